import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { Maintenance } from './maintenance.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CONFIG = '/api/config/fetch'
const unavailable = (url: string) => new ApiError('http', { url, status: 503 })

function setUp({ hasConfig = false } = {}) {
  const requestConfig = vi.fn<() => Promise<unknown>>(() => Promise.resolve({}))
  const onBack = vi.fn<() => void>()
  const maintenance = new Maintenance({ configUrl: CONFIG, hasConfig: () => hasConfig, requestConfig, onBack })
  const goDown = () => {
    maintenance.onUnavailable(unavailable(CONFIG))
    maintenance.onUnavailable(unavailable(CONFIG))
  }
  return { maintenance, requestConfig, onBack, goDown }
}

describe('Maintenance', () => {
  it('begins with the second 503 of config', () => {
    const { maintenance } = setUp()
    maintenance.onUnavailable(unavailable(CONFIG))
    expect(maintenance.isDown).toBe(false)
    maintenance.onUnavailable(unavailable(CONFIG))
    expect(maintenance.isDown).toBe(true)
  })

  it.each(['/api/user/info', '/api/open/game/type', '/api/withdraw/create'])('ignores repeated 503s of %s', (url) => {
    const { maintenance, requestConfig } = setUp()
    for (let times = 0; times < 5; times += 1) maintenance.onUnavailable(unavailable(url))
    expect(maintenance.isDown).toBe(false)
    expect(requestConfig).not.toHaveBeenCalled()
  })

  it('never begins once config has loaded', () => {
    const { maintenance, goDown } = setUp({ hasConfig: true })
    goDown()
    expect(maintenance.isDown).toBe(false)
  })

  it('requests config after 5, 10, 15 s, half a minute at most, and ends by itself', async () => {
    const { maintenance, requestConfig, onBack, goDown } = setUp()
    requestConfig.mockRejectedValue(unavailable(CONFIG))
    goDown()
    for (const seconds of [5, 10, 15, 20, 25, 30, 30]) {
      requestConfig.mockClear()
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
      expect(requestConfig).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(requestConfig).toHaveBeenCalledOnce()
    }
    requestConfig.mockResolvedValue({})
    await vi.advanceTimersByTimeAsync(30_000)
    expect([maintenance.isDown, maintenance.isChecking]).toEqual([false, false])
    expect(onBack).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('sends one request at a time', async () => {
    const { maintenance, requestConfig, goDown } = setUp()
    goDown()
    const checks = [maintenance.check(), maintenance.check()]
    expect(maintenance.isChecking).toBe(true)
    await Promise.all(checks)
    expect(requestConfig).toHaveBeenCalledOnce()
  })

  it.each([
    ['ends', 'a refusal', new ApiError('http', { status: 403 }), false],
    ['ends', 'a response that cannot be read', new ApiError('unreadable'), false],
    ['goes on', 'silence', new ApiError('timeout'), true],
    ['goes on', 'no network', new ApiError('offline'), true],
    ['goes on', 'a bad gateway', new ApiError('http', { status: 502 }), true],
  ])('%s after %s', async (_what, _why, error, isStillDown) => {
    const { maintenance, requestConfig, goDown } = setUp()
    goDown()
    requestConfig.mockRejectedValue(error)
    await maintenance.check()
    expect(maintenance.isDown).toBe(isStillDown)
  })

  it('sends nothing while the server is not down', async () => {
    const { maintenance, requestConfig } = setUp()
    await maintenance.check()
    expect(requestConfig).not.toHaveBeenCalled()
  })
})
