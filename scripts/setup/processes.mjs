import { spawn } from 'node:child_process'
import { dirname, delimiter } from 'node:path'
import { ROOT, inRoot } from './root.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{code: number, signal: NodeJS.Signals | null}} Exit */

/** A process that was asked to stop is killed after this many milliseconds. */
const STOP_MS = 5_000

/**
 * The environment for our own programs: the chosen Node and the tools of the repository come
 * first in PATH, so that a `node` that they start is the same one.
 * @param {string} node path of Node
 * @param {NodeJS.ProcessEnv} [more]
 */
export function environment(node, more = {}) {
  const path = [dirname(node), inRoot('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, PATH: path, ...more }
}

/**
 * Starts a program in a process group of its own, so that `stopGroup` reaches all it started.
 * @param {string} command
 * @param {string[]} args
 * @param {{env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions}} [options]
 * @returns {ChildProcess}
 */
export function startGroup(command, args, { env = process.env, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  return spawn(command, args, { cwd: ROOT, env, stdio, detached: true })
}

/**
 * Waits for the end of a process. Resolves also when it could not be started (code 127).
 * @param {ChildProcess} child
 * @returns {Promise<Exit>}
 */
export function ended(child) {
  return new Promise((settle) => {
    child.once('error', () => settle({ code: 127, signal: null }))
    child.once('close', (code, signal) => settle({ code: code ?? 1, signal }))
  })
}

/**
 * Asks a process group to stop, and kills what has not stopped in time.
 * @param {ChildProcess} child started by `startGroup`
 */
export async function stopGroup(child) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = ended(child)
  signalGroup(child.pid, 'SIGTERM')
  const timer = setTimeout(() => child.pid !== undefined && signalGroup(child.pid, 'SIGKILL'), STOP_MS)
  await gone
  clearTimeout(timer)
}

/**
 * @param {number} group
 * @param {NodeJS.Signals} signal
 */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal)
  } catch {
    // Already gone.
  }
}

/**
 * Calls back once, on the first Ctrl-C, SIGTERM or SIGHUP.
 * @param {(signal: NodeJS.Signals) => void} callback
 */
export function onStopSignal(callback) {
  let called = false
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (called) return
      called = true
      callback(signal)
    })
  }
}
