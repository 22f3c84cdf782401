import { expect, test } from 'vitest'
import { firstUnsorted } from './sorted.ts'

test.each([
  ['numbers', [1, 2, 2, 3], 'up', -1],
  ['numbers the other way', [1, 2, 3], 'down', 1],
  ['numbers in no order', [2, 1, 3], 'either', 1],
  ['numbers of an unknown direction', [3, 2, 1], 'either', -1],
  ['null at any place', [null, 3, undefined, 2, null], 'down', -1],
  ['one value', [5, 5, 5], 'up', undefined],
  ['times of several zones', ['2026-01-01T10:00:00+08:00', '2026-01-01T03:00:00Z'], 'up', -1],
  ['times out of order', ['2026-01-01T10:00:00Z', '2026-01-01T17:00:00+08:00'], 'up', 1],
  ['text by its codes', ['Zoo', 'ant'], 'up', -1],
  ['text whatever its case', ['ant', 'Zoo'], 'up', -1],
  ['text with its article left out', ['Boats', 'The Lamps', 'Nets'], 'up', -1],
  ['text with numbers in it', ['part 9', 'part 10'], 'up', -1],
  ['letters of another alphabet', ['z', 'å', 'b'], 'up', -1],
  ['text out of order', ['nets', 'boats'], 'up', 1],
  ['amounts as text, by value', ['9.50', '10.00'], 'up', -1],
  ['amounts as text, by letters', ['10.00', '9.50'], 'up', -1],
  ['objects', [{ a: 1 }, { a: 0 }], 'up', undefined],
  ['mixed values', [1, 'a'], 'down', undefined],
] as const)('firstUnsorted: %s', (_, values, direction, place) => {
  expect(firstUnsorted(values, direction)).toBe(place)
})

test('firstUnsorted: accepts enum values in any order if equal ones are adjacent, and compares decimals as numbers', () => {
  expect(firstUnsorted(['low', 'high', 'high', 'done'], 'up', { isChoice: true })).toBe(-1)
  expect(firstUnsorted(['low', 'high', 'low'], 'up', { isChoice: true })).toBe(2)
  expect(firstUnsorted([true, false, true], 'down')).toBe(2)
  expect(firstUnsorted(['10.00', '9.50'], 'up', { isDecimal: true })).toBe(1)
})
