import { expect, it } from 'vitest'
import { getPlace } from './place-of.ts'

it.each([
  ['', 'response', ''],
  ['/data/id', 'response', '/data/id'],
  ['body', 'request', ''],
  ['body/amount', 'request', '/amount'],
  ['query/pageSize', 'request', ''],
  ['header/Set-Cookie', 'other', ''],
  ['41001', 'other', ''],
])('getPlace: %j is %s', (pointer, side, bodyPointer) => {
  expect(getPlace(pointer)).toMatchObject({ side, bodyPointer })
})
