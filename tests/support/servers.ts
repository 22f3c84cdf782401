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

/** Folders that the e2e run builds into, from the root: never dist/, which stays what a deployment gets. */
export const APP_DIST = '.cache/e2e-app'
export const GALLERY_DIST = '.cache/e2e-gallery'

/** A server that does not response within this many milliseconds has failed. */
const READY_MS = 120_000

/**
 * Starts the mock and the preview of a built app on free ports.
 * @param dist folder of the built app, from the root of the project
 * @param now an instant at which the mock's clock stands still
 * @param appPort of the app, if it is free
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

/** Starts the preview of a built app on a port, or on a free one. Throws where the port is taken. */
export function startPreview(mockUrl: string, dist: string, port?: number): Promise<Started> {
  const words = ['scripts/preview.ts', '--api', mockUrl, '--dist', dist]
  return start([...words, ...(port === undefined ? [] : ['--port', String(port)])], /Preview: (http:\S+?)\/? /)
}

/** Starts the development server over a mock, on a free port. */
export async function startDev(mockUrl: string): Promise<Started> {
  const words = ['node_modules/vite/bin/vite.js', '--port', String(await freePort()), '--strictPort']
  // A test runner asks for colours, which would stand within the address.
  return start(words, /Local:\s+(http:\S+?)\/?\s/, { MOCK_URL: mockUrl, NO_COLOR: '1', FORCE_COLOR: '0' })
}

/** Starts the mock alone, on a free port unless one is given. */
export function startMock({ now, port = 0 }: { now?: string | undefined; port?: number } = {}): Promise<Started> {
  const words = ['mocks/main.ts', '--port', String(port), '--quiet', ...(now === undefined ? [] : ['--now', now])]
  return start(words, /mock server (http:\S+)/)
}

/** Starts a server of ours and reads its address from what it prints. */
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

/** Starts a program with this Node. Its errors are shown. */
export function run(
  words: string[],
  added: Record<string, string> = {},
  stdout: 'ignore' | 'pipe' = 'ignore',
): ChildProcess {
  // A build in this process sets NODE_ENV, and Prism's command line breaks where it says production.
  const { NODE_ENV: _, ...env } = process.env
  return spawn(process.execPath, words, { stdio: ['ignore', stdout, 'inherit'], env: { ...env, ...added } })
}

/** Asks a program to stop and waits until it has. */
export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Waits until an address answers at all. Throws when the program ends first or says nothing for two minutes. */
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
  throw new Error(`${url} does not answer`)
}

/** A port that nothing listens on just now. */
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
