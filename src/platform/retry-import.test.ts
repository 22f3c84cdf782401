import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryImport } from './retry-import.ts'

describe('retryImport', () => {
  const host = new EventTarget()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', host)
  })
  afterEach(() => void vi.useRealTimers())

  function failing(times: number) {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('there'))
    for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    return load
  }

  it('tries again after growing pauses, without the device going offline first', async () => {
    const load = failing(3)
    const loading = retryImport(load)
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(4001)
    expect(load).toHaveBeenCalledTimes(4)
    expect(await loading).toBe('there')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('never pauses for more than a minute', async () => {
    const load = failing(20)
    void retryImport(load)
    await vi.advanceTimersByTimeAsync(20 * 60_000)
    expect(load).toHaveBeenCalledTimes(21)
  })

  it('tries at once when the device comes online', async () => {
    const load = failing(1)
    const loading = retryImport(load)
    await vi.advanceTimersByTimeAsync(0)
    host.dispatchEvent(new Event('online'))
    expect(await loading).toBe('there')
    expect(vi.getTimerCount()).toBe(0)
  })
})
