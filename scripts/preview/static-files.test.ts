import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staticFiles } from './static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-files-'))
let server: Server

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>page')
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {}')
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  const serve = staticFiles(folder)
  server = createServer((incoming, outgoing) => void serve(incoming, outgoing))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** A raw request: `fetch` would normalize the path first. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
      .on('error', failed)
      .end()
  })
}

it.each(['/', '/game', '/returnGift/12?x=1.5'])('gives the page for %s, to be asked for again', async (path) => {
  const response = await get(path)
  expect(response).toMatchObject({ status: 200, text: '<!doctype html>page', headers: { 'cache-control': 'no-cache' } })
})

it('gives an asset for good', async () => {
  const response = await get('/assets/app-1a2b.js')
  expect(response).toMatchObject({ status: 200, text: 'export {}' })
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8')
})

it.each([
  '/assets/gone-3c4d.js',
  '/assets/gone',
  '/favicon.ico',
  '/.vite/manifest.json',
  '/../secret',
  '/%2e%2e/secret',
  '/%zz',
  '/a%00b',
])('returns 404 for %s, never the page', async (path) => {
  const response = await get(path)
  expect(response).toMatchObject({ status: 404, text: 'Not found\n', headers: { 'cache-control': 'no-store' } })
})

it('compresses, and returns 304 for cached files', async () => {
  const first = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(first.headers['content-encoding']).toBe('br')
  const again = await get('/', { 'accept-encoding': 'gzip, br', 'if-none-match': String(first.headers.etag) })
  expect(again).toMatchObject({ status: 304, text: '' })
})

it('gives the page of a new build, and 404 for a file that it no longer has', async () => {
  const path = join(folder, 'app.json')
  writeFileSync(path, '1')
  expect(await get('/app.json')).toMatchObject({ text: '1' })
  writeFileSync(path, '{"new": true}')
  expect(await get('/app.json')).toMatchObject({ text: '{"new": true}', headers: { 'cache-control': 'no-cache' } })
  rmSync(path)
  expect(await get('/app.json')).toMatchObject({ status: 404 })
})

it('responds to HEAD without a body, and refuses other methods', async () => {
  expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
  expect(await get('/', {}, 'POST')).toMatchObject({ status: 405 })
})
