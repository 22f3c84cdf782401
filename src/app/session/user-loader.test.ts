import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('an answer confirms the session', async () => {
  const { session, load } = setUp(() => Promise.resolve(user))
  await load()
  expect(session.confirmSession).toHaveBeenCalledExactlyOnceWith(user)
})

test('a failure resets the counters and is not thrown on', async () => {
  const { session, load } = setUp(() => Promise.reject(new Error('503')))
  await load()
  expect(session.userInfoFailed).toHaveBeenCalledTimes(1)
})

test.each([
  ['an answer', () => Promise.resolve(user)],
  ['a failure', () => Promise.reject<User>(new Error('aborted'))],
])('%s for a player who has left is ignored', async (_what, fetchUser) => {
  const { state, session, load } = setUp(fetchUser)
  const loading = load()
  state.token = { isLive: true }
  await loading
  expect(session.confirmSession).not.toHaveBeenCalled()
  expect(session.userInfoFailed).not.toHaveBeenCalled()
})

test('asking at start changes nothing until the effect has its turn', async () => {
  const { session, request } = setUp(() => Promise.resolve(user))
  const effect = await request()
  expect(session.confirmSession).not.toHaveBeenCalled()
  effect()
  expect(session.confirmSession).toHaveBeenCalledExactlyOnceWith(user)
})

test('what failed is asked for again after growing pauses, and told once, until it comes', async () => {
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

test('once there is a network it is asked for at once, and only where it failed', async () => {
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

test('it is not asked for again once the player has left', async () => {
  const fetchUser = vi.fn(() => Promise.reject<User>(new Error('500')))
  const { state, load } = setUp(fetchUser)
  await load()
  state.token = { isLive: true }
  await vi.advanceTimersByTimeAsync(600_000)
  expect(fetchUser).toHaveBeenCalledOnce()
})

test('a network that is back asks for nobody who has left, whether the next try was near or past', async () => {
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

test('an answer for one who has left does not end the tries for the next player', async () => {
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

test('a check asks quietly', async () => {
  const fetchUser = vi.fn((_isQuiet: boolean) => Promise.resolve(user))
  const { session, check } = setUp(fetchUser)
  await check()
  expect(fetchUser).toHaveBeenCalledExactlyOnceWith(true)
  expect(session.confirmSession).toHaveBeenCalledExactlyOnceWith(user)
})
