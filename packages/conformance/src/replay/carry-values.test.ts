import { expect, test } from 'vitest'
import { carryValues, carryVersion, createCarried, noteNewValues } from './carry-values.ts'
import { compareResponses } from './compare-responses.ts'

const respond = (body: unknown, headers = {}) => ({ status: 200, headers, body: JSON.stringify(body), milliseconds: 1 })
const request = (url: string, body?: unknown) => ({
  ...{ method: 'PUT', url, headers: { 'if-match': '"old-tag"' } },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

test('carryValues: sends new ids and versions in later requests, and changes no other part', () => {
  const carried = createCarried()
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
  const broken = { ...request('http://host/notes'), body: '{"cut' }
  expect(carryValues(carried, broken).body).toBe('{"cut')
})

test('carryValues: keeps numbers of other things apart by the path of the item', () => {
  const carried = createCarried()
  const url = { recorded: 'http://host/members/3/notes', sent: 'http://host/members/8/notes?a=1' }
  noteNewValues(carried, respond({ id: 3 }), respond({ id: 9 }), { url })
  const sent = (path: string): string => carryValues(carried, request(`http://host${path}`)).url
  expect(sent('/members/3/notes/3/pages/5?full=1')).toBe('http://host/members/8/notes/9/pages/5?full=1')
})

test('carryValues: takes other texts of a creation over, such as a reference', () => {
  const carried = createCarried()
  noteNewValues(carried, respond({ reference: 'FB-00031' }), respond({ reference: 'FB-00002' }), { isCreation: true })
  expect(carryValues(carried, request('http://host/pay', { reference: 'FB-00031' })).body).toContain('FB-00002')
})

test('carryVersion: sends the newest version of the item in an accepted request', () => {
  const carried = createCarried()
  const url = { recorded: 'http://host/notes', sent: 'http://host/notes' }
  noteNewValues(carried, respond({ id: 1 }), respond({ id: 1 }, { etag: '"first"' }), { url })
  const item = request('http://host/notes/1')
  const sent = (status: number): string | undefined =>
    carryVersion(carried, item, { response: { ...respond({}), status } }).headers['if-match']
  expect([sent(200), sent(412)]).toEqual(['"first"', '"old-tag"'])
  noteNewValues(carried, respond({}), respond({}, { etag: '"second"' }), {
    url: { recorded: item.url, sent: item.url },
  })
  expect(sent(200)).toBe('"second"')
})

test('compareResponses: ignores new ids and times only', () => {
  const carried = createCarried()
  carried.values.set('old-name', 'new-name')
  const listWords = (...given: Parameters<typeof compareResponses>) =>
    compareResponses(...given).map(({ words }) => words)
  const compare = (before: unknown, after: unknown) => listWords(respond(before), respond(after), carried)
  const item = { id: 'x1', at: '2026-11-01T00:00:00Z', name: 'old-name', token: '•••' }
  expect(compare(item, { id: 'x2', at: '2026-11-02T09:00:00+08:00', name: 'new-name', token: 'abc' })).toEqual([])
  expect(compare({ id: 1, a: 1, b: [1] }, { id: 'x', a: 2, b: [], c: null })).toEqual([
    '/id: 1 → "x"',
    '/a: 1 → 2',
    '/b/length: 1 → 0',
    '/b/0: 1 → not there',
    '/c: not there → null',
  ])
  expect(listWords({ ...respond({}), status: 201 }, respond({}), carried)).toEqual(['HTTP 201 → HTTP 200'])
  expect(listWords(respond({}), null, carried)).toEqual(['HTTP 200 → no response'])
  expect(listWords(null, null, carried)).toEqual([])
})
