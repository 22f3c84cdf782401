import { describe, expect, it, vi } from 'vitest'
import { readAll } from './read-all.ts'

const getId = (item: { id: string }) => item.id
const page = (ids: string[], total: number) => Promise.resolve({ list: ids.map((id) => ({ id })), total })

describe('readAll', () => {
  it('reads all pages, each item once', async () => {
    const read = vi.fn((pageNum: number) => (pageNum === 1 ? page(['a', 'b'], 3) : page(['b', 'c'], 3)))
    expect(await readAll(read, getId)).toEqual({
      list: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      isPartial: false,
      unreadable: 0,
    })
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('rejects when a page fails, so that no export is incomplete', async () => {
    const read = (pageNum: number) => (pageNum === 1 ? page(['a'], 9) : Promise.reject(new Error('gone')))
    await expect(readAll(read, getId)).rejects.toThrow('gone')
  })

  it('cuts an endless list at 50 pages and marks it partial', async () => {
    const read = vi.fn((pageNum: number) => page([String(pageNum)], 1_000_000))
    expect((await readAll(read, getId)).isPartial).toBe(true)
    expect(read).toHaveBeenCalledTimes(50)
  })

  it('counts unreadable rows as sent, and reports them', async () => {
    const pages = [
      { list: [], total: 3, unreadable: 2 },
      { list: [{ id: 'c' }], total: 3 },
    ]
    const read = vi.fn((pageNum: number) => Promise.resolve(pages[pageNum - 1] ?? { list: [], total: 3 }))
    expect(await readAll(read, getId)).toEqual({ list: [{ id: 'c' }], isPartial: false, unreadable: 2 })
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('stops at an empty page if the total is wrong', async () => {
    expect(await readAll((pageNum) => page(pageNum === 1 ? ['a'] : [], 9), getId)).toMatchObject({ isPartial: false })
  })
})
