// Usage: node scripts/run.mjs TARGET [arguments]
// Runs a file of this repository with a Node that is new enough, on dependencies that are there.
import { spawn } from 'node:child_process'
import { ensureDependencies } from './setup/dependencies.mjs'
import { findNode } from './setup/node.mjs'
import { environment } from './setup/processes.mjs'
import { ROOT } from './setup/root.mjs'

const [target, ...args] = process.argv.slice(2)

try {
  if (target === undefined) throw new Error('Usage: node scripts/run.mjs TARGET [arguments]')
  // To stderr: what a target prints may be read by another program.
  ensureDependencies(console.error)
  run(findNode(), [target, ...args])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * @param {string} node
 * @param {string[]} words
 */
function run(node, words) {
  const child = spawn(node, words, { cwd: ROOT, env: environment(node), stdio: 'inherit' })
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal has told the child already: twice would read as "stop at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    })
  }
  child.once('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.once('exit', (code, signal) => {
    if (signal === null) {
      process.exitCode = code ?? 1
      return
    }
    // End as the child did, so that whoever waits for us sees the same.
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}
