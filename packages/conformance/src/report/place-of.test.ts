import { expect, it } from 'vitest'
import { placeOf } from './place-of.ts'

it.each([
  ['', 'response', ''],
  ['/data/id', 'response', '/data/id'],
  ['body', 'request', ''],
  ['body/amount', 'request', '/amount'],
  ['query/pageSize', 'request', ''],
  ['header/Set-Cookie', 'other', ''],
  ['41001', 'other', ''],
])('placeOf: %j is %s', (pointer, side, bodyPointer) => {
  expect(placeOf(pointer)).toMatchObject({ side, bodyPointer })
})
