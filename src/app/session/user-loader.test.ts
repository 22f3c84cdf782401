import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#generated/http/schemas/user.ts'
import { createUserLoader, PAUSES_MS } from './user-loader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(fetchUser: (isQuiet: boolean) => Promise<User>) {
  const state = { token: { isLive: true } }
  const session = { token: () => state.token, confirmSession: vi.fn(), userInfoFailed: vi.fn() }
  const { requestUser, loadUser, checkUser, retryNow } = createUserLoader({ session, fetchUser })
  return { state, session, request: requestUser, load: loadUser, check: checkUser, retryNow }
}

const user = { uid: '1' } as User

describe('createUserLoader', () => {
  it('confirms the session', async () => {
    const { session, load } = setUp(() => Promise.resolve(user))
    await load()
    expect(session.confirmSession).toHaveBeenCalledExactlyOnceWith(user)
  })

  it('resets the counters after a failure, and does not reject', async () => {
    const { session, load } = setUp(() => Promise.reject(new Error('503')))
    await load()
    expect(session.userInfoFailed).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a response', () => Promise.resolve(user)],
    ['a failure', () => Promise.reject<User>(new Error('aborted'))],
  ])('ignores %s after a logout', async (_what, fetchUser) => {
    const { state, session, load } = setUp(fetchUser)
    const loading = load()
    state.token = { isLive: true }
    await loading
    expect(session.confirmSession).not.toHaveBeenCalled()
    expect(session.userInfoFailed).not.toHaveBeenCalled()
  })

  it('changes nothing at start-up until its effect runs', async () => {
    const { session, request } = setUp(() => Promise.resolve(user))
    const effect = await request()
    expect(session.confirmSession).not.toHaveBeenCalled()
    effect()
    expect(session.confirmSession).toHaveBeenCalledExactlyOnceWith(user)
  })

  it('repeats a failed request after growing pauses, with one toast', async () => {
    let isDown = true
    const fetchUser = vi.fn((_isQuiet: boolean) =>
      isDown ? Promise.reject<User>(new Error('500')) : Promise.resolve(user),
    )
    const { session, load } = setUp(fetchUser)
    await load()
    for (const [before, pause] of [...PAUSES_MS, PAUSES_MS.at(-1) ?? 0].entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(fetchUser).toHaveBeenCalledTimes(before + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(fetchUser).toHaveBeenCalledTimes(before + 2)
    }
    expect(fetchUser.mock.calls.map(([isQuiet]) => isQuiet)).toEqual([false, true, true, true, true, true])
    isDown = false
    await vi.advanceTimersByTimeAsync(30_000)
    expect(session.confirmSession).toHaveBeenCalledExactlyOnceWith(user)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetchUser).toHaveBeenCalledTimes(7)
  })

  it('repeats a failed request at once when online', async () => {
    const fetchUser = vi
      .fn<(isQuiet: boolean) => Promise<User>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(user)
    const { session, load, retryNow } = setUp(fetchUser)
    retryNow()
    expect(fetchUser).not.toHaveBeenCalled()
    await load()
    retryNow()
    await vi.advanceTimersByTimeAsync(0)
    expect(session.confirmSession).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(600_000)
    retryNow()
    expect(fetchUser).toHaveBeenCalledTimes(2)
  })

  it('sends no repeat after a logout', async () => {
    const fetchUser = vi.fn(() => Promise.reject<User>(new Error('500')))
    const { state, load } = setUp(fetchUser)
    await load()
    state.token = { isLive: true }
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetchUser).toHaveBeenCalledOnce()
  })

  it('sends no repeat after a logout when online again', async () => {
    const fetchUser = vi.fn(() => Promise.reject<User>(new Error('500')))
    const { state, load, retryNow } = setUp(fetchUser)
    await load()
    state.token = { isLive: true }
    retryNow()
    await vi.advanceTimersByTimeAsync(600_000)
    retryNow()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetchUser).toHaveBeenCalledOnce()
  })

  it('keeps the repeats of the next player after a response for the former one', async () => {
    let fail: (error: Error) => void = () => undefined
    const fetchUser = vi
      .fn<(isQuiet: boolean) => Promise<User>>()
      .mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)))
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValue(user)
    const { state, session, load } = setUp(fetchUser)
    const former = load()
    state.token = { isLive: true }
    await load()
    fail(new Error('aborted'))
    await former
    await vi.advanceTimersByTimeAsync(PAUSES_MS[0])
    expect(session.confirmSession).toHaveBeenCalledOnce()
  })

  it('checks without a toast', async () => {
    const fetchUser = vi.fn((_isQuiet: boolean) => Promise.resolve(user))
    const { session, check } = setUp(fetchUser)
    await check()
    expect(fetchUser).toHaveBeenCalledExactlyOnceWith(true)
    expect(session.confirmSession).toHaveBeenCalledExactlyOnceWith(user)
  })
})
