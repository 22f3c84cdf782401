import { describe, expect, it } from 'vitest'
import { ana, createSessionRig } from '../session/testing/session-rig.ts'
import { holdPromotions } from './hold-promotions.ts'

const PLAYER = { ...ana, onlyKyc: false }
const GAME = { gameId: '1', title: 'Makati Roulette', url: 'https://games.example/1' }

function open(play?: { state: string; heldUntil?: string }) {
  const { stores } = createSessionRig()
  const { overlays, session } = stores
  session.signIn(PLAYER)
  holdPromotions(stores)
  overlays.openFrame('gameFrame', GAME)
  overlays.openFrame('activityFrame', { title: 'Wheel', url: 'https://games.example/wheel' })
  overlays.open('share', {})
  overlays.open('playQuestion', { name: 'Makati Roulette', onPlay: () => undefined })
  overlays.enqueue('reward', { rewards: [] })
  overlays.enqueue('appUpdate', { downloadUrl: null })
  session.signIn({ ...PLAYER, play })
  return [...overlays.frames, ...overlays.stack, overlays.queued, ...overlays.waiting].map((one) => one?.name)
}

describe('holdPromotions', () => {
  it('removes what promotes when a loss limit was reached', () => {
    expect(open({ state: 'open', heldUntil: '2026-12-01T00:00:00Z' })).toEqual([
      'gameFrame',
      'playQuestion',
      undefined,
      'appUpdate',
    ])
  })

  it('removes what opens games, too, when a break begins; a game ends its round', () => {
    expect(open({ state: 'break' })).toEqual(['gameFrame', 'appUpdate'])
  })

  it('changes nothing else', () => {
    expect(open()).toHaveLength(7)
  })
})
