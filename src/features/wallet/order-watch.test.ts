import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pauseAfter, watchOrder } from './order-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Seconds from the start at which it was read, for as long as the fate stays unknown. */
async function readsWithin(seconds: number, read: () => Promise<boolean>): Promise<number[]> {
  const start = Date.now()
  const at: number[] = []
  const watch = watchOrder(() => {
    at.push((Date.now() - start) / 1000)
    return read()
  })
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  watch.stop()
  return at
}

test('it reads at once and then after growing pauses of at most 30 s', async () => {
  expect(await readsWithin(142, () => Promise.resolve(false))).toEqual([0, 2, 5, 10, 18, 31, 51, 81, 111, 141])
})

test('a read that fails is followed by the next', async () => {
  expect(await readsWithin(6, () => Promise.reject(new Error('offline')))).toEqual([0, 2, 5])
})

test('a slow answer is waited for: the pause begins after it', async () => {
  const slow = () => new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), 9000))
  expect(await readsWithin(24, slow)).toEqual([0, 11, 23])
})

test('once the fate is known it reads no more', async () => {
  const read = vi.fn(() => Promise.resolve(true))
  const watch = watchOrder(read)
  await vi.advanceTimersByTimeAsync(600_000)
  watch.checkNow()
  expect(read).toHaveBeenCalledOnce()
})

test('coming back to the page reads at once and starts with short pauses again', async () => {
  const read = vi.fn(() => Promise.resolve(false))
  const watch = watchOrder(read)
  await vi.advanceTimersByTimeAsync(60_000)
  read.mockClear()
  watch.checkNow()
  expect(read).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2000)
  expect(read).toHaveBeenCalledTimes(2)
  watch.stop()
})

test('a read under way is not doubled, and a stopped watch stays silent', async () => {
  const read = vi.fn(() => new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), 1000)))
  const watch = watchOrder(read)
  watch.checkNow()
  watch.checkNow()
  expect(read).toHaveBeenCalledOnce()
  watch.stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(read).toHaveBeenCalledOnce()
})

test('pauses', () => {
  expect([0, 1, 2, 7, 8, 100].map(pauseAfter)).toEqual([2000, 2000, 3000, 30_000, 30_000, 30_000])
})
