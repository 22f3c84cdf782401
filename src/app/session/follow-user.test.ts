import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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

describe('followUser', () => {
  it('stores the player that a write returned', () => {
    const user = { uid: 'U1', nickname: 'Kay Ganda' }
    queryClient.setQueryData(KEY, user)
    expect(signIn).toHaveBeenCalledExactlyOnceWith(user)
  })

  it('ignores another player, and a response after the logout', () => {
    queryClient.setQueryData(KEY, { uid: 'U2' })
    session.uid = null
    queryClient.setQueryData(KEY, { uid: 'U1' })
    expect(signIn).not.toHaveBeenCalled()
  })

  it('ignores other queries', () => {
    queryClient.setQueryData(['balance'], { uid: 'U1' })
    expect(signIn).not.toHaveBeenCalled()
  })
})
