// Usage: node scripts/bootstrap.mjs SCRIPT [arguments]. Prepares a bare machine and runs an npm script there. Plain
// JavaScript, because it must run on whatever Node is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LEAST_MAJOR = 24
/** Platforms for which package.json lists Node as an optional dependency. */
const BRINGS_NODE = ['linux-x64', 'linux-arm64']
/** A copy of the lockfile that node_modules was installed from. */
const STAMP = resolve(ROOT, 'node_modules/.tumpak-installed')

const [script, ...args] = process.argv.slice(2)
try {
  if (script === undefined) throw new Error('Usage: node scripts/bootstrap.mjs SCRIPT [arguments]')
  checkPlatform()
  installDependencies()
  run(script)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Throws with the required Node version if neither this one nor a dependency fits. */
function checkPlatform() {
  if (process.platform === 'win32')
    throw new Error('On Windows, use WSL: https://learn.microsoft.com/windows/wsl/install')
  const platform = `${process.platform}-${process.arch}`
  if (Number.parseInt(process.versions.node) >= LEAST_MAJOR || BRINGS_NODE.includes(platform)) return
  throw new Error(
    `Tumpak needs Node ${LEAST_MAJOR} or newer, and this is ${process.version}. ` +
      'Install the version in .nvmrc: "nvm install", "fnm install", or https://nodejs.org',
  )
}

/** Runs `npm ci` unless node_modules is installed for this lockfile and platform. Throws if npm fails. */
function installDependencies() {
  const lockfile = readFileSync(resolve(ROOT, 'package-lock.json'))
  const stamp = `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform}-${process.arch}`
  const isInstalled = existsSync(resolve(ROOT, 'node_modules/.bin'))
  if (isInstalled && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  console.log('Installing dependencies: npm ci (about half a minute)')
  const result = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    // npm ci deletes node_modules/.bin, including a Node that runs from there.
    env: { ...process.env, PATH: pathWithoutModules() },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (result.status !== 0) throw new Error(`npm ci failed${result.error ? `: ${result.error.message}` : '.'}`)
  writeFileSync(STAMP, stamp)
}

function pathWithoutModules() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter)
}

/**
 * Runs an npm script and exits with its result. npm puts node_modules/.bin, and so the right Node, first in PATH.
 * @param {string} name
 */
function run(name) {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], { cwd: ROOT, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A terminal sends SIGINT to the child too.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)))
  }
  child.once('error', (error) => {
    console.error(`npm could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.once('exit', (code) => (process.exitCode = code ?? 1))
}
