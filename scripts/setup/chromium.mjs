import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inRoot } from './root.mjs'

/**
 * Names under which systems install a browser that Playwright can drive. The headless shell is the same browser less its
 * window: it starts in half the time and takes half the processor.
 */
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Debian packages of the browser, the lightest first; a release may lack the headless shell. */
const BROWSERS = ['chromium-headless-shell', 'chromium']

/**
 * Android's own face (Roboto has Vietnamese and the peso sign, Liberation here has neither), and emoji. Without them a
 * picture of a screen shows boxes.
 */
const FONTS = ['fonts-roboto-unhinted', 'fonts-dejavu-core', 'fonts-noto-color-emoji']

/** Another program may hold the package lock for a while: seconds that apt waits for it. */
const LOCK_SECONDS = '600'

/**
 * Path of a Chromium that is already here, or undefined. Looks at TUMPAK_CHROMIUM, then at the
 * commands in PATH, then at what Playwright has downloaded.
 * Throws when TUMPAK_CHROMIUM names no program: a wrong setting must not be passed over.
 * @returns {string | undefined}
 */
export function findChromium() {
  const chosen = process.env.TUMPAK_CHROMIUM
  if (chosen) {
    if (isProgram(chosen)) return chosen
    throw new Error(`TUMPAK_CHROMIUM is "${chosen}", which is no program.`)
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  for (const command of COMMANDS) {
    for (const folder of folders) {
      const path = join(folder, command)
      if (folder !== '' && isProgram(path)) return path
    }
  }
  return playwrightChromium()
}

/**
 * Path of a Chromium, installed first where there is none: by apt on Debian and Ubuntu
 * (as root or with sudo that asks no password), else by Playwright's own download.
 * Throws an error that says what to install by hand.
 * @param {(line: string) => void} [say] told in one line what is being installed
 * @returns {string}
 */
export function ensureChromium(say = console.log) {
  const found = findChromium()
  if (found !== undefined) return found
  const tried = []
  const sudo = aptPrefix()
  if (sudo !== undefined) {
    say(`Installing Chromium and fonts: apt-get install ${[BROWSERS[0], ...FONTS].join(' ')}`)
    const failure = installByApt(sudo)
    const installed = failure === undefined ? findChromium() : undefined
    if (installed !== undefined) return installed
    tried.push(`apt-get: ${failure ?? 'installed, but no chromium command came of it'}`)
  }
  say('Installing Chromium: playwright install chromium')
  const failure = run([process.execPath, inRoot('node_modules/playwright/cli.js'), 'install', 'chromium'])
  const downloaded = failure === undefined ? findChromium() : undefined
  if (downloaded !== undefined) return downloaded
  tried.push(`playwright install chromium: ${failure ?? 'no browser came of it'}`)
  throw new Error(
    [
      'No Chromium is here, and none could be installed.',
      ...tried.map((line) => `  ${line}`),
      'Install Chromium or Google Chrome yourself (Debian, Ubuntu: sudo apt-get install chromium),',
      'or name the program: TUMPAK_CHROMIUM=/path/to/chrome npm test',
    ].join('\n'),
  )
}

/** Flags without which Chromium does not start as root, or asks the network for things of its own. */
export function chromiumArguments() {
  const quiet = [
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
}

function playwrightChromium() {
  try {
    const path = execFileSync(process.execPath, ['-p', 'require("playwright").chromium.executablePath()'], {
      cwd: inRoot(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    return isProgram(path) ? path : undefined
  } catch {
    // Playwright itself is not installed yet: then it has downloaded nothing either.
    return undefined
  }
}

/**
 * Words to put before apt-get, or undefined where apt-get may not be used.
 * @returns {string[] | undefined}
 */
function aptPrefix() {
  if (!succeeds(['apt-get', '--version'])) return undefined
  if (process.getuid?.() === 0) return []
  return succeeds(['sudo', '-n', 'true']) ? ['sudo', '-n'] : undefined
}

/**
 * @param {string[]} sudo words to put before apt-get
 * @returns {string | undefined} what went wrong
 */
function installByApt(sudo) {
  const apt = [
    ...sudo,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-q',
    '-o',
    `DPkg::Lock::Timeout=${LOCK_SECONDS}`,
  ]
  const install = (/** @type {string} */ browser) =>
    run([...apt, 'install', '-y', '--no-install-recommends', browser, ...FONTS])
  const [lightest = '', ...others] = BROWSERS
  let failure = run([...apt, 'update']) ?? install(lightest)
  for (const browser of others) if (failure !== undefined) failure = install(browser)
  return failure
}

/**
 * Runs quietly; undefined when it went well, else the last lines that it printed.
 * @param {string[]} words
 * @returns {string | undefined}
 */
function run([command = '', ...args]) {
  const result = spawnSync(command, args, {
    cwd: inRoot(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 26,
  })
  if (result.status === 0) return undefined
  if (result.error) return result.error.message
  const lines = `${result.stdout}\n${result.stderr}`.trim().split('\n')
  return lines.slice(-5).join('\n    ')
}

/** @param {string[]} words */
function succeeds([command = '', ...args]) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
