// Usage: node scripts/bootstrap.mjs [options of Node] SCRIPT [arguments]. Prepares a bare machine and runs a script of
// this folder there.
// Plain JavaScript, because it must run on whatever Node is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './bootstrap/is-installed.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MIN_NODE_MAJOR = 24
/** Platforms for which package.json lists Node as an optional dependency. */
const BRINGS_NODE = ['linux-x64', 'linux-arm64']
const PARENT_POLL_MS = 500

const words = process.argv.slice(2)
const scriptAt = words.findIndex((word) => !word.startsWith('-'))
const [script, ...args] = words.slice(scriptAt)
try {
  if (scriptAt < 0 || script === undefined)
    throw new Error('Usage: node scripts/bootstrap.mjs [options of Node] SCRIPT [arguments]')
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
  if (hasNode() || BRINGS_NODE.includes(platform)) return
  throw new Error(
    `Tumpak needs Node ${MIN_NODE_MAJOR} or newer, and this is ${process.version}. ` +
      'Install the version in .nvmrc: "nvm install", "fnm install", or https://nodejs.org',
  )
}

/** Runs `npm ci` unless node_modules has what the lockfile names. Throws if npm fails. */
function installDependencies() {
  const machine = { platform: process.platform, arch: process.arch, needsNode: !hasNode() }
  if (isInstalled(readLock('package-lock.json'), readLock('node_modules/.package-lock.json'), machine)) return
  console.log('Installing dependencies: npm ci (about half a minute)')
  // Whatever npm is configured to leave out, or to refuse on this Node: the tools are dev dependencies, and run on ours.
  const included = ['--include=dev', '--include=optional', '--no-engine-strict']
  const result = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', ...included, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: ROOT,
      // npm ci deletes node_modules/.bin, including a Node that runs from there.
      env: { ...process.env, PATH: pathWithoutModules() },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  if (result.status !== 0) throw new Error(`npm ci failed${result.error ? `: ${result.error.message}` : '.'}`)
}

/**
 * A lockfile; undefined if it is missing.
 * @param {string} path from the root
 */
function readLock(path) {
  return existsSync(resolve(ROOT, path)) ? JSON.parse(readFileSync(resolve(ROOT, path), 'utf8')) : undefined
}

function hasNode() {
  return Number.parseInt(process.versions.node) >= MIN_NODE_MAJOR
}

function pathWithoutModules() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.includes('node_modules')).join(delimiter)
}

/**
 * Runs a script and exits with its result: directly, without npm and a shell between, which would not pass all signals
 * on. Puts node_modules/.bin, and so the right Node, first in PATH.
 * @param {string} name
 */
function run(name) {
  const bin = resolve(ROOT, 'node_modules/.bin')
  const own = resolve(bin, 'node')
  // A production environment would build React without what the dev server and the tests need. The backend must know it.
  const { NODE_ENV: _, ...env } = process.env
  if (name.includes('backend') && process.env.NODE_ENV !== undefined) env.NODE_ENV = process.env.NODE_ENV
  const child = spawn(
    !hasNode() && existsSync(own) ? own : process.execPath,
    [...words.slice(0, scriptAt), resolve(ROOT, 'scripts', name), ...args],
    {
      cwd: ROOT,
      env: { ...env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
      stdio: 'inherit',
    },
  )
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A terminal sends SIGINT to the child too.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)))
  }
  // npm does not pass each signal on; without it nobody would end the servers.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, PARENT_POLL_MS).unref()
  child.once('error', (error) => {
    console.error(`Node could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.once('exit', (code) => (process.exitCode = code ?? 1))
}
