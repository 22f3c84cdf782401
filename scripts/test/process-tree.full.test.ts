import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inRoot } from '../root.ts'
import { freePort } from '../../tests/support/servers.ts'
import { isAlive, listTree, stopTree } from './process-tree.ts'

/** Starts a command, and resolves with its tree once it prints `text`. */
async function startTree(
  command: string,
  args: string[],
  text: string,
): Promise<{ child: ChildProcess; tree: number[] }> {
  // Without the variables by which the tests run: they change what Vite does.
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined, NO_COLOR: '1' }
  const child = spawn(command, args, { cwd: inRoot(), env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      printed += String(piece)
      if (printed.includes(text)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`${command} ended with ${String(code)}: ${printed}`)))
  })
  const tree = listTree(child.pid ?? 0)
  onTestFinished(() => stopTree(tree[0] ?? 0, tree))
  return { child, tree }
}

describe('stopTree', () => {
  it('ends processes that have a group of their own, and those that ignore the signal to end', async () => {
    const deaf = "process.on('SIGTERM', () => {}); console.log('ready'); setInterval(() => {}, 1000)"
    const parent = `
      const { spawn } = require('node:child_process')
      spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { detached: true, stdio: 'inherit' })
      setInterval(() => {}, 1000)`
    const { tree } = await startTree(process.execPath, ['-e', parent], 'ready')
    expect(tree).toHaveLength(2)
    await stopTree(tree[0] ?? 0, tree, 300)
    await expect.poll(() => tree.filter(isAlive)).toEqual([])
  })
})

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('leaves nothing behind when npm gets %s', async (name) => {
    const ports = ['--port', String(await freePort()), '--mock-port', String(await freePort())]
    const { child, tree } = await startTree('npm', ['start', '--', ...ports], 'Ctrl-C stops both')
    expect(tree.length).toBeGreaterThan(2)
    const ended = once(child, 'exit')
    child.kill(name)
    await ended
    await expect.poll(() => tree.filter(isAlive)).toEqual([])
  })
})
