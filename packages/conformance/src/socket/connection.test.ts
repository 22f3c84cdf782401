import { expect, test } from 'vitest'
import { Connection } from './connection.ts'
import type { WireListener } from '../http/socket-wire.ts'

test('Connection: masks tokens and keys in headers, frames and the repeat command', () => {
  const secrets = ['opensesame-token', 'gateway-key-1']
  const headers = {
    authorization: 'Bearer opensesame-token',
    'x-api-key': 'another-key',
    'x-gateway': 'gateway-key-1',
    cookie: 'session=abcdef',
    origin: 'http://host',
  }
  let server: WireListener | undefined
  const dial = (_: unknown, listener: WireListener) => {
    server = listener
    return { send: () => undefined, close: () => undefined }
  }
  const connection = new Connection(dial, { url: 'ws://host/live/7?key=gateway-key-1', headers, timeoutMs: 1 }, secrets)
  connection.send(`${'x'.repeat(190)}opensesame-token`)
  server?.onFrame({ data: '{"event":"hello","sessionToken":"fresh-one","echo":"opensesame-token"}', isBinary: false })
  const exchange = connection.exchange()
  const shown = JSON.stringify(exchange)
  for (const secret of ['opensesame', 'another-key', 'gateway-key', 'abcdef', 'fresh-one'])
    expect(shown).not.toContain(secret)
  expect(exchange.request.headers['origin']).toBe('http://host')
  expect(exchange.curl).toContain(`-H 'authorization: Bearer '"$TOKEN"`)
  expect(exchange.curl).toContain(`-H 'origin: http://host'`)
})
