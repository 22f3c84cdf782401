import { describe, expect, it, vi } from 'vitest'
import { findByNumber, judgeHistory, matchOrder } from './history.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString()
const order = (orderNo: string, minute: number, amount = 500) => ({ orderNo, createdAt: at(minute), amount })
const OLD = [order('W00000003', 3), order('W00000002', 2), order('W00000001', 1)]
const SENT = {
  known: OLD.map(({ orderNo }) => orderNo),
  since: at(3),
  waitMs: 120_000,
  isPartial: false,
  keyAt: Date.parse(at(19)),
}
const NEW = order('W00000004', 20)
const is500 = ({ amount }: { amount: number }) => amount === 500

describe('matchOrder', () => {
  it('finds the new order that matches, and the first of two', () => {
    expect(matchOrder([NEW, ...OLD], SENT, is500, false)).toBe(NEW)
    expect(matchOrder([order('W00000005', 21), NEW, ...OLD], SENT, is500, false)).toBe(NEW)
    expect(matchOrder([order('W00000005', 20), NEW, ...OLD], SENT, is500, false), 'at the same time').toBe(NEW)
    expect(matchOrder([NEW], { ...SENT, known: [], since: null }, is500, false)).toBe(NEW)
  })

  it('accepts another amount only after the wait', () => {
    const fee = order('W00000004', 20, 495)
    expect(matchOrder([fee, ...OLD], SENT, is500, false)).toBeUndefined()
    expect(matchOrder([fee, ...OLD], SENT, is500, true)).toBe(fee)
    expect(matchOrder([order('W00000005', 21), fee], SENT, is500, true)?.orderNo).toBe('W00000005')
  })

  it.each([
    ['moved to the top', [...OLD].reverse()],
    ['the newest is archived', OLD.slice(1)],
    ['one from beyond the first page moved up', [order('W00000000', -60), ...OLD]],
  ])('never matches an old order: %s', (_, list) => {
    expect(matchOrder(list, SENT, is500, false)).toBeUndefined()
    expect(matchOrder(list, SENT, is500, true)).toBeUndefined()
  })

  it('matches a new order with an unreadable time or a slightly wrong clock', () => {
    expect(matchOrder([{ ...NEW, createdAt: '' }, ...OLD], SENT, is500, false)?.orderNo).toBe('W00000004')
    const slow = { ...NEW, createdAt: new Date(Date.parse(at(3)) - 30_000).toISOString() }
    expect(matchOrder([slow, ...OLD], SENT, is500, false)).toBe(slow)
  })

  it('uses the time of sending if the earlier history was partly unreadable', () => {
    const unread = order('W00000000', 10)
    const partial = { ...SENT, isPartial: true }
    expect(matchOrder([unread, ...OLD], partial, is500, true)).toBeUndefined()
    expect(matchOrder([unread, ...OLD], { ...partial, known: [], since: null }, is500, true)).toBeUndefined()
    expect(matchOrder([NEW, unread, ...OLD], partial, is500, false)).toBe(NEW)
  })
})

describe('judgeHistory', () => {
  it('proves absence only after the wait, by a complete page', () => {
    expect(judgeHistory({ list: OLD }, SENT, is500, 119_999)).toEqual({ kind: 'unclear' })
    expect(judgeHistory({ list: OLD }, SENT, is500, 120_000)).toEqual({ kind: 'absent' })
    expect(judgeHistory({ list: OLD, unreadable: 1 }, SENT, is500, 120_000)).toEqual({ kind: 'unclear' })
    expect(judgeHistory({ list: [NEW], unreadable: 1 }, SENT, is500, 0)).toEqual({ kind: 'found', order: NEW })
  })
})

describe('findByNumber', () => {
  const pages = (filtered: object, newest: object) =>
    vi.fn(({ orderNo }: { orderNo?: string }) => Promise.resolve((orderNo === undefined ? newest : filtered) as never))

  it.each([
    ['the filter works', { list: [NEW] }, { list: [] }, 1],
    ['the filter is ignored', { list: [order('W00000005', 21), NEW] }, { list: [] }, 1],
    ['the filtered list lags', { list: [] }, { list: [NEW, ...OLD] }, 2],
  ])('finds the order when %s', async (_, filtered, newest, reads) => {
    const read = pages(filtered, newest)
    expect(await findByNumber(read, 'W00000004')).toBe(NEW)
    expect(read).toHaveBeenCalledTimes(reads)
  })

  it('never returns another order', async () => {
    expect(await findByNumber(pages({ list: [] }, { list: OLD }), 'W00000004')).toBeNull()
    expect(await findByNumber(pages({ list: OLD }, { list: OLD }), 'W00000004')).toBeNull()
  })

  it('rejects as unreadable if entries were left out', async () => {
    const read = pages({ list: [], unreadable: 1 }, { list: OLD })
    await expect(findByNumber(read, 'W00000004')).rejects.toMatchObject({ kind: 'unreadable' })
    const other = pages({ list: [] }, { list: OLD, unreadable: 1 })
    await expect(findByNumber(other, 'W00000004')).rejects.toMatchObject({ kind: 'unreadable' })
  })
})
