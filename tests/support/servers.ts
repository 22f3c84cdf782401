import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** The mock and the built app over it, as a player would reach them. */
export interface Servers {
  mockUrl: string
  appUrl: string
  stop(): Promise<void>
}

/** One server, and how to stop it. */
interface Started {
  url: string
  stop(): Promise<void>
}

/** A server that does not answer within this many milliseconds has failed. */
const READY_MS = 120_000

/**
 * Starts the mock and the preview of the built app (section "Commands" of the README) on free ports.
 * @param dist where the built app is, from the root of the project
 * @param now an instant at which the mock's clock stands still
 * @param appPort of the app, if it is free
 */
export async function startServers(dist = 'dist', now?: string, appPort?: number): Promise<Servers> {
  const mock = await startMock(now)
  const preview = await startPreview(mock.url, dist, appPort)
  return {
    mockUrl: mock.url,
    appUrl: preview.url,
    stop: async () => {
      await Promise.all([preview.stop(), mock.stop()])
    },
  }
}

/** Starts the preview of a built app on a free port, on `wanted` if that is free. */
export async function startPreview(mockUrl: string, dist: string, wanted?: number): Promise<Started> {
  const port = await freePort(wanted)
  const url = `http://127.0.0.1:${String(port)}`
  const preview = run(['scripts/preview.ts', '--port', String(port), '--api', mockUrl, '--dist', dist])
  await answering(`${url}/`, preview)
  return { url, stop: () => stopped(preview) }
}

/** Starts the mock alone on a free port. */
export async function startMock(now?: string): Promise<Started> {
  const port = await freePort()
  const url = `http://127.0.0.1:${String(port)}`
  const mock = run(['mocks/main.ts', '--port', String(port), '--quiet', ...(now === undefined ? [] : ['--now', now])])
  await answering(`${url}/__mock/personas`, mock)
  return { url, stop: () => stopped(mock) }
}

/** Starts one of our programs with this Node. Its errors are ours to see. */
export function run(words: string[], added: Record<string, string> = {}): ChildProcess {
  // A build in this process sets NODE_ENV, and Prism's command line breaks where it says production.
  const { NODE_ENV: _, ...env } = process.env
  return spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...env, ...added } })
}

/** Asks a program to stop and waits until it has. */
export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Waits until an address answers at all. Throws when the program ends first or says nothing for two minutes. */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${url}: the server ended with code ${String(child.exitCode)}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer !== undefined) {
      await answer.arrayBuffer()
      return
    }
    await new Promise((again) => setTimeout(again, 50))
  }
  throw new Error(`${url} does not answer`)
}

/**
 * A port that nothing listens on just now.
 * @param wanted if it is free
 */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer()
  server.listen(wanted, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
