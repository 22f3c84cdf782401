import { describe, expect, it, vi } from 'vitest'
import { watchAccess } from './guards.ts'
import { ana, createSessionRig } from '../session/testing/session-rig.ts'

const player = { ...ana, role: 'player', isNullPasswordTrade: false }

function watched() {
  const { stores } = createSessionRig()
  stores.session.signIn(player)
  const ask = vi.fn<() => void>()
  watchAccess(stores.session, ask)
  return { session: stores.session, ask }
}

describe('watchAccess', () => {
  it.each([
    ['who is no longer verified', { kycStatus: 'unratified' }, 1],
    ['whose transaction password is gone', { isNullPasswordTrade: true }, 1],
    ['of another name', { nickname: 'Ana Maria' }, 0],
  ])('handles fresh user info of a player %s', (_who, change, times) => {
    const { session, ask } = watched()
    session.signIn({ ...player, ...change })
    expect(ask).toHaveBeenCalledTimes(times)
  })

  it('does not call back when a transaction password is set', () => {
    const { session, ask } = watched()
    session.signIn({ ...player, isNullPasswordTrade: true })
    session.signIn(player)
    expect(ask).toHaveBeenCalledOnce()
  })
})
