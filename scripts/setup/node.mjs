import { execFileSync } from 'node:child_process'
import { inRoot } from './root.mjs'

/** Our code is TypeScript that Node runs by itself, and several tools ask for this one. */
const LEAST_MAJOR = 24

/**
 * Path of a Node that is new enough: the one that runs this, else the one among the dependencies
 * (an npm package, since a machine may have Node 20). Call it after `ensureDependencies`.
 * Throws an error that says what to install where neither will do.
 */
export function findNode() {
  if (major(process.version) >= LEAST_MAJOR) return process.execPath
  const own = inRoot('node_modules/.bin/node')
  try {
    if (major(execFileSync(own, ['--version'], { encoding: 'utf8' })) >= LEAST_MAJOR) return own
  } catch {
    // Said below: there is none for this platform, or it does not run here.
  }
  throw new Error(
    `Node ${LEAST_MAJOR} or newer is needed. This is ${process.version}, and the dependencies bring a newer one ` +
      `for Linux on x64 and arm64 only (this is ${process.platform}-${process.arch}). Install it from https://nodejs.org`,
  )
}

/** @param {string} version such as v24.21.0 */
function major(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0)
}
