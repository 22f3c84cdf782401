import { expect, test } from 'vitest'
import { parseExact } from '@tumpak/contract-kit/exact-json.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import type { RequestResult } from '../http/request-result.ts'
import { Origins } from './origins.ts'

const parameters = ['boatId', 'noteId'].map((name) => ({ name, in: 'path', schema: {} }))
const version = { name: 'If-Match', in: 'header', schema: {} }
const operations = readOperations({
  paths: {
    '/boats': { get: { operationId: 'list' }, post: { operationId: 'addBoat' } },
    '/boats/{boatId}': {
      parameters: parameters.slice(0, 1),
      get: { operationId: 'getBoat' },
      put: { operationId: 'setBoat', parameters: [version] },
    },
    '/boats/{boatId}/notes': { parameters: parameters.slice(0, 1), post: { operationId: 'addNote' } },
    '/boats/{boatId}/notes/{noteId}': {
      parameters,
      put: { operationId: 'setNote' },
      patch: { operationId: 'changeNote' },
      delete: { operationId: 'deleteNote' },
    },
    '/pay': { post: { operationId: 'pay' } },
  },
})

/** Creates a result of an operation at a path. */
function send(
  id: string,
  path: string,
  got: { status?: number; body?: unknown; headers?: { [name: string]: string } } = {},
  sent: { body?: unknown; headers?: { [name: string]: string } } = {},
): RequestResult {
  const operation = operations.find((candidate) => candidate.id === id)
  if (operation === undefined) throw new Error(`there is no ${id}`)
  const { status = 200, body, headers = {} } = got
  const text = body === undefined ? '' : JSON.stringify(body)
  return {
    operation,
    input: { path: {}, query: {}, header: {}, body: sent.body },
    request: {
      method: operation.method,
      url: `http://server/v1${path}`,
      headers: sent.headers ?? {},
      timeoutMs: 1,
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    },
    response: { status, headers, setCookies: [], body: text, milliseconds: 1 },
    json: text === '' ? undefined : parseExact(text),
    outcome: status < 300 ? { kind: 'success' } : { kind: 'refused', status },
    exchange: () => expect.fail('it is not shown'),
  }
}

/** The origins of the last of some results, all of which the run has seen. */
function find(...all: RequestResult[]): [label: string, path: string][] {
  const origins = new Origins({ operations, data: ({ json }) => json })
  for (const result of all) origins.note(result)
  return origins
    .find(all.slice(-1))
    .map(({ label, result }) => [label, new URL((result as RequestResult).request.url).pathname])
}

test('Origins: finds the creation of an item, of what it is in, and its last change before', () => {
  const boat = send('addBoat', '/boats', { status: 201, body: { id: 3 } })
  const note = send('addNote', '/boats/3/notes', { body: { note: { id: 9 } } })
  const other = send('addNote', '/boats/3/notes', { status: 201, headers: { location: '/v1/boats/3/notes/10' } })
  const change = send('setNote', '/boats/3/notes/9')
  const refused = send('changeNote', '/boats/3/notes/9', { status: 400 })
  const deletion = send('deleteNote', '/boats/3/notes/9', { status: 204 })
  expect(find(boat, note, other, change, refused, deletion)).toEqual([
    ['creation', '/v1/boats'],
    ['creation', '/v1/boats/3/notes'],
    ['last change', '/v1/boats/3/notes/9'],
  ])
  expect(find(boat, note, other, send('setNote', '/boats/3/notes/10'))).toHaveLength(2)
  const made = send('setNote', '/boats/3/notes/own', { status: 201 })
  expect(find(boat, made, send('deleteNote', '/boats/3/notes/own', { status: 404 }))).toEqual([
    ['creation', '/v1/boats'],
    ['creation', '/v1/boats/3/notes/own'],
  ])
})

test('Origins: finds nothing for what the run did not create, and no request of the finding itself', () => {
  expect(find(send('list', '/boats', { body: [{ id: 3 }] }), send('setBoat', '/boats/3'))).toEqual([])
  const boat = send('addBoat', '/boats', { status: 201, body: { id: 3 } })
  const read = send('getBoat', '/boats/3')
  const origins = new Origins({ operations, data: ({ json }) => json })
  for (const result of [boat, read]) origins.note(result)
  expect(origins.find([boat, read])).toEqual([])
  expect(origins.find([{ exchange: () => expect.fail('it is not shown') }])).toEqual([])
})

test('Origins: follows a long id in a body, unless it existed before', () => {
  const boat = send('addBoat', '/boats', { status: 201, body: { orderNo: 'A-100200', ownerId: 'owner-77' } })
  expect(find(boat, send('pay', '/pay', {}, { body: { orderNo: 'A-100200' } }))).toEqual([['creation', '/v1/boats']])
  const owners = send('list', '/boats', { body: [{ ownerId: 'owner-77' }] })
  expect(find(owners, boat, send('pay', '/pay', {}, { body: { ownerId: 'owner-77' } }))).toEqual([])
})

test('Origins: reads the version that a change names, unless a creation or change gave one', () => {
  const read = send('getBoat', '/boats/3', { headers: { etag: '"b"' } })
  const change = send('setBoat', '/boats/3', { status: 412 }, { headers: { 'if-match': '"b"' } })
  expect(find(read, change)).toEqual([['earlier read', '/v1/boats/3']])
  const boat = send('addBoat', '/boats', { status: 201, body: { id: 3 }, headers: { etag: '"a"' } })
  expect(find(boat, read, change)).toEqual([['creation', '/v1/boats']])
})
