import { describe, expect, it } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { LeftGameStore } from './left-game-store.ts'

const GAME = { id: 'slot-001', name: 'Parol Nights' }
const LIST = { pathname: '/game', searchStr: '?type=slot', state: { __TSR_key: 'lobby' } }

function setUp() {
  const backend = createMemoryBackend()
  const clock = { now: 0 }
  const session: { uid: string | null } = { uid: 'u-1' }
  const open = () =>
    new LeftGameStore({ storage: createStorage({ backend: () => backend, now: () => clock.now }), session })
  return { backend, clock, session, open }
}

describe('LeftGameStore', () => {
  it('keeps the game and its list over a reload, for half an hour', () => {
    const { clock, open } = setUp()
    open().keep(GAME, LIST)
    expect(open().game).toMatchObject(GAME)
    expect(open().returnPath).toBe('/game?type=slot&play=slot-001')
    clock.now = 1_800_000
    expect(open().game).toBeUndefined()
    expect(open().returnPath).toBeUndefined()
  })

  it('gives it back once, on the history entry that the game was open over', () => {
    const { open } = setUp()
    open().keep(GAME, LIST)
    expect(open().takeBackFrom({ state: { __TSR_key: 'wallet' } })).toBeUndefined()
    expect(open().takeBackFrom({ state: {} })).toBeUndefined()
    expect(open().takeBackFrom(LIST)).toMatchObject(GAME)
    expect(open().takeBackFrom(LIST)).toBeUndefined()
    expect(open().game).toMatchObject(GAME)
  })

  it('leads from the help page to the lobby, which opens games', () => {
    const { open } = setUp()
    open().keep(GAME, { ...LIST, pathname: '/helpSlot', searchStr: '?gameId=slot-001' })
    expect(open().returnPath).toBe('/game?play=slot-001')
  })

  it('belongs to the player', () => {
    const { session, open } = setUp()
    open().keep(GAME, LIST)
    session.uid = 'u-2'
    expect(open().game).toBeUndefined()
    expect(open().takeBackFrom(LIST)).toBeUndefined()
    session.uid = null
    open().keep(GAME, LIST)
    expect(open().game).toBeUndefined()
  })

  it('forgets a game that is open again', () => {
    const { open } = setUp()
    open().keep(GAME, LIST)
    open().forget()
    expect(open().game).toBeUndefined()
  })

  it.each(['//evil.example/', 'https://evil.example/', '/login'])('reads no path such as %s', (path) => {
    const { backend, open } = setUp()
    const value = { uid: 'u-1', ...GAME, path }
    backend.entries.set('TUMPAK_LEFTGAME', JSON.stringify({ value, expires: null }))
    expect(open().game).toBeUndefined()
  })
})
