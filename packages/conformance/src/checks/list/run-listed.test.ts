import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, no, ok, responsesWith, server, taking, type Reply } from '../../run/testing/other-styles.ts'

const slug = { type: 'string', minLength: 3, maxLength: 20 }
const number = { type: 'integer', minimum: 1, maximum: 9999 }
const article = { type: 'object', required: ['slug'], properties: { slug, words: { type: 'string' } } }
const byPath = (name: string, schema: Json): Json => ({ name, in: 'path', required: true, schema })
const DOCUMENT = getDocument({
  '/articles': {
    get: {
      operationId: 'listArticles',
      responses: responsesWith({ type: 'object', properties: { articles: { type: 'array', items: article } } }),
    },
    post: {
      operationId: 'addArticle',
      requestBody: taking({ type: 'object', required: ['slug'], properties: { slug } }),
      responses: responsesWith(article),
    },
  },
  '/articles/{slug}': {
    parameters: [byPath('slug', slug)],
    get: { operationId: 'getArticle', responses: responsesWith(article) },
    delete: { operationId: 'deleteArticle', responses: responsesWith({ type: 'object' }) },
  },
  '/shelves/{number}': {
    parameters: [byPath('number', number)],
    get: { operationId: 'getShelf', responses: responsesWith({ type: 'object' }) },
  },
})

/** Serves articles by slug. Shelf 7 is in no list. */
function articles({ keeps = false, hides = false, loses = false } = {}): Transport {
  const all = new Set(['first', 'second'])
  const known = server({
    'GET /articles': () => ok({ articles: [...all].map((one) => ({ slug: one })) }),
    'POST /articles': ({ headers, body }) => {
      let sent: unknown
      try {
        sent = JSON.parse(String(body))
      } catch {}
      const given = isJson(sent) ? sent['slug'] : undefined
      if (headers['content-type'] !== 'application/json') return no(415)
      if (typeof given !== 'string' || given.length < 3 || given.length > 20) return no(422)
      if (!loses) all.add(given)
      return ok({ slug: given })
    },
    'GET /shelves/7': () => ok({}),
  })
  return (request) => {
    const [, name = ''] = /^\/articles\/(.+)$/.exec(decodeURIComponent(new URL(request.url).pathname)) ?? []
    const one = (): Reply => {
      if (!['GET', 'DELETE'].includes(request.method)) return no(405)
      if (name.length < 3 || name.length > 20) return no(422)
      if (!all.has(name) || hides) return no(404)
      if (request.method === 'DELETE' && !keeps) all.delete(name)
      return request.method === 'DELETE' ? ok({}) : ok({ slug: name })
    }
    if (name === '') return known(request)
    return server({ [`${request.method} ${new URL(request.url).pathname}`]: one })(request)
  }
}

const run = (transport: Transport) =>
  runConformance({
    url: 'http://server',
    openapi: DOCUMENT,
    envelope: "status == 'ok'",
    transport,
    allow: ['destructive'],
  })

test('runConformance: takes path parameters from lists, and does not report an unknown id', async () => {
  const report = await run(articles())
  expect(report.findings.map((one) => one.id)).toEqual([])
  expect(report.coverage.filter((one) => one.succeeded).map((one) => one.operationId)).toEqual([
    'listArticles',
    'addArticle',
    'getArticle',
    'deleteArticle',
  ])
  // The document has no list of shelves, so the user must configure a number.
  expect(report.inconclusive.filter((one) => !one.byChoice).map((one) => one.operationId)).toEqual(['getShelf'])
})

test('runConformance: finds an item of a list that cannot be read', async () => {
  expect((await run(articles({ hides: true }))).findings.map((one) => one.id)).toContain('getArticle/success')
})

test.each([
  ['a deleted thing that is still there', { keeps: true }, 'deleteArticle/deleted'],
  ['a created thing that cannot be read', { loses: true }, 'addArticle/created#slug'],
])('runConformance: finds %s, without links and x-shows', async (_, faults, id) => {
  expect((await run(articles(faults))).findings.map((one) => one.id)).toContain(id)
})
