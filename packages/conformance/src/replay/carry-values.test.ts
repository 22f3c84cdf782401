import { expect, test } from 'vitest'
import { carryValues, noteNewValues, type Carried } from './carry-values.ts'
import { compareResponses } from './compare-responses.ts'

const respond = (body: unknown, headers = {}) => ({ status: 200, headers, body: JSON.stringify(body), milliseconds: 1 })
const request = (url: string, body?: unknown) => ({
  ...{ method: 'PUT', url, headers: { 'if-match': '"old-tag"' } },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

test('carryValues: sends new ids and versions in later requests, and changes no other part', () => {
  const carried: Carried = new Map()
  noteNewValues(
    carried,
    respond({ id: 1, count: 1, book: { authorId: 'a-1' } }, { etag: '"old-tag"', location: '/notes/n1' }),
    respond({ id: 7, count: 3, book: { authorId: 'a-2' } }, { etag: '"new-tag"', location: '/notes/n2' }),
  )
  const sent = request('http://host/v1/notes/1/n1?page=1&authorId=a-1&q=%7e', { id: 1, copies: 1, authorId: 'a-1' })
  expect(carryValues(carried, sent)).toEqual({
    method: 'PUT',
    url: 'http://host/v1/notes/7/n2?page=1&authorId=a-2&q=%7e',
    headers: { 'if-match': '"new-tag"' },
    body: JSON.stringify({ id: 7, copies: 1, authorId: 'a-2' }),
  })
  const odd = { ...request('http://host/notes'), body: '{"cut' }
  expect(carryValues(carried, odd).body).toBe('{"cut')
})

test('compareResponses: ignores new ids and times only', () => {
  const carried: Carried = new Map([['old-name', 'new-name']])
  const compare = (before: unknown, after: unknown) => compareResponses(respond(before), respond(after), carried)
  const item = { id: 'x1', at: '2026-11-01T00:00:00Z', name: 'old-name', token: '•••' }
  expect(compare(item, { id: 'x2', at: '2026-11-02T09:00:00+08:00', name: 'new-name', token: 'abc' })).toEqual([])
  expect(compare({ id: 1, a: 1, b: [1] }, { id: 'x', a: 2, b: [], c: null })).toEqual([
    '/id: 1 → "x"',
    '/a: 1 → 2',
    '/b/length: 1 → 0',
    '/b/0: 1 → not there',
    '/c: not there → null',
  ])
  expect(compareResponses({ ...respond({}), status: 201 }, respond({}), carried)).toEqual(['HTTP 201 → HTTP 200'])
  expect(compareResponses(respond({}), null, carried)).toEqual(['HTTP 200 → no response'])
  expect(compareResponses(null, null, carried)).toEqual([])
})
