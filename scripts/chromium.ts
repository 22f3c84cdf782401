import { createRequire } from 'node:module'
import type * as Playwright from 'playwright'
import { findChromium, isProgram } from '@tumpak/contract-kit/find-chromium.ts'
import { installByApt, run } from './apt.ts'

/** Debian packages of the browser, the lightest first; a release may lack the headless shell. */
const BROWSERS = ['chromium-headless-shell', 'chromium']

/** Android's font, which has Vietnamese and the peso sign, and emoji: otherwise screenshots show boxes. */
const FONTS = ['fonts-roboto-unhinted', 'fonts-dejavu-core', 'fonts-noto-color-emoji']

/** The Chromium that Playwright has downloaded, if any. */
function findDownload(): string | undefined {
  // Imported lazily: only this needs Playwright.
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof Playwright
  return [chromium.executablePath()].find(isProgram)
}

/**
 * The path of a Chromium, installed if missing: by apt as root or, in CI, by sudo, else by Playwright's download.
 * Throws with instructions for a manual installation.
 */
export function ensureChromium(): string {
  const found = findChromium() ?? findDownload()
  if (found !== undefined) return found
  const lists = BROWSERS.map((browser) => [browser, ...FONTS])
  const failures = [installByApt('Chromium and fonts', ...lists), installByPlaywright()].filter(
    (failure) => failure !== undefined,
  )
  const installed = findChromium() ?? findDownload()
  if (installed !== undefined) return installed
  throw new Error(
    [
      'Chromium is missing and could not be installed.',
      ...failures.map((failure) => `  ${failure}`),
      'Install Chromium or Google Chrome (Debian, Ubuntu: sudo apt-get install chromium),',
      'or set the path: TUMPAK_CHROMIUM=/path/to/chrome npm test',
    ].join('\n'),
  )
}

/** Downloads Playwright's Chromium, which needs no root. Returns the error, if any. */
function installByPlaywright(): string | undefined {
  if (findChromium() !== undefined) return undefined
  console.log('Installing Chromium: playwright install chromium')
  const failure = run(['npx', 'playwright', 'install', 'chromium'])
  return failure === undefined ? undefined : `playwright install chromium: ${failure}`
}
