import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '#src/platform/storage.ts'
import { createStores } from '#src/stores/stores.ts'
import { createPendingLogout } from './pending-logout.ts'
import { ana, ben, createSessionRig, USER_KEY } from './testing/session-rig.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A session rig, and another tab of the same browser. */
function twoTabs() {
  const rig = createSessionRig()
  const storage = createStorage({ backend: () => rig.backend })
  const effects = { applyTheme: vi.fn<(theme: string) => void>(), applyLanguage: () => {} }
  const other = createStores({ storage, effects })
  return { ...rig, other, otherStorage: storage, effects }
}

describe('Session: other tabs', () => {
  describe('a logout in another tab', () => {
    it('ends the session here, at login, without a request or a write to the storage', async () => {
      const { session, stores, other, backend, deps, order } = twoTabs()
      session.startSession(ana)
      await vi.runAllTimersAsync()
      order.length = 0
      other.session.clear()
      // A player logs in there before this tab gets the event.
      other.session.signIn(ben)
      session.endSession('elsewhere')
      expect(stores.session.isLoggedIn).toBe(false)
      expect(stores.badges.hasUnread).toBe(false)
      expect(order).toEqual(['disconnect', 'abort writes', 'forget toasts', 'login'])
      expect(deps.pendingLogout.send).not.toHaveBeenCalled()
      expect(backend.entries.has('TUMPAK_USERINFO')).toBe(true)
    })

    it('is no unseen end of the session', () => {
      const { session, stores, other } = twoTabs()
      session.startSession(ana)
      other.session.clear()
      session.endSession('elsewhere')
      session.followStored(true)
      expect([stores.session.isLoggedIn, stores.session.hasUnseenEnd]).toEqual([false, false])
    })

    it('ends the session once if the storage is empty, and ignores a visitor', () => {
      const { session, stores, order, other } = twoTabs()
      expect(session.followStored()).toBe(false)
      expect(order).toEqual([])
      expect(stores.session.hasUnseenEnd).toBe(false)
      session.startSession(ana)
      other.session.clear()
      expect([session.followStored(), session.followStored()]).toEqual([false, false])
      expect(order.filter((step) => step === 'login')).toHaveLength(1)
      expect(stores.session.hasUnseenEnd).toBe(true)
    })
  })

  describe('a removed record while user info is in flight', () => {
    it('removes the record that this tab stores too late, and ends the session', () => {
      const { session, stores, other, backend, order } = twoTabs()
      session.startSession(ana)
      other.session.clear()
      session.confirmSession(ana)
      expect(session.followStored(true)).toBe(false)
      expect([stores.session.isLoggedIn, backend.entries.has('TUMPAK_USERINFO')]).toEqual([false, false])
      expect(order.at(-1)).toBe('login')
    })

    it('keeps a login of the other tab, of another account or of the same one', () => {
      const { session, stores, other, backend } = twoTabs()
      for (const user of [ben, ana]) {
        session.startSession(ana)
        vi.advanceTimersByTime(1)
        other.session.clear()
        other.session.signIn(user)
        session.followStored(true)
        expect([stores.session.uid, backend.entries.has('TUMPAK_USERINFO')]).toEqual([user.uid, true])
      }
    })
  })

  describe('a login in another tab', () => {
    it('switches to another account, and clears the former one', () => {
      const { session, stores, other, queryClient, order } = twoTabs()
      session.startSession(ana)
      queryClient.setQueryData(['api', 'balance'], { balance: 5000 })
      const former = session.token()
      other.session.signIn(ben)
      expect(session.followStored()).toBe(true)
      expect(stores.session.uid).toBe('u2')
      expect(queryClient.getQueryData(['api', 'balance'])).toBeUndefined()
      expect(queryClient.getQueryData(USER_KEY)).toBeUndefined()
      expect(session.token()).not.toBe(former)
      expect(order.slice(-2)).toEqual(['forget toasts', 'refresh'])
      // User info then sets up the rest.
      session.confirmSession(ben)
      expect(order.at(-1)).toBe('connect u2')
    })

    it('sends a visitor on the login page to the lobby', () => {
      const { session, other, order, place } = twoTabs()
      place.isAtEntry = true
      other.session.signIn(ana)
      expect(session.followStored()).toBe(true)
      expect(order.at(-1)).toBe('game')
    })

    it('stores a renewed account and changes nothing else', () => {
      const { session, stores, other, order } = twoTabs()
      session.startSession(ana)
      const token = session.token()
      order.length = 0
      other.session.signIn({ ...ana, nickname: 'Ana Maria' })
      expect(session.followStored()).toBe(false)
      expect(stores.session.user?.nickname).toBe('Ana Maria')
      expect([session.token() === token, order]).toEqual([true, []])
    })

    it('keeps the new player during a logout here', () => {
      const { session, stores, other } = twoTabs()
      session.startSession(ana)
      session.logout()
      other.session.signIn(ben)
      session.followStored()
      vi.advanceTimersByTime(1000)
      expect(stores.session.uid).toBe('u2')
    })
  })

  it('shares a pending logout between tabs; a login in one drops it for all', async () => {
    const { backend } = twoTabs()
    const net = { isOnline: false }
    const send = vi.fn<() => Promise<unknown>>(() => Promise.resolve(null))
    const tab = () =>
      createPendingLogout({
        send,
        storage: createStorage({ backend: () => backend }),
        isOnline: () => net.isOnline,
        onFailure: () => {},
      })
    const [first, second] = [tab(), tab()]
    void first.send()
    net.isOnline = true
    second.forget()
    await first.settle()
    expect(send).not.toHaveBeenCalled()
    net.isOnline = false
    void first.send()
    net.isOnline = true
    await second.settle()
    expect(send).toHaveBeenCalledOnce()
  })

  it('follows the settings of another tab; a language waits for its texts', () => {
    const { stores, other, effects } = twoTabs()
    stores.settings.setTheme('dark')
    stores.settings.setMusic(true)
    stores.settings.setSound(false)
    stores.settings.setLanguage('vi-VN')
    stores.settings.setAnalyticsAllowed(true)
    expect(other.settings.follow()).toBe('vi-VN')
    const { theme, isMusic, isSound, language, isAnalyticsAllowed } = other.settings
    expect([theme, isMusic, isSound, language, isAnalyticsAllowed]).toEqual(['dark', true, false, 'en-US', true])
    expect(effects.applyTheme).toHaveBeenCalledExactlyOnceWith('dark')
    other.settings.setLanguage('vi-VN')
    expect(other.settings.follow()).toBeUndefined()
  })
})
