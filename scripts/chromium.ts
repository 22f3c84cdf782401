import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import type * as Playwright from 'playwright'
import { findChromium, isProgram } from '@tumpak/contract-kit/find-chromium.ts'

/** Debian packages of the browser, the lightest first; a release may lack the headless shell. */
const BROWSERS = ['chromium-headless-shell', 'chromium']

/** Android's font, which has Vietnamese and the peso sign, and emoji: otherwise screenshots show boxes. */
const FONTS = ['fonts-roboto-unhinted', 'fonts-dejavu-core', 'fonts-noto-color-emoji']

/** Seconds that apt waits for another program's lock. */
const LOCK_SECONDS = '600'

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
  const failures = [installByApt(), installByPlaywright()].filter((failure) => failure !== undefined)
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

/** Installs with apt if that needs no confirmation. Returns the error, if any. */
function installByApt(): string | undefined {
  if (spawnSync('apt-get', ['--version']).status !== 0) return undefined
  const isRoot = process.getuid?.() === 0
  if (!isRoot && process.env.CI === undefined) return undefined
  const apt = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q']
  console.log(`Installing Chromium and fonts: apt-get install ${[BROWSERS[0], ...FONTS].join(' ')}`)
  let failure = run([...apt, 'update'])
  for (const browser of BROWSERS) {
    const options = ['-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`, '-y', '--no-install-recommends']
    failure = run([...apt, 'install', ...options, browser, ...FONTS])
    if (failure === undefined) return undefined
  }
  return `apt-get: ${failure ?? ''}`
}

/** Downloads Playwright's Chromium, which needs no root. Returns the error, if any. */
function installByPlaywright(): string | undefined {
  if (findChromium() !== undefined) return undefined
  console.log('Installing Chromium: playwright install chromium')
  const failure = run(['npx', 'playwright', 'install', 'chromium'])
  return failure === undefined ? undefined : `playwright install chromium: ${failure}`
}

/** Runs quietly; returns the last lines of output if the command failed. */
function run([command = '', ...args]: string[]): string | undefined {
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (status === 0) return undefined
  return error?.message ?? `${stdout}\n${stderr}`.trim().split('\n').slice(-5).join('\n    ')
}
