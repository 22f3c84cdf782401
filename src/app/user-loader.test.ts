import { expect, test, vi } from 'vitest'
import type { User } from '#generated/http/schemas/user.ts'
import { createUserLoader } from './user-loader.ts'

function world(fetchUser: () => Promise<User>) {
  const state = { token: { isLive: true } }
  const session = { token: () => state.token, confirmSession: vi.fn(), userInfoFailed: vi.fn() }
  return { state, session, load: createUserLoader({ session, fetchUser }) }
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
