import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { createLogger, createServer } from 'vite'
import { afterEach, expect, it } from 'vitest'
import { ignoreClosedSockets, proxyTable } from './proxy.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Starts a server that resets each socket as it opens, and returns its address. */
async function startResetting(): Promise<string> {
  const server = createHttpServer()
  server.on('upgrade', ({ socket }) => socket.resetAndDestroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Opens a socket through Vite's proxy to the address and waits for its end; returns what Vite logged as errors. */
async function getErrors(target: string): Promise<string[]> {
  const errors: string[] = []
  const customLogger = { ...createLogger('silent'), error: (message: string) => errors.push(message) }
  const vite = await createServer({
    configFile: false,
    customLogger,
    plugins: [ignoreClosedSockets()],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null, proxy: proxyTable(target) },
  })
  stops.push(() => vite.close())
  await vite.listen()
  const socket = connect(Number(new URL(vite.resolvedUrls?.local[0] ?? '').port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET /webSocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await once(socket.resume(), 'close')
  return errors
}

it('reports no socket that was reset', async () => {
  expect(await getErrors(await startResetting())).toEqual([])
})

it('reports a server that is not there', async () => {
  const target = await startResetting()
  await stops.pop()?.()
  expect((await getErrors(target)).join()).toContain('ECONNREFUSED')
})
