import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { runConformance } from '../run-conformance.ts'
import { server, type Reply } from '../testing/other-styles.ts'

const NOTE = { type: 'object', required: ['id'], properties: { id: { type: 'integer', format: 'int64' } } }
const has = (schema: Json): Json => ({ description: 'Done.', content: { 'application/json': { schema } } })
const DOCUMENT = {
  openapi: '3.1.0',
  info: {},
  paths: {
    '/notes': {
      get: { operationId: 'listNotes', responses: { 200: has({ type: 'array', items: NOTE }) } },
      post: { operationId: 'addNote', responses: { 201: has(NOTE) } },
    },
    '/notes/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer', format: 'int64', minimum: 1 } },
      ],
      get: { operationId: 'getNote', responses: { 200: has(NOTE), '4XX': { description: 'No.' } } },
    },
  },
}

test.each([
  ['keeps them', 0n, []],
  ['stores a rounded one', 1n, ['addNote/created#id']],
])('ids beyond 2^53: a server that %s', async (_, error, found) => {
  const first = 2n ** 53n + 1n
  const ids = [first]
  const add = (): Reply => {
    const id = first + 2n * BigInt(ids.length)
    ids.push(id + error)
    return { status: 201, body: { id } }
  }
  const serve = server({ 'GET /notes': () => ({ body: ids.map((id) => ({ id })) }), 'POST /notes': add })
  const { findings } = await runConformance({
    url: 'http://server',
    openapi: DOCUMENT,
    transport: (request) => {
      const id = /^\/notes\/(\d+)$/.exec(new URL(request.url).pathname)?.[1]
      if (id === undefined || request.method !== 'GET') return serve(request)
      const isKnown = ids.includes(BigInt(id))
      return server({ [`GET /notes/${id}`]: () => ({ status: isKnown ? 200 : 404, body: { id: BigInt(id) } }) })(
        request,
      )
    },
  })
  expect(findings.map(({ id }) => id)).toEqual(found)
})
