import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { createStorage } from '#src/platform/storage.ts'
import { SessionStore } from './session-store.ts'

const ana = { uid: 'u1', nickname: 'Ana', kycStatus: 'ratified', phone: '917****567', username: 'ana', auid: 'a1' }

function setUp() {
  const backend = createMemoryBackend()
  const clock = { now: 0 }
  const open = () => new SessionStore(createStorage({ backend: () => backend, now: () => clock.now }))
  return { backend, clock, open }
}

describe('SessionStore', () => {
  it('is a visitor without a stored user', () => {
    const session = setUp().open()
    expect([session.role, session.isLoggedIn, session.uid]).toEqual(['visitor', false, null])
  })

  it('stores only the fields that guards and the first paint need', () => {
    const { backend, open } = setUp()
    open().signIn(ana)
    const stored = JSON.parse(backend.entries.get('TUMPAK_USERINFO') ?? '{}') as { value: object; expires: number }
    expect(Object.keys(stored.value).sort()).toEqual(
      ['uid', 'nickname', 'avatar', 'vip', 'kycStatus', 'onlyKyc', 'isNullPasswordTrade', 'bind', 'phone'].sort(),
    )
    expect(stored.expires).toBe(86_400_000)
    expect(open().user?.nickname).toBe('Ana')
  })

  it('renews the expiry at each sign-in', () => {
    const { clock, open } = setUp()
    open().signIn(ana)
    clock.now = 80_000_000
    open().signIn(ana)
    clock.now = 160_000_000
    expect(open().isLoggedIn).toBe(true)
    clock.now = 170_000_000
    expect(open().isLoggedIn).toBe(false)
  })

  it('makes the role observable', () => {
    const session = setUp().open()
    const roles: string[] = []
    autorun(() => roles.push(session.role))
    session.signIn({ ...ana, onlyKyc: false })
    session.update({ onlyKyc: true })
    session.clear()
    expect(roles).toEqual(['visitor', 'player', 'suspended', 'visitor'])
  })

  it.each([
    [undefined, 'player', true, false],
    [{ state: 'open' }, 'player', true, false],
    [{ state: 'open', heldUntil: '2026-12-01T00:00:00Z' }, 'player', true, true],
    [{ state: 'break', until: '2026-12-01T00:00:00Z' }, 'paused', false, true],
    [{ state: 'excluded' }, 'paused', false, true],
    [{ state: 'cooling', isOfDevice: true }, 'paused', false, true],
    [{ state: 'restricted', reason: 'Under 21.' }, 'restricted', false, true],
  ])('takes the state of play %j as %s, also after a reload', (play, role, mayPlay, isHeld) => {
    const { open } = setUp()
    open().signIn({ ...ana, onlyKyc: false, play })
    const session = open()
    expect([session.role, session.mayPlay, session.arePromotionsHeld]).toEqual([role, mayPlay, isHeld])
  })

  it('is suspended also during a break, and promotes nothing', () => {
    const session = setUp().open()
    session.signIn({ ...ana, onlyKyc: true, play: { state: 'break' } })
    expect([session.role, session.arePromotionsHeld]).toEqual(['suspended', true])
  })

  it('fills in the defaults of optional fields', () => {
    const session = setUp().open()
    session.signIn({ uid: 7 })
    expect(session.user).toMatchObject({ uid: '7', vip: 0, kycStatus: 'unratified', onlyKyc: true })
    expect(session.isRatified).toBe(false)
  })

  it('ignores an update without a user, and clears the storage', () => {
    const { backend, open } = setUp()
    const session = open()
    session.update({ bind: true })
    expect(session.user).toBeNull()
    session.signIn(ana)
    session.clear()
    expect(backend.entries.size).toBe(0)
  })

  it('is a visitor if the stored value is no user', () => {
    const { backend, open } = setUp()
    backend.entries.set('TUMPAK_USERINFO', '{"value":{"uid":""},"expires":null}')
    expect(open().isLoggedIn).toBe(false)
  })

  describe('takeTap', () => {
    const game = { id: 'g-1', name: 'Parol Nights' }

    it('returns the game that a visitor tapped before login, once, over a reload', () => {
      const { open } = setUp()
      open().noteTap(game)
      const session = open()
      session.signIn(ana)
      expect([session.takeTap('g-1'), session.takeTap('g-1')]).toEqual([game, undefined])
    })

    it('returns no other game, none after half an hour, and none after a logout', () => {
      const { clock, open } = setUp()
      const session = open()
      expect(session.takeTap('g-1')).toBeUndefined()
      session.noteTap(game)
      expect(session.takeTap('g-2')).toBeUndefined()
      session.noteTap(game)
      clock.now += 1_800_000
      expect(session.takeTap('g-1')).toBeUndefined()
      session.noteTap(game)
      session.clear()
      expect(session.takeTap('g-1')).toBeUndefined()
    })
  })
})
