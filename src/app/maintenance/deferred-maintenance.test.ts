import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { Maintenance } from './maintenance.ts'
import { createDeferredMaintenance } from './deferred-maintenance.ts'

const CONFIG = '/config'
const error = new ApiError('http', { status: 503, url: CONFIG })

const create = () =>
  new Maintenance({
    configUrl: CONFIG,
    hasConfig: () => false,
    requestConfig: () => Promise.resolve(),
    onBack: () => undefined,
  })

describe('createDeferredMaintenance', () => {
  it('counts a 503 while the code loads: two are maintenance', async () => {
    const maintenance = create()
    const deferred = createDeferredMaintenance(() => Promise.resolve(maintenance))
    deferred.onUnavailable(error)
    expect(deferred.explains(error)).toBe(false)
    deferred.onUnavailable(error)
    await expect.poll(() => deferred.loaded?.isDown).toBe(true)
    expect(deferred.explains(error)).toBe(true)
    await deferred.check()
    expect(deferred.loaded?.isDown).toBe(false)
  })

  it('loads the code again after a failure, and keeps the 503s', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('window', new EventTarget())
    const load = vi.fn(() => Promise.resolve(create())).mockRejectedValueOnce(new Error('gone'))
    const deferred = createDeferredMaintenance(load)
    deferred.onUnavailable(error)
    deferred.onUnavailable(error)
    await vi.advanceTimersByTimeAsync(999)
    expect(deferred.loaded).toBeUndefined()
    await deferred.check()
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(2)
    expect(deferred.loaded?.isDown).toBe(true)
    vi.useRealTimers()
  })
})
