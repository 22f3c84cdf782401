import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createNodeTransport } from './node-transport.ts'

let server: Server | undefined

afterEach(() => server?.close())

/** Breaks the connection of the requests with these indexes, and responds to the others. */
async function breaking(broken: readonly number[], body = 'ok'): Promise<{ url: string; count: () => number }> {
  let count = 0
  server = createServer((request, response) => {
    count += 1
    if (broken.includes(count)) request.socket.destroy()
    else response.end(body)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${String(port)}/`, count: () => count }
}

/** Starts a server with this response to every request, and returns its address. */
async function answering(respond: (response: ServerResponse) => void): Promise<string> {
  server = createServer((_, response) => respond(response))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`
}

const request = (method: string, url: string) => ({ method, url, headers: {}, timeoutMs: 5000 })

describe('createNodeTransport', () => {
  it.each([
    ['a first POST', 1],
    ['a POST after others', 2],
  ])('sends %s once, even if the connection is lost', async (_, broken) => {
    const { url, count } = await breaking([broken])
    const send = createNodeTransport(2)
    if (broken === 2) await send(request('POST', url))
    await expect(send(request('POST', url))).rejects.toMatchObject({ kind: 'connection' })
    expect(count()).toBe(broken)
  })

  it('repeats a GET if a kept-alive connection is lost, but not a new one', async () => {
    const { url, count } = await breaking([2, 4])
    const send = createNodeTransport(1)
    await send(request('GET', url))
    expect(await send(request('GET', url))).toMatchObject({ status: 200 })
    expect(count()).toBe(3)
    await expect(createNodeTransport(1)(request('GET', url))).rejects.toMatchObject({ kind: 'connection' })
    expect(count()).toBe(4)
  })

  it('reads no more than 16 MB', async () => {
    const { url } = await breaking([], 'x'.repeat(17 * 1_048_576))
    await expect(createNodeTransport(1)(request('GET', url))).rejects.toMatchObject({ kind: 'tooLarge' })
  })

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
  ])('decodes a body that the server compresses unasked: %s', async (encoding, compress) => {
    const url = await answering((response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(compress('{"a":"é"}'))
    })
    expect(await createNodeTransport(1)(request('GET', url))).toMatchObject({ status: 200, body: '{"a":"é"}' })
  })

  it('reads no more than 16 MB of a compressed body', async () => {
    const url = await answering((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(17 * 1_048_576)))
    })
    await expect(createNodeTransport(1)(request('GET', url))).rejects.toMatchObject({ kind: 'tooLarge' })
  })

  it('keeps the bytes of a body that is not compressed as it says', async () => {
    const url = await answering((response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain')
    })
    expect(await createNodeTransport(1)(request('GET', url))).toMatchObject({ body: 'plain' })
  })

  it('reads the whole events of a stream without an end, and closes it', async () => {
    let isClosed = false
    const url = await answering((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: 1\n\ndata: 2\n\nda')
      response.on('close', () => (isClosed = true))
    })
    expect(await createNodeTransport(1)(request('GET', url))).toMatchObject({ body: 'data: 1\n\ndata: 2\n\n' })
    await expect.poll(() => isClosed).toBe(true)
  })
})
