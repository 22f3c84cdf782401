import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { at, type Json } from '@tumpak/contract-kit/json.ts'
import { fetchDocument, type DocumentCredentials } from './fetch-document.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
}

/** Serves texts by path. */
function serveFiles(files: { [path: string]: string }, seen: IncomingMessage[] = []): Promise<string> {
  return serve((request, response) => {
    seen.push(request)
    const text = files[request.url ?? '']
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/plain' }).end(text)
  })
}

const DOCUMENT = { openapi: '3.1.0', info: { title: 'Pets' }, paths: {} }
const refTo = (ref: string): string => JSON.stringify({ ...DOCUMENT, components: { schemas: { A: { $ref: ref } } } })
const fetchFrom = (address: string, credentials?: DocumentCredentials): Promise<Json> =>
  fetchDocument(address, credentials)

describe('fetchDocument', () => {
  it('reads JSON and YAML', async () => {
    const url = await serveFiles({
      '/v3/api-docs?group=a': JSON.stringify(DOCUMENT),
      '/a': 'openapi: 3.1.0\npaths: {}',
    })
    expect(await fetchFrom(`${url}/v3/api-docs?group=a`)).toEqual(DOCUMENT)
    expect(await fetchFrom(`${url}/a`)).toEqual({ openapi: '3.1.0', paths: {} })
  })

  it('resolves references against the address of the document that has them', async () => {
    const url = await serveFiles({
      '/api/openapi.json': refTo('parts/a.yaml#/A'),
      '/api/parts/a.yaml': "A: { properties: { b: { $ref: '../../b.json' }, c: { $ref: '../openapi.json#/info' } } }",
      '/b.json': '{"type":"string"}',
    })
    const root = await fetchFrom(`${url}/api/openapi.json`)
    expect(at(root, '/components/schemas/A')).toEqual({ $ref: '#/x-files/parts~1a.yaml/A' })
    expect(root['x-files']).toEqual({
      'parts/a.yaml': { A: { properties: { b: { $ref: '#/x-files/~1b.json' }, c: { $ref: '#/info' } } } },
      '/b.json': { type: 'string' },
    })
  })

  it.each(['file:///etc/hostname', 'http://127.0.0.1:9/a.json', '//127.0.0.1:9/a.json'])(
    'refuses a reference to %s',
    async (ref) => {
      const url = await serveFiles({ '/openapi.json': refTo(ref) })
      await expect(fetchFrom(`${url}/openapi.json`)).rejects.toThrow('a document may refer to its own host only')
    },
  )

  it('follows redirects on the same host, and resolves references against the last address', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/docs') return response.writeHead(302, { location: '/v1/openapi.json' }).end()
      return response.end(request.url === '/v1/a.json' ? '{"type":"string"}' : refTo('a.json'))
    })
    expect((await fetchFrom(`${url}/docs`))['x-files']).toEqual({ 'a.json': { type: 'string' } })
  })

  it('sends credentials to the host of the server under test, with all references', async () => {
    const seen: IncomingMessage[] = []
    const url = await serveFiles({ '/openapi.json': refTo('a.json'), '/a.json': '{}' }, seen)
    await fetchFrom(`${url}/openapi.json`, { url: `${url}/v1`, headers: { 'x-key': 'k-123' } })
    expect(seen.map(({ headers }) => headers['x-key'])).toEqual(['k-123', 'k-123'])
  })

  it('sends no credentials to another host', async () => {
    const seen: IncomingMessage[] = []
    const url = await serveFiles({ '/openapi.json': JSON.stringify(DOCUMENT) }, seen)
    const port = new URL(url).port
    for (const server of [`http://localhost:${port}`, `https://127.0.0.1:${port}`, 'http://127.0.0.1:9'])
      await fetchFrom(`${url}/openapi.json`, { url: server, headers: { 'x-key': 'k-123' }, authorization: 'Bearer t' })
    expect(seen).toHaveLength(3)
    expect(seen.flatMap(({ headers }) => [headers['x-key'], headers.authorization])).toEqual(Array(6).fill(undefined))
  })

  it('sends the token only if the document needs one', async () => {
    const seen: (string | undefined)[] = []
    const url = await serve(({ url: path, headers }, response) => {
      seen.push(headers.authorization)
      const isOpen = path === '/open.json' || headers.authorization !== undefined
      response.writeHead(isOpen ? 200 : 401).end(JSON.stringify(DOCUMENT))
    })
    const credentials = { url, headers: {}, authorization: 'Bearer t' }
    await fetchFrom(`${url}/open.json`, credentials)
    await fetchFrom(`${url}/closed.json`, credentials)
    expect(seen).toEqual([undefined, undefined, 'Bearer t'])
  })

  it.each<[string, RequestListener, RegExp]>([
    ['a status', (_, response) => void response.writeHead(500).end(), /\/api-docs returns HTTP 500$/],
    ['a missing page', (_, response) => void response.writeHead(404).end(), /HTTP 404: .*\/v3\/api-docs/],
    ['a locked page', (_, response) => void response.writeHead(403).end(), /HTTP 403: headers of the config/],
    ['a page', (_, response) => void response.end('\n<!doctype html>'), /returns an HTML page: give the address/],
    ['a text', (_, response) => void response.end('Hello'), /neither JSON nor YAML of a document/],
    ['garbage', (_, response) => void response.end('a: [1'), /neither JSON nor YAML$/],
    ['a huge text', (_, response) => void response.end('x'.repeat(2000)), /is larger than/],
    ['silence', () => undefined, /takes more than 0.2 s$/],
    ['half of it', (_, response) => void response.write('{'), /takes more than 0.2 s$/],
    [
      'a redirect to another host',
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/a?key=k-123' }).end(),
      /redirects to another host: give the address there \(http:\/\/127.0.0.1:9\/a\)$/,
    ],
    [
      'endless redirects',
      (_, response) => void response.writeHead(302, { location: '/api-docs' }).end(),
      /redirects more than 5 times/,
    ],
  ])('refuses %s in one sentence without the query', async (_, listener, message) => {
    const url = await serve(listener)
    const failed = fetchDocument(`${url}/api-docs?key=k-123`, undefined, { timeoutMs: 200, maxBytes: 1000 })
    await expect(failed).rejects.toThrow(message)
    await expect(failed).rejects.not.toThrow('k-123')
  })

  it('names a server that is not there', async () => {
    const url = await serveFiles({})
    servers.pop()?.close()
    await expect(fetchFrom(`${url}/a.json`)).rejects.toThrow(`nothing responds at ${url}/a.json (ECONNREFUSED)`)
  })

  it('refuses credentials in the address without repeating them', async () => {
    await expect(fetchFrom('http://me:sesame@127.0.0.1:9/a')).rejects.toThrow(/^(?!.*sesame).*put them into headers/)
  })

  it('limits the number and the whole size of documents', async () => {
    const url = await serve((request, response) => {
      const number = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0)
      response.end(refTo(`${String(number + 1)}.json`))
    })
    await expect(fetchFrom(`${url}/0.json`)).rejects.toThrow('refers to more than 200 other documents')
    await expect(fetchDocument(`${url}/0.json`, undefined, { maxBytes: 500 })).rejects.toThrow('is larger than')
  })
})
