import { expect, test } from 'vitest'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, no, ok, responsesWith, server, taking, type Reply } from '../../run/testing/other-styles.ts'

const title = { type: 'string', minLength: 1, maxLength: 20 }
const item = { type: 'object', required: ['id', 'title'], properties: { id: { type: 'integer' }, title } }
const newItem = { type: 'object', required: ['title'], properties: { title } }

/** Creates a document whose list path ends with a slash. `end` is the end of an item's path. */
function getItems(end: string): Json {
  return getDocument({
    '/items/': {
      get: { operationId: 'list', responses: responsesWith({ type: 'array', items: item }) },
      post: { operationId: 'add', requestBody: taking(newItem), responses: responsesWith(item) },
    },
    [`/items/{id}${end}`]: {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
      get: { operationId: 'get', responses: responsesWith(item) },
      patch: { operationId: 'change', requestBody: taking(newItem), responses: responsesWith(item) },
    },
  })
}

/** Serves items with ids that no generated sample equals. */
function items(end: string, isLost: boolean): Transport {
  const kept = new Map<number, Json>([[7041, { id: 7041, title: 'one' }]])
  return (request) => {
    const { pathname } = new URL(request.url)
    const id = Number(new RegExp(`^/items/(\\d+)${end}$`).exec(pathname)?.[1])
    const one = kept.get(id)
    const write = (save: (sent: string) => Reply): Reply => {
      if (request.headers['content-type'] !== 'application/json') return no(415)
      let sent: unknown
      try {
        sent = JSON.parse(String(request.body))
      } catch {}
      const given = isJson(sent) ? sent['title'] : undefined
      return typeof given === 'string' && given !== '' && [...given].length <= 20 ? save(given) : no(422)
    }
    const change = (): Reply =>
      one === undefined ? no(404) : write((given) => ok(Object.assign(one, { title: given })))
    const add = (given: string): Reply => {
      const made = { id: 7042 + kept.size, title: given }
      if (!isLost) kept.set(made.id, made)
      return ok(made)
    }
    return server({
      [`GET ${pathname}`]: () => (one === undefined ? no(404) : ok(one)),
      [`PATCH ${pathname}`]: change,
      'GET /items/': () => ok([...kept.values()]),
      'POST /items/': () => write(add),
    })(request)
  }
}

const run = (end: string, isLost: boolean) =>
  runConformance({
    url: 'http://server',
    openapi: getItems(end),
    envelope: "status == 'ok'",
    transport: items(end, isLost),
  })

test.each(['', '/'])('runConformance: reads items at {id}%s of a list whose path ends with a slash', async (end) => {
  const { findings, coverage } = await run(end, false)
  expect(findings.map(({ id }) => id)).toEqual([])
  expect(coverage.filter(({ succeeded }) => !succeeded).map(({ operationId }) => operationId)).toEqual([])
})

test.each(['', '/'])('runConformance: finds a lost creation at /items/ with items at {id}%s', async (end) => {
  const { findings } = await run(end, true)
  expect(findings.map(({ id }) => id)).toContain('add/created#id')
})
