import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { defineCheck } from '../checks/define-check.ts'
import { between } from './testing/between.ts'

const schema = { type: 'object', required: ['ok'], properties: { ok: {}, long: {} } }
const responses = { 200: { description: 'It.', content: { 'application/json': { schema } } } }
const PATHS = {
  '/api/things': {
    get: { operationId: 'listThings', responses },
    delete: { operationId: 'clearThings', responses: { 204: { description: 'Gone.' } } },
  },
  '/api/short': { get: { operationId: 'follow', responses: { 302: { description: 'There.' } } } },
}
const json = { 'content-type': 'application/json' }

/** Follows the document, with the extra headers and statuses that real servers have. */
const healthy: RequestListener = ({ method, url, headers }, response) => {
  if (headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined)
    response.writeHead(304).end()
  else if (url === '/api/short') response.writeHead(302, { location: '/' }).end()
  else if (method === 'DELETE') response.writeHead(204).end()
  else if (method === 'OPTIONS') response.writeHead(204, { allow: 'GET' }).end()
  else if (url === '/api/things?long') response.writeHead(200, json).end(`{"ok":true,"long":"${'x'.repeat(5e6)}"}`)
  else response.writeHead(200, json).end('\uFEFF{"ok":true}')
}

test.each([
  ['a success that has no content', '/api/things', { method: 'DELETE' }, 204],
  ['JSON behind a byte order mark', '/api/things', {}, 200],
  ['a redirect that is meant', '/api/short', { redirect: 'manual' }, 302],
  ['a body that is too long to be looked at', '/api/things?long', {}, 200],
  ['what a browser asks for that has it already', '/api/things', { headers: { 'if-none-match': '"1"' } }, 200],
  [
    'what a browser asks about its copy',
    '/api/things',
    { headers: { 'if-modified-since': new Date(0).toUTCString() } },
    200,
  ],
  ['what a browser asks before a call', '/api/things', { method: 'OPTIONS' }, 204],
  ['a look at the headers', '/api/things', { method: 'HEAD' }, 200],
])('watchTraffic: %s is not a finding', async (_, path, init, status) => {
  await between(PATHS, healthy, async (proxy) => {
    const response = await fetch(proxy.url + path, init as RequestInit)
    await response.text()
    expect(response.status).toBe(status)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(proxy.report().findings.map(({ id }) => id)).toEqual([])
  })
})

test('watchTraffic: an exception in a check costs that check alone', async () => {
  const broken = defineCheck({
    id: 'broken',
    title: 'Ours',
    severity: 'minor',
    when: 'response',
    description: 'Ours holds.',
    run: () => expect.fail('a mistake'),
  })
  await between(
    PATHS,
    (_, response) => response.writeHead(200, json).end('{"ok":true,"odd":1}'),
    async (proxy) => {
      await (await fetch(`${proxy.url}/api/things`)).text()
      await new Promise((resolve) => setTimeout(resolve, 20))
      const { findings, inconclusive } = proxy.report()
      expect(findings.map(({ id }) => id)).toEqual(['listThings/undocumented-field#/odd'])
      expect(inconclusive).toMatchObject([{ check: 'broken', reason: expect.stringContaining('a mistake') }])
    },
    { checks: [broken] },
  )
})

test.each([
  ['a path in JSON', '{"ok":true,"odd":"/api/pictures/1.png"}'],
  ['an address in JSON', String.raw`{"ok":true,"odd":"https:\/\/shop.example\/api\/pictures\/1.png?w=9"}`],
])('watchTraffic: a picture that a response leads to by %s is no undocumented request', async (_, body) => {
  const serve: RequestListener = ({ url }, response) =>
    void (url === '/api/things' ? response.writeHead(200, json).end(body) : response.end('a picture'))
  await between(PATHS, serve, async (proxy) => {
    for (const path of ['/api/things', '/api/pictures/1.png', '/api/pictures/2.png'])
      await (await fetch(proxy.url + path)).text()
    await new Promise((resolve) => setTimeout(resolve, 20))
    const ids = proxy.report().findings.map(({ id }) => id)
    expect(ids.filter((id) => id.includes('pictures'))).toEqual([expect.stringContaining('/api/pictures/2.png')])
  })
})
