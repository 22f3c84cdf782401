import { spawnSync } from 'node:child_process'

/** The lists of packages are read once. */
let isUpdated = false

/** Seconds that apt waits for another program's lock. */
const LOCK_SECONDS = '600'

/**
 * Installs the first of several lists of Debian packages that can be installed, if apt needs no confirmation: as root or,
 * in CI, by sudo. Returns the error; undefined on success, or where apt may not be used.
 */
export function installByApt(what: string, ...lists: (readonly string[])[]): string | undefined {
  if (spawnSync('apt-get', ['--version']).status !== 0) return undefined
  const isRoot = process.getuid?.() === 0
  if (!isRoot && process.env.CI === undefined) return undefined
  // Run level 1: a package that brings a service does not start it.
  const env = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1']
  const apt = [...(isRoot ? [] : ['sudo', '-n']), ...env, 'apt-get', '-q']
  console.log(`Installing ${what}: apt-get install ${(lists[0] ?? []).join(' ')}`)
  let failure = isUpdated ? undefined : run([...apt, 'update'])
  isUpdated = true
  for (const packages of lists) {
    const options = ['-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`, '-y', '--no-install-recommends']
    failure = run([...apt, 'install', ...options, ...packages])
    if (failure === undefined) return undefined
  }
  return `apt-get: ${failure ?? ''}`
}

/** Runs quietly; returns the last lines of output if the command failed. */
export function run([command = '', ...args]: string[]): string | undefined {
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 })
  if (status === 0) return undefined
  return error?.message ?? `${stdout}\n${stderr}`.trim().split('\n').slice(-5).join('\n    ')
}
