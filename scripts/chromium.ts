import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import type * as Playwright from 'playwright'

/** Commands of a system browser. The headless shell starts in half the time and uses half the CPU. */
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Debian packages of the browser, the lightest first; a release may lack the headless shell. */
const BROWSERS = ['chromium-headless-shell', 'chromium']

/** Android's font, which has Vietnamese and the peso sign, and emoji: otherwise screenshots show boxes. */
const FONTS = ['fonts-roboto-unhinted', 'fonts-dejavu-core', 'fonts-noto-color-emoji']

/** Seconds that apt waits for another program's lock. */
const LOCK_SECONDS = '600'

/**
 * The machine's own Chromium: TUMPAK_CHROMIUM, or a command in PATH; undefined if there is none, so that Playwright
 * uses its download. Throws if TUMPAK_CHROMIUM is not a program.
 */
export function findChromium(): string | undefined {
  const chosen = process.env.TUMPAK_CHROMIUM
  if (chosen) {
    if (isProgram(chosen)) return chosen
    throw new Error(`TUMPAK_CHROMIUM is "${chosen}", which is not a program.`)
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'].filter(Boolean)
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command))).find(isProgram)
}

/** The Chromium that Playwright has downloaded, if any. */
function findDownload(): string | undefined {
  // Imported lazily: the conformance harness uses this module without Playwright too.
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

/** Flags that Chromium needs to start as root, or to make no requests of its own. */
export function chromiumArguments(): string[] {
  const quiet = [
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
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

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
