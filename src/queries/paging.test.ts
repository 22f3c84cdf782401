import { expect, test } from 'vitest'
import { itemsOf, nextPage } from './paging.ts'

const page = (ids: string[], total: number) => ({ list: ids.map((id) => ({ id })), total })

test('pages follow until the total is reached', () => {
  const first = page(['a', 'b'], 3)
  const second = page(['c'], 3)
  expect(nextPage(first, [first])).toBe(2)
  expect(nextPage(second, [first, second])).toBeUndefined()
})

test('an empty page ends a list whose total is wrong', () => {
  const first = page(['a'], 9)
  const empty = page([], 9)
  expect(nextPage(empty, [first, empty])).toBeUndefined()
  expect(nextPage(page([], 0), [page([], 0)])).toBeUndefined()
})

test('an item that moved to the next page shows once', () => {
  const ids = itemsOf([page(['a', 'b'], 4), page(['b', 'c'], 4)], (item) => item.id).map((item) => item.id)
  expect(ids).toEqual(['a', 'b', 'c'])
})
