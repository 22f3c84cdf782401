import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { getDocument, findings, no, ok, responsesWith, server } from '../testing/other-styles.ts'

const id = { type: 'integer', minimum: 1, maximum: 1000 }
const item = { type: 'object', required: ['id'], properties: { id } }
const path = (name: string): Json => ({ name, in: 'path', required: true, schema: id })
const DOCUMENT = getDocument({
  '/shelves': { get: { operationId: 'list', responses: responsesWith({ type: 'array', items: item }) } },
  '/shelves/{shelfId}/books': {
    parameters: [path('shelfId')],
    post: { operationId: 'add', responses: responsesWith(item) },
  },
  '/shelves/{shelfId}/books/{bookId}': {
    parameters: [path('shelfId'), path('bookId')],
    get: { operationId: 'get', responses: responsesWith(item) },
  },
})

test.each([
  ['kept', false, []],
  ['lost', true, ['add/created#bookId']],
])('runConformance: reads what it created on another shelf, %s, from that shelf', async (_, isLost, found) => {
  const books = new Map<string, number[]>(['7', '1'].map((shelf) => [shelf, []]))
  let made = 0
  const transport = server({ 'GET /shelves': () => ok([...books.keys()].map((id) => ({ id: Number(id) }))) })
  const report = await findings(DOCUMENT, (request) => {
    const { pathname } = new URL(request.url)
    const [, shelf = '', book] = /^\/shelves\/(\d+)\/books(?:\/(\d+))?$/.exec(pathname) ?? []
    const own = books.get(shelf)
    if (own === undefined) return transport(request)
    const add = (): ReturnType<typeof ok> => {
      made += 1
      if (!isLost) own.push(made)
      return ok({ id: made })
    }
    const get = (): ReturnType<typeof ok> => (own.includes(Number(book)) ? ok({ id: Number(book) }) : no(404))
    // An unknown book gets the response of an unknown path; only the method tells that the path is known.
    if (request.method !== (book === undefined ? 'POST' : 'GET'))
      return server({ [`${request.method} ${pathname}`]: () => no(405) })(request)
    return server(book === undefined ? { [`POST ${pathname}`]: add } : { [`GET ${pathname}`]: get })(request)
  })
  expect(report).toEqual(found)
})
