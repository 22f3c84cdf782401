import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Repeater } from './backoff.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Repeater', () => {
  it('runs after growing pauses, of which the last repeats', () => {
    const run = vi.fn<() => void>()
    const repeater = new Repeater([100, 200], run)
    for (const pause of [100, 200, 200]) {
      repeater.schedule()
      run.mockClear()
      vi.advanceTimersByTime(pause - 1)
      expect(run).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(run).toHaveBeenCalledOnce()
    }
  })

  it('runs once, however often it was scheduled', () => {
    const run = vi.fn<() => void>()
    const repeater = new Repeater([100], run)
    repeater.schedule()
    repeater.schedule()
    expect(repeater.isWaiting).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(run).toHaveBeenCalledOnce()
    expect(repeater.isWaiting).toBe(false)
  })

  it('drops the scheduled run, and starts with the initial pause after a reset', () => {
    const run = vi.fn<() => void>()
    const repeater = new Repeater([100, 200], run)
    repeater.schedule()
    repeater.cancel()
    vi.advanceTimersByTime(1000)
    expect(run).not.toHaveBeenCalled()
    repeater.reset()
    repeater.schedule()
    vi.advanceTimersByTime(100)
    expect(run).toHaveBeenCalledOnce()
  })
})
