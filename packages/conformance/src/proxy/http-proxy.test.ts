import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { ask, between } from './testing/between.ts'

const content = { 'application/json': { schema: { type: 'object', required: ['ok'], properties: { ok: {} } } } }
const PATHS = { '/api/balance': { get: { operationId: 'getBalance', responses: { 200: { content } } } } }

test.each([
  ['ends the connection', 'chunked', (socket: Socket) => void socket.end()],
  ['ends the connection', 'of a told length', (socket: Socket) => void socket.end()],
  ['resets the connection', 'chunked', (socket: Socket) => void socket.resetAndDestroy()],
])(
  'proxy: reports a server that %s within a response, %s, and gives the app a broken response',
  async (_, kind, cut) => {
    await between(
      PATHS,
      ({ socket }, response) => {
        const length = kind === 'chunked' ? {} : { 'content-length': '100' }
        response.writeHead(200, { 'content-type': 'application/json', ...length })
        response.write('{"ok":')
        setTimeout(() => cut(socket), 20)
      },
      async (proxy) => {
        expect(await ask(proxy, '/api/balance')).toBe('ECONNRESET')
        await expect.poll(() => proxy.report().findings.map(({ id }) => id)).toEqual(['getBalance/time'])
      },
    )
  },
)

test('proxy: has no finding if a client leaves within a response', async () => {
  let isOver: Promise<unknown> | undefined
  await between(
    PATHS,
    (_, response) => {
      isOver = new Promise((resolve) => response.on('close', resolve))
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"ok":')
    },
    async (proxy) => {
      const leaving = new AbortController()
      const response = await fetch(`${proxy.url}/api/balance`, { signal: leaving.signal })
      leaving.abort()
      await response.text().catch(() => undefined)
      await isOver
      expect(proxy.report().findings).toEqual([])
    },
  )
})

test.each(['//', '//api/balance', 'http://elsewhere.example/api/balance', '/\\api/balance'])(
  'proxy: sends a request for %s to the server only',
  async (path) => {
    const asked: string[] = []
    await between(
      PATHS,
      ({ url = '' }, response) => {
        asked.push(url)
        response.writeHead(404).end()
      },
      async (proxy) => {
        expect(await ask(proxy, path)).toBe(404)
        expect(asked).toEqual([path.startsWith('http') ? '/api/balance' : path.replace('\\', '/')])
      },
    )
  },
)
