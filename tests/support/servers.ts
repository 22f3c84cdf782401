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

/** The folders that the e2e run builds into, from the root. Not dist/, which stays the deployable build. */
export const APP_DIST = '.cache/e2e-app'
export const GALLERY_DIST = '.cache/e2e-gallery'

/** A server that does not respond within this many milliseconds has failed. */
const READY_MS = 120_000

/**
 * Starts the mock and the preview of a built app on free ports.
 * @param dist folder of the built app, from the project's root
 * @param now an instant at which the mock's clock stands still
 * @param appPort the app's port, if it is free
 */
export async function startServers(dist = 'dist', now?: string, appPort?: number): Promise<Servers> {
  const mock = await startMock({ now })
  const preview = await startPreview(mock.url, dist, appPort).catch(() => startPreview(mock.url, dist))
  return {
    mockUrl: mock.url,
    appUrl: preview.url,
    stop: async () => {
      await Promise.all([preview.stop(), mock.stop()])
    },
  }
}

/** Starts the preview of a built app on a port, or on a free one. Throws if the port is taken. */
export function startPreview(mockUrl: string, dist: string, port?: number): Promise<Started> {
  const words = ['scripts/preview.ts', '--api', mockUrl, '--dist', dist]
  return start([...words, ...(port === undefined ? [] : ['--port', String(port)])], /Preview: (http:\S+?)\/? /)
}

/** Starts the development server over a mock, on a free port. */
export async function startDev(mockUrl: string): Promise<Started> {
  const words = ['node_modules/vite/bin/vite.js', '--port', String(await freePort()), '--strictPort']
  // A test runner requests colors, whose codes would be within the address.
  return start(words, /Local:\s+(http:\S+?)\/?\s/, { MOCK_URL: mockUrl, NO_COLOR: '1', FORCE_COLOR: '0' })
}

/** Starts the documentation with its own mock, on a free port. */
export async function startDocs(): Promise<Started> {
  return start(['scripts/docs.ts', '--port', String(await freePort())], /(http:\S+?)\/?\s/)
}

/** Starts the mock alone, on a free port unless one is given. */
export function startMock({ now, port = 0 }: { now?: string | undefined; port?: number } = {}): Promise<Started> {
  const words = ['mocks/main.ts', '--port', String(port), '--quiet', ...(now === undefined ? [] : ['--now', now])]
  return start(words, /mock server (http:\S+)/)
}

/** Starts one of our servers and reads its address from its output. */
async function start(words: string[], address: RegExp, env: Record<string, string> = {}): Promise<Started> {
  const child = run(words, env, 'pipe')
  let printed = ''
  const url = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (part: Buffer) => {
      printed += part.toString()
      const found = address.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`${words.join(' ')} ended with code ${String(code)}`)))
  })
  return { url: await url, stop: () => stopped(child) }
}

/** Starts a program with this Node; its errors are shown. */
export function run(
  words: string[],
  added: Record<string, string> = {},
  stdout: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  // A build in this process sets NODE_ENV to production, which breaks Prism's command line.
  const { NODE_ENV: _, ...env } = process.env
  return spawn(process.execPath, words, { stdio: ['ignore', stdout, 'inherit'], env: { ...env, ...added } })
}

/** Stops a program and waits until it has ended. */
export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Waits until an address responds at all. Throws if the program ends first, or after two minutes. */
export async function waitUntilResponding(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${url}: the server ended with code ${String(child.exitCode)}`)
    const response = await fetch(url).catch(() => undefined)
    if (response !== undefined) {
      await response.arrayBuffer()
      return
    }
    await new Promise((again) => setTimeout(again, 50))
  }
  throw new Error(`${url} does not respond`)
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
