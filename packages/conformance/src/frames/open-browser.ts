import type { Browser } from 'playwright'
import { chromiumArguments, findChromium } from '@tumpak/contract-kit/find-chromium.ts'

/** Chromium blocks frames on this machine for pages of unknown networks, such as the app's simulated page. */
const OWN_NETWORK = '--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessForSubframeNavigations'

/** Whether Chromium runs without its sandbox, so that a hostile page could attack this machine. */
export function isUnsandboxed(): boolean {
  return chromiumArguments().includes('--no-sandbox')
}

/** Thrown if no browser is available. The message says what to install. */
export class NoBrowser extends Error {}

/** Starts a headless Chromium. Throws NoBrowser if Playwright or the browser is missing. */
export async function openBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright').catch((cause: unknown) => {
    throw new NoBrowser('framed pages need a browser: npm install playwright', { cause })
  })
  try {
    const executablePath = findChromium()
    return await chromium.launch({
      args: [...chromiumArguments(), OWN_NETWORK],
      ...(executablePath !== undefined && { executablePath }),
    })
  } catch (cause) {
    const [why = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
    const advice = 'npx playwright install chromium, or set TUMPAK_CHROMIUM=/path/to/chrome'
    throw new NoBrowser(`no Chromium can be started (${why}): ${advice}`, { cause })
  }
}
