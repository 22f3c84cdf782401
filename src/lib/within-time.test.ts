import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkTimeout, withinTime } from './within-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('withinTime rejects after exactly 120 s', async () => {
  const outcome = vi.fn<(error: unknown) => void>()
  void withinTime(new Promise(() => {})).catch(outcome)
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkTimeout))
})

test('withinTime settles as the promise does, and clears its timer', async () => {
  await expect(withinTime(Promise.resolve('module'))).resolves.toBe('module')
  await expect(withinTime(Promise.reject(new Error('404')))).rejects.toThrow('404')
  expect(vi.getTimerCount()).toBe(0)
})
