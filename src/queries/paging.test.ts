import { describe, expect, it } from 'vitest'
import { collectItems, nextPage, unreadableRows } from './paging.ts'

const page = (ids: string[], total: number) => ({ list: ids.map((id) => ({ id })), total })

describe('paging', () => {
  it('has a next page until the total is reached', () => {
    const first = page(['a', 'b'], 3)
    const second = page(['c'], 3)
    expect(nextPage(first, [first])).toBe(2)
    expect(nextPage(second, [first, second])).toBeUndefined()
  })

  it('ends at an empty page if the total is wrong', () => {
    const first = page(['a'], 9)
    const empty = page([], 9)
    expect(nextPage(empty, [first, empty])).toBeUndefined()
    expect(nextPage(page([], 0), [page([], 0)])).toBeUndefined()
  })

  it('counts unreadable rows, for the end of the list and the next page', () => {
    const unread = { list: [], total: 3, unreadable: 2 }
    expect(nextPage(unread, [unread])).toBe(2)
    const last = { ...page(['c'], 3), unreadable: 0 }
    expect(nextPage(last, [unread, last])).toBeUndefined()
    expect(unreadableRows([unread, last, page([], 3)])).toBe(2)
  })

  it('continues with an unreadable total until the first empty page', () => {
    const first = page(['a'], Number.NaN)
    const empty = page([], Number.NaN)
    expect(nextPage(first, [first])).toBe(2)
    expect(nextPage(empty, [first, empty])).toBeUndefined()
  })

  it('shows an item that moved to the next page once', () => {
    const ids = collectItems([page(['a', 'b'], 4), page(['b', 'c'], 4)], (item) => item.id).map((item) => item.id)
    expect(ids).toEqual(['a', 'b', 'c'])
  })
})
