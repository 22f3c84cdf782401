/**
 * A lockfile of npm, with the fields that matter here.
 * @typedef {{ packages: { [path: string]: { version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[] } } }} Lockfile
 */

/**
 * Whether node_modules has what the lockfile names, for this platform, whoever installed it.
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile | undefined} found node_modules/.package-lock.json, which npm writes last
 * @param {{ platform: string, arch: string, needsNode: boolean }} machine `needsNode`: the system's Node is too old
 */
export function isInstalled(wanted, found, { platform, arch, needsNode }) {
  if (found === undefined) return false
  const installed = Object.entries(found.packages)
  // A release raises the versions of our own packages, which are links.
  const isOurs = (/** @type {string} */ path) => !path.includes('node_modules/')
  const isSame = installed.every(([path, { version }]) => isOurs(path) || wanted.packages[path]?.version === version)
  // A folder that was copied from another machine has its native parts.
  const isForHere = installed.every(
    ([, { os, cpu }]) => (os?.includes(platform) ?? true) && (cpu?.includes(arch) ?? true),
  )
  const isComplete = Object.entries(wanted.packages).every(
    ([path, { optional }]) => isOurs(path) || optional === true || path in found.packages,
  )
  const hasNode = !needsNode || `node_modules/node-${platform}-${arch}` in found.packages
  return isSame && isForHere && isComplete && hasNode
}
