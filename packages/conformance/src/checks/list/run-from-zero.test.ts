import { expect, test } from 'vitest'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, ok, responsesWith, server } from '../../run/testing/other-styles.ts'

const BOOKS = Array.from({ length: 5 }, (_, index) => ({ id: `book-${String(index)}` }))
const number = (name: string, maximum: number) => ({
  name,
  in: 'query',
  required: true,
  schema: { type: 'integer', minimum: 1, maximum },
})
const book = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const DOCUMENT = getDocument({
  '/books': {
    get: {
      operationId: 'listBooks',
      parameters: [number('pageNum', 1000), number('pageSize', 100)],
      responses: responsesWith({
        type: 'object',
        required: ['total', 'list'],
        properties: { total: { type: 'integer' }, list: { type: 'array', items: book } },
      }),
    },
  },
})

/** Runs against a server whose first page has this number. */
async function run(first: number): Promise<string[]> {
  const transport = server({
    'GET /books': ({ url }) => {
      const { searchParams } = new URL(url)
      const [page, size] = ['pageNum', 'pageSize'].map((name) => Number(searchParams.get(name)))
      const start = ((page ?? 0) - first) * (size ?? 0)
      return ok({ total: BOOKS.length, list: BOOKS.slice(start, start + (size ?? 0)) })
    },
  })
  const { findings } = await runConformance({ url: 'http://server', openapi: DOCUMENT, transport })
  return findings.filter(({ check }) => check === 'pagination').map(({ title }) => title)
}

test('runConformance: names pages that are counted from 0, and none that are counted from 1', async () => {
  expect(await run(0)).toEqual(['Pages are counted from 0: page 0 has the items of page 1'])
  expect(await run(1)).toEqual([])
})
