import { createRequire } from 'node:module'
import type * as Playwright from 'playwright'
import { chromiumArguments, findChromium, isProgram } from '@tumpak/contract-kit/find-chromium.ts'
import { installByApt, run } from './apt.ts'
import { inRoot } from './root.ts'

/** Debian packages of the browser, the lightest first; a release may lack the headless shell. */
const PACKAGES = [['chromium-headless-shell'], ['chromium']]

/** The fonts of a test or a picture: those of Android, or one as wide as any system's. */
export type Font = 'roboto' | 'wide'

// Imported lazily: few scripts need Playwright.
const loadPlaywright = () => createRequire(import.meta.url)('playwright') as typeof Playwright

/** The Chromium that Playwright has downloaded, if any. */
function findDownload(): string | undefined {
  return [loadPlaywright().chromium.executablePath()].find(isProgram)
}

/**
 * The path of a Chromium, installed if missing: by apt as root or, in CI, by sudo, else by Playwright's download.
 * Throws with instructions for a manual installation.
 */
export function ensureChromium(): string {
  const found = findChromium() ?? findDownload()
  if (found !== undefined) return found
  const failures = [installByApt('Chromium', ...PACKAGES), installByPlaywright()].filter(
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

/**
 * The environment of a Chromium that draws with fonts of npm packages, whatever the machine has. On macOS it changes
 * nothing: Chromium has the system's fonts there.
 */
export function getFontEnvironment(font: Font = 'roboto'): NodeJS.ProcessEnv {
  return { ...process.env, FONTCONFIG_FILE: inRoot(`scripts/fonts/${font}.conf`) }
}

/** How tests start Chromium, with further arguments; Playwright's download if the machine has none. */
export function getLaunchOptions(args: readonly string[] = [], font?: Font): Playwright.LaunchOptions {
  return { executablePath: findChromium(), args: [...chromiumArguments(), ...args], env: getFontEnvironment(font) }
}

/** Starts a headless Chromium, which is installed if missing. */
export function launchChromium(args?: readonly string[], font?: Font): Promise<Playwright.Browser> {
  return loadPlaywright().chromium.launch({ ...getLaunchOptions(args, font), executablePath: ensureChromium() })
}
