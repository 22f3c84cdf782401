import { createServer, request as requestHttp, type IncomingMessage } from 'node:http'
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { startProxy, type RunningProxy } from './run-proxy.ts'
import { ask, between } from './testing/between.ts'

const content = { 'application/json': { schema: { type: 'object', required: ['ok'], properties: { ok: {} } } } }
const responses = { 200: { content }, '4XX': { content } }
const PATHS: Json = {
  '/api/thing': { get: { operationId: 'getThing', responses }, delete: { operationId: 'deleteThing', responses } },
}
const json = { 'content-type': 'application/json' }

/** Sends raw bytes to the proxy and returns the raw response. */
function sendRaw(proxy: RunningProxy, words: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1', () => socket.write(words))
    let got = ''
    socket.on('data', (piece: Buffer) => (got += String(piece)))
    socket.on('error', () => resolve(got))
    socket.on('close', () => resolve(got))
  })
}

test.each(['GET', 'DELETE', 'OPTIONS'])(
  'proxy: the body of a chunked %s is not read as another request',
  async (method) => {
    const asked: string[] = []
    await between(
      PATHS,
      (incoming, response) => {
        let body = ''
        incoming.on('data', (piece: Buffer) => (body += String(piece)))
        incoming.on('end', () => {
          asked.push(`${String(incoming.method)} ${String(incoming.url)} ${body}`)
          response.writeHead(200, json).end('{"ok":true}')
        })
      },
      async (proxy) => {
        const smuggled = 'POST /api/withdraw HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n'
        const { port } = new URL(proxy.url)
        await new Promise<void>((resolve, reject) => {
          const headers = { 'transfer-encoding': 'chunked' }
          const sent = requestHttp({ port, path: '/api/thing', method, headers }, (response: IncomingMessage) => {
            response.resume()
            response.on('end', resolve)
          })
          sent.on('error', reject)
          sent.end(smuggled)
        })
        await ask(proxy, '/api/thing')
        expect(asked).toEqual([`${method} /api/thing ${smuggled}`, 'GET /api/thing '])
      },
    )
  },
)

test('proxy: drops the headers that Connection names, except the length', async () => {
  let headers: IncomingMessage['headers'] = {}
  await between(
    PATHS,
    (incoming, response) => {
      headers = incoming.headers
      response.writeHead(200, json).end('{"ok":true}')
    },
    async (proxy) => {
      await sendRaw(
        proxy,
        'DELETE /api/thing HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close, X-Hop, Content-Length\r\nX-Hop: 1\r\nX-Kept: 2\r\nContent-Length: 2\r\n\r\n{}',
      )
      expect(headers).toMatchObject({ 'x-kept': '2', 'content-length': '2', 'x-forwarded-host': '127.0.0.1' })
      expect(headers).not.toHaveProperty('x-hop')
    },
  )
})

test.each([
  'HTTP/1.1 099 Odd\r\nContent-Length: 0',
  'HTTP/1.1 200 a\x01b\r\nContent-Length: 0',
  'HTTP/1.1 200 a\x7fb\r\nContent-Length: 0',
  'HTTP/1.1 200 OK\r\nX-Odd: a\x01b\r\nContent-Length: 0',
])('proxy: responds to the invalid head %j with a gateway error, and goes on', async (head) => {
  const server = createTcpServer((socket: Socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(`${head}\r\n\r\n`))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const proxy = await startProxy({ url, openapi: { openapi: '3.1.0', paths: PATHS }, envelope: 'ok == true' }, 0)
  try {
    expect(await ask(proxy, '/api/thing')).toBe(502)
    expect(await ask(proxy, '/api/thing')).toBe(502)
    await expect.poll(() => proxy.report().findings.map(({ id }) => id)).toEqual(['getThing/time'])
  } finally {
    await proxy.close()
    server.close()
  }
})

test.each(['', 'a, a', 'a b'])(
  'proxy: refuses an upgrade with the subprotocols "%s", and goes on',
  async (protocols) => {
    await between(
      PATHS,
      (_, response) => void response.writeHead(200, json).end('{"ok":true}'),
      async (proxy) => {
        const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
        const upgrade = `GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\nSec-WebSocket-Protocol: ${protocols}\r\n\r\n`
        expect(await sendRaw(proxy, upgrade)).toMatch(/^HTTP\/1.1 400 /)
        expect(await ask(proxy, '/api/thing')).toBe(200)
      },
    )
  },
)

test.each([
  ['that is no handshake', 'Upgrade: h2c', 0],
  [
    'whose app leaves before it is connected',
    'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    1,
  ],
])('proxy: an upgrade %s leaves no socket to the server open', async (_, headers, dialed) => {
  const open = new Set<Socket>()
  let seen = 0
  const server = createTcpServer((socket: Socket) => {
    seen += 1
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => open.delete(socket))
    socket.resume()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const proxy = await startProxy({ url, openapi: { openapi: '3.1.0', paths: PATHS } }, 0)
  try {
    const app = connect(Number(new URL(proxy.url).port), '127.0.0.1', () =>
      app.write(`GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n${headers}\r\n\r\n`),
    )
    app.on('error', () => undefined)
    const refused = new Promise((resolve) => app.on('data', resolve))
    await (dialed === 0 ? refused : vi.waitUntil(() => open.size === 1, 10_000))
    app.destroy()
    await expect.poll(() => open.size).toBe(0)
    expect(seen).toBe(dialed)
  } finally {
    await proxy.close()
    server.close()
  }
})

test('proxy: refuses a Host other than this machine, because its name may resolve to it', async () => {
  let asked = 0
  await between(
    PATHS,
    (_, response) => {
      asked += 1
      response.writeHead(200, json).end('{"ok":true}')
    },
    async (proxy) => {
      const get = (host: string) =>
        sendRaw(proxy, `GET /api/thing HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:9000'])
        expect(await get(host)).toMatch(/^HTTP\/1.1 421 /)
      expect(asked).toBe(0)
      for (const host of ['localhost:9000', '127.0.0.1', '[::1]:9000'])
        expect(await get(host)).toMatch(/^HTTP\/1.1 200 /)
    },
  )
})

test('proxy: inflates a compressed response for the checks, and forwards it unchanged', async () => {
  const server = createServer((_, response) =>
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync('{"ok":true,"odd":1}')),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const proxy = await startProxy({ url, openapi: { openapi: '3.1.0', paths: PATHS }, envelope: 'ok == true' }, 0)
  try {
    expect(await (await fetch(`${proxy.url}/api/thing`)).json()).toEqual({ ok: true, odd: 1 })
    await expect.poll(() => proxy.report().findings.map(({ id }) => id)).toEqual(['getThing/undocumented-field#/odd'])
  } finally {
    await proxy.close()
    server.close()
  }
})

test('proxy: counts responses that are too large to check', async () => {
  await between(
    PATHS,
    (_, response) => void response.writeHead(200, json).end(`{"ok":true,"long":"${'x'.repeat(5e6)}"}`),
    async (proxy) => {
      await (await fetch(`${proxy.url}/api/thing`)).text()
      await (await fetch(`${proxy.url}/api/thing`)).text()
      await expect.poll(() => proxy.report().inconclusive[0]?.reason).toContain('2 of its responses')
      expect(proxy.report()).toMatchObject({ findings: [], exitCode: 0, inconclusive: [{ operationId: 'getThing' }] })
    },
  )
})
