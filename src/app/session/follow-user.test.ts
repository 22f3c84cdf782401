import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { followUser } from './follow-user.ts'

const KEY = ['user']
const signIn = vi.fn()
let session: { uid: string | null; signIn: typeof signIn }
let queryClient: QueryClient

beforeEach(() => {
  signIn.mockClear()
  session = { uid: 'U1', signIn }
  queryClient = new QueryClient()
  followUser({ queryClient, userQueryKey: KEY, session })
})

test('what a write answered of the player is stored', () => {
  const user = { uid: 'U1', nickname: 'Kay Ganda' }
  queryClient.setQueryData(KEY, user)
  expect(signIn).toHaveBeenCalledExactlyOnceWith(user)
})

test('an answer about somebody else is not, nor one that comes after the player has left', () => {
  queryClient.setQueryData(KEY, { uid: 'U2' })
  session.uid = null
  queryClient.setQueryData(KEY, { uid: 'U1' })
  expect(signIn).not.toHaveBeenCalled()
})

test('other answers are no player', () => {
  queryClient.setQueryData(['balance'], { uid: 'U1' })
  expect(signIn).not.toHaveBeenCalled()
})
