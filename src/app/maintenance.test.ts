import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { Maintenance, type VitalCall } from './maintenance.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PATHS = { config: '/api/config/fetch', menu: '/api/open/game/type', userInfo: '/api/user/info' }
const down = (url: string) => new ApiError('http', { url, status: 503 })

/** As in the app: what `ask` hears with 503 the HTTP client tells too. */
function setUp() {
  const server: { answer: () => Promise<unknown> } = { answer: () => Promise.resolve({}) }
  const onBack = vi.fn<() => void>()
  const ask = vi.fn<(call: VitalCall) => Promise<unknown>>(async (call) => {
    try {
      return await server.answer()
    } catch (error) {
      if (error instanceof ApiError && error.status === 503) maintenance.heard(down(PATHS[call]))
      throw error
    }
  })
  const maintenance = new Maintenance({ paths: PATHS, ask, onBack })
  const fail = (error: ApiError) => {
    server.answer = () => Promise.reject(error)
  }
  const heal = () => {
    server.answer = () => Promise.resolve({})
  }
  return { maintenance, ask, onBack, fail, heal }
}

test('two vital calls at start are enough', () => {
  const { maintenance, ask } = setUp()
  maintenance.heard(down(PATHS.config))
  expect(maintenance.isDown).toBe(false)
  maintenance.heard(down(PATHS.menu))
  expect(maintenance.isDown).toBe(true)
  expect(ask).not.toHaveBeenCalled()
})

test('one vital call that fails again when it is tried again is enough, one accident is not', () => {
  const { maintenance } = setUp()
  maintenance.heard(down(PATHS.userInfo))
  vi.advanceTimersByTime(10_000)
  maintenance.heard(down(PATHS.userInfo))
  expect(maintenance.isDown).toBe(false)
  vi.advanceTimersByTime(1000)
  maintenance.heard(down(PATHS.userInfo))
  expect(maintenance.isDown).toBe(true)
})

test('another call that fails is its own matter while config answers', async () => {
  const { maintenance, ask } = setUp()
  maintenance.heard(down('/api/vip/card/fetch'))
  maintenance.heard(down('/api/vip/card/fetch'))
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledExactlyOnceWith('config')
  expect(maintenance.isDown).toBe(false)
  expect(maintenance.tells(down('/api/vip/card/fetch'))).toBe(false)
})

test('another call that fails is a matter of the server where config fails too', async () => {
  const { maintenance, fail } = setUp()
  fail(down(PATHS.config))
  maintenance.heard(down('/api/withdraw/create'))
  await vi.advanceTimersByTimeAsync(1)
  expect(maintenance.isDown).toBe(true)
  expect(maintenance.tells(down('/api/vip/card/fetch'))).toBe(true)
  expect(maintenance.tells(new ApiError('http', { status: 500 }))).toBe(false)
})

test('asks after 5, 10, 15 s, half a minute at most, and leaves by itself when the server answers', async () => {
  const { maintenance, ask, onBack, fail, heal } = setUp()
  fail(down(PATHS.config))
  maintenance.heard(down(PATHS.config))
  maintenance.heard(down(PATHS.config))
  for (const seconds of [5, 10, 15, 20, 25, 30, 30]) {
    ask.mockClear()
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(ask).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ask).toHaveBeenCalledOnce()
  }
  heal()
  await vi.advanceTimersByTimeAsync(30_000)
  expect([maintenance.isDown, maintenance.isAsking]).toEqual([false, false])
  expect(onBack).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('asks for just what failed, once at a time', async () => {
  const { maintenance, ask } = setUp()
  maintenance.heard(down(PATHS.menu))
  maintenance.heard(down(PATHS.userInfo))
  const checks = [maintenance.check(), maintenance.check()]
  expect(maintenance.isAsking).toBe(true)
  await Promise.all(checks)
  expect(ask.mock.calls).toEqual([['menu'], ['userInfo']])
})

test.each([
  ['a dead session', new ApiError('failure', { code: 20002 }), false],
  ['a refusal', new ApiError('http', { status: 403 }), false],
  ['silence', new ApiError('timeout'), true],
  ['no network', new ApiError('offline'), true],
  ['a bad gateway', new ApiError('http', { status: 502 }), true],
])('%s', async (_what, error, isStillDown) => {
  const { maintenance, fail } = setUp()
  maintenance.heard(down(PATHS.config))
  maintenance.heard(down(PATHS.config))
  fail(error)
  await maintenance.check()
  expect(maintenance.isDown).toBe(isStillDown)
})

test('checking what is not down asks nobody', async () => {
  const { maintenance, ask } = setUp()
  await maintenance.check()
  expect(ask).not.toHaveBeenCalled()
})
