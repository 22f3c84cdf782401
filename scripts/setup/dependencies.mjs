import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { inRoot } from './root.mjs'

const LOCKFILE = inRoot('package-lock.json')
/** npm's own account of what it has put into node_modules. */
const INSTALLED = inRoot('node_modules/.package-lock.json')
/** Ours: the lockfile that node_modules was last seen to agree with. */
const STAMP = inRoot('node_modules/.tumpak-installed')

/**
 * Makes node_modules agree with package-lock.json: `npm ci` where it is absent or another one.
 * Costs a few milliseconds when nothing is to be done. Throws when npm fails.
 * @param {(line: string) => void} [say] told in one line that it is installing
 */
export function ensureDependencies(say = console.log) {
  const lockfile = readFileSync(LOCKFILE)
  const stamp = `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform}-${process.arch}`
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  if (!agreesWithInstalled(JSON.parse(lockfile.toString('utf8')))) {
    say('Installing dependencies: npm ci (about half a minute)')
    installAll()
  }
  writeFileSync(STAMP, stamp)
}

/**
 * Whether npm has already installed just this lockfile, by `npm ci` or `npm install` by hand.
 * Packages for other platforms are optional, and absent by right.
 * @param {{packages: Record<string, {version?: string, optional?: boolean, peer?: boolean, link?: boolean}>}} wanted
 */
function agreesWithInstalled(wanted) {
  if (!existsSync(INSTALLED)) return false
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages
  const paths = Object.keys(wanted.packages).filter((path) => path.startsWith('node_modules/'))
  if (Object.keys(installed).some((path) => path.startsWith('node_modules/') && wanted.packages[path] === undefined))
    return false
  return paths.every((path) => {
    const [want, have] = [wanted.packages[path], installed[path]]
    return have === undefined ? want?.optional === true : have.version === want?.version
  })
}

function installAll() {
  // Without node_modules/.bin: its node is about to be removed and laid anew.
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: inRoot(),
    env: { ...process.env, PATH: folders.join(delimiter) },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 26,
  })
  if (result.status === 0) return
  throw new Error(`npm ci failed:\n${result.error?.message ?? `${result.stdout}\n${result.stderr}`.trim()}`)
}
