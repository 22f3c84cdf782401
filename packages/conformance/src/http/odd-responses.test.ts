import net from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createNodeTransport } from './node-transport.ts'

const OK = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'
const servers: net.Server[] = []
const sockets = new Set<net.Socket>()

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

/** Returns the result of one read from a server that writes raw bytes. */
async function read(speak: (socket: net.Socket) => void): Promise<string> {
  const server = net.createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    socket.once('data', () => speak(socket))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  const request = { method: 'GET', url: `http://127.0.0.1:${String(port)}/`, headers: {}, timeoutMs: 300 }
  return createNodeTransport(1)(request).then(
    ({ status, body }) => `${String(status)} ${body.slice(0, 20)}`,
    (error: unknown) => (error as { kind: string }).kind,
  )
}

test.each<[string, (socket: net.Socket) => void, string]>([
  ['a body shorter than announced', (socket) => socket.end(`${OK}Content-Length: 50\r\n\r\n{}`), 'connection'],
  ['two lengths', (socket) => socket.end(`${OK}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`), 'connection'],
  ['a chunk without its end', (socket) => socket.end(`${OK}Transfer-Encoding: chunked\r\n\r\nff\r\n{}`), 'connection'],
  [
    'a chunk of no size',
    (socket) => socket.end(`${OK}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
    'connection',
  ],
  ['a body without end', (socket) => void socket.write(`${OK}\r\n{`), 'timeout'],
  [
    'a drop of the body at a time',
    (socket) => {
      socket.write(`${OK}Content-Length: 100\r\n\r\n`)
      const timer = setInterval(() => socket.write(' '), 20)
      socket.on('close', () => clearInterval(timer))
    },
    'timeout',
  ],
  [
    'early hints without end',
    (socket) => {
      const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'), 20)
      socket.on('close', () => clearInterval(timer))
    },
    'timeout',
  ],
  [
    'one early hint',
    (socket) => socket.end(`HTTP/1.1 103 Early Hints\r\n\r\n${OK}Content-Length: 2\r\n\r\n{}`),
    '200 {}',
  ],
  ['headers of a megabyte', (socket) => socket.end(`${OK}X-Long: ${'x'.repeat(1_048_576)}\r\n\r\n{}`), 'connection'],
  ['no HTTP', (socket) => socket.end('220 mail.example ESMTP\r\n'), 'connection'],
  ['a reset', (socket) => socket.resetAndDestroy(), 'connection'],
  [
    'a redirect to itself',
    (socket) => socket.end('HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n'),
    '302 ',
  ],
])('createNodeTransport: %s', async (_, speak, result) => {
  expect(await read(speak)).toBe(result)
})

test('createNodeTransport: does not decompress a response if compression was not requested', async () => {
  const bomb = gzipSync(Buffer.alloc(4 * 1_048_576))
  const head = `${OK}Content-Encoding: gzip\r\nContent-Length: ${String(bomb.length)}\r\n\r\n`
  expect(await read((socket) => socket.end(Buffer.concat([Buffer.from(head), bomb])))).toMatch(/^200 /)
})
