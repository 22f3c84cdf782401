import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startProxy } from './run-proxy.ts'

test('createSocketProxy: tells the server which host the app called', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const paths = { '/a': { get: { operationId: 'a', responses: { 200: { description: 'It.' } } } } }
  const proxy = await startProxy({ url, openapi: { openapi: '3.1.0', info: {}, paths } }, 0)
  try {
    const headers = {
      host: 'localhost',
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    const upgraded = once(server, 'upgrade')
    const asked = request(`${proxy.url}/live`, { headers })
    asked.on('error', () => undefined)
    asked.end()
    const [incoming] = (await upgraded) as [IncomingMessage]
    expect(incoming.headers['x-forwarded-host']).toBe('localhost')
    incoming.socket.destroy()
    asked.destroy()
  } finally {
    await proxy.close()
    server.closeAllConnections()
    server.close()
  }
})
