import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkTimeout, withinTime } from './within-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a chunk has failed after 120 s, exactly', async () => {
  const outcome = vi.fn<(error: unknown) => void>()
  void withinTime(new Promise(() => {})).catch(outcome)
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkTimeout))
})

test('a chunk that comes or fails in time is what it is, and leaves no clock behind', async () => {
  await expect(withinTime(Promise.resolve('module'))).resolves.toBe('module')
  await expect(withinTime(Promise.reject(new Error('404')))).rejects.toThrow('404')
  expect(vi.getTimerCount()).toBe(0)
})
