import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, no, ok, responsesWith, server } from '../../run/testing/other-styles.ts'

const BOOKS = Array.from({ length: 300 }, (_, index) => ({ id: `book-${String(index)}` }))
const number = (name: string, maximum: number) => ({
  name,
  in: 'query',
  required: true,
  schema: { type: 'integer', minimum: 1, maximum },
})
const book = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const list = { type: 'array', items: book }
const getList = (result: Json): Json =>
  getDocument({
    '/books': {
      get: {
        operationId: 'listBooks',
        parameters: [number('pageNum', 1000), number('pageSize', 100)],
        responses: responsesWith(result),
      },
    },
  })
const DOCUMENT = getList({
  type: 'object',
  required: ['total', 'list'],
  properties: { total: { type: 'integer' }, list },
})
const WITHOUT_TOTAL = getList({ type: 'object', required: ['list'], properties: { list } })

interface Start {
  /** The number of the first page. */
  first: number
  /** Whether page 0 is refused, as the document says. */
  isRefused?: boolean
  hasTotal?: boolean
  books?: number
}

/** Runs against a server of books. */
async function run({ first, isRefused = false, hasTotal = true, books = 5 }: Start): Promise<string[]> {
  const all = BOOKS.slice(0, books)
  const transport = server({
    'GET /books': ({ url }) => {
      const { searchParams } = new URL(url)
      const [page, size] = ['pageNum', 'pageSize'].map((name) => Number(searchParams.get(name)))
      if (page === 0 && isRefused) return no(400)
      const start = ((page ?? 0) - first) * (size ?? 0)
      const list = start < 0 ? [] : all.slice(start, start + (size ?? 0))
      return ok(hasTotal ? { total: all.length, list } : { list })
    },
  })
  const openapi = hasTotal ? DOCUMENT : WITHOUT_TOTAL
  const { findings } = await runConformance({ url: 'http://server', openapi, transport })
  return findings.filter(({ check }) => check === 'pagination').map(({ title }) => title)
}

test('runConformance: names pages that are counted from 0, and none that are counted from 1', async () => {
  expect(await run({ first: 0 })).toEqual(['Pages are counted from 0: page 0 has the items of page 1'])
  expect(await run({ first: 1 })).toEqual([])
  expect(await run({ first: 1, isRefused: true, hasTotal: false })).toEqual([])
})

test.each([
  [{ books: 300 }, 'page 1 of 2 items begins with item 3'],
  [{ books: 5 }, 'page 1 of 2 items begins with item 3'],
  [{ books: 5, hasTotal: false }, 'page 1 of 2 items begins with item 3'],
  [{ books: 1 }, 'page 1 of 100 items is empty, but the total is 1'],
  [{ books: 2, hasTotal: false }, 'page 1 of 100 items is empty, but page 1 of 1 is not'],
])('runConformance: names them too where page 0 is refused: %j', async (more, words) => {
  const [title] = await run({ first: 0, isRefused: true, ...more })
  expect(title).toBe(`Pages are counted from 0: ${words}`)
})
