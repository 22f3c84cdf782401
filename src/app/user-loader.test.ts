import { expect, test, vi } from 'vitest'
import type { User } from '#generated/http/schemas/user.ts'
import { createUserLoader } from './user-loader.ts'

function world(fetchUser: () => Promise<User>) {
  const state = { token: { isLive: true } }
  const session = { token: () => state.token, confirmSession: vi.fn(), userInfoFailed: vi.fn() }
  const { askUser, loadUser } = createUserLoader({ session, fetchUser })
  return { state, session, ask: askUser, load: loadUser }
}

const user = { uid: '1' } as User

test('an answer confirms the session', async () => {
  const { session, load } = world(() => Promise.resolve(user))
  await load()
  expect(session.confirmSession).toHaveBeenCalledExactlyOnceWith(user)
})

test('a failure resets the counters and is not thrown on', async () => {
  const { session, load } = world(() => Promise.reject(new Error('503')))
  await load()
  expect(session.userInfoFailed).toHaveBeenCalledTimes(1)
})

test.each([
  ['an answer', () => Promise.resolve(user)],
  ['a failure', () => Promise.reject<User>(new Error('aborted'))],
])('%s for a player who has left is ignored', async (_what, fetchUser) => {
  const { state, session, load } = world(fetchUser)
  const loading = load()
  state.token = { isLive: true }
  await loading
  expect(session.confirmSession).not.toHaveBeenCalled()
  expect(session.userInfoFailed).not.toHaveBeenCalled()
})

test('the failure callback runs after a failure, and only then', async () => {
  const onFailure = vi.fn<() => void>()
  await world(() => Promise.resolve(user)).load(onFailure)
  expect(onFailure).not.toHaveBeenCalled()
  const failing = world(() => Promise.reject(new Error('offline')))
  await failing.load(onFailure)
  expect(onFailure).toHaveBeenCalledOnce()
  const leaving = world(() => Promise.reject(new Error('aborted')))
  const loading = leaving.load(onFailure)
  leaving.state.token = { isLive: true }
  await loading
  expect(onFailure).toHaveBeenCalledOnce()
})

test('asking at start changes nothing until the effect has its turn', async () => {
  const { session, ask } = world(() => Promise.resolve(user))
  const effect = await ask()
  expect(session.confirmSession).not.toHaveBeenCalled()
  effect()
  expect(session.confirmSession).toHaveBeenCalledExactlyOnceWith(user)
})
