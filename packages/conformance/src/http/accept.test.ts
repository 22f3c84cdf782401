import { expect, test } from 'vitest'
import { getAccept } from './accept.ts'

const response = (status: string, ...types: string[]) => ({
  status,
  pointer: '',
  isOfInfrastructure: false,
  headers: [],
  content: types.map((type) => ({ type })),
})

test.each([
  ['JSON', [response('200', 'application/json'), response('4XX', 'application/json')], 'application/json'],
  ['a stream', [response('200', 'application/x-ndjson')], 'application/x-ndjson'],
  [
    'problems',
    [response('200', 'application/json; charset=utf-8'), response('4XX', 'application/problem+json')],
    'application/json, application/problem+json;q=0.5',
  ],
  [
    'several types',
    [response('200', 'application/json', 'application/x-chess-pgn')],
    'application/json, application/x-chess-pgn;q=0.9',
  ],
  ['no content', [response('204')], 'application/json'],
])('getAccept: an operation with %s', (_, responses, accept) => {
  expect(getAccept({ responses })).toBe(accept)
})
