import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { createSessionRig, ana, ben, USER_KEY } from './testing/session-rig.ts'
import { LOGOUT_DELAY_MS } from './session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const invalid = (url: string) => new ApiError('failure', { code: 20002, msg: 'Log in again', url })
const balanceKey = ['api', 'balance']

describe('Session', () => {
  describe('begin', () => {
    it('sets up stores and cache after login, then listeners, balance, counters and socket', async () => {
      const { session, stores, queryClient, order } = createSessionRig()
      session.startSession(ana)
      expect(order.filter((step) => step !== 'abort writes')).toEqual([
        'begin listeners',
        'balance',
        'badges',
        'connect u1',
      ])
      expect(stores.session.user?.nickname).toBe('Ana')
      expect(queryClient.getQueryData(USER_KEY)).toEqual(ana)
      await vi.runAllTimersAsync()
      expect(stores.badges.counts.inboxUnread).toBe(3)
    })

    it('waits for user info of a returning player; later loads only store it', () => {
      const { session, stores, order } = createSessionRig()
      stores.session.signIn(ana)
      session.confirmSession({ ...ana, onlyKyc: true })
      session.confirmSession({ ...ana, nickname: 'Ana Maria' })
      expect(order.filter((step) => step === 'connect u1')).toHaveLength(1)
      expect(stores.session.user?.nickname).toBe('Ana Maria')
    })

    it('ignores user info after a logout', () => {
      const { session, stores, order } = createSessionRig()
      session.confirmSession(ana)
      expect(stores.session.isLoggedIn).toBe(false)
      expect(order).toEqual([])
    })

    it('clears the former player first', () => {
      const { session, stores, queryClient, order } = createSessionRig()
      session.startSession(ana)
      queryClient.setQueryData(balanceKey, { balance: 5000 })
      session.startSession(ben)
      expect(queryClient.getQueryData(balanceKey)).toBeUndefined()
      expect(queryClient.getQueryData(USER_KEY)).toEqual(ben)
      expect(order.slice(order.indexOf('connect u1') + 1)).toContain('disconnect')
      expect(order.at(-1)).toBe('connect u2')
      expect(stores.session.uid).toBe('u2')
    })

    it('drops a pending logout at login', () => {
      const { session, deps } = createSessionRig()
      session.startSession(ana)
      expect(deps.pendingLogout.forget).toHaveBeenCalledOnce()
    })

    it('ignores counters of a former player, and keeps them after a failure', async () => {
      const { session, stores, badgeResponse } = createSessionRig()
      let respond = (_data: object) => {}
      badgeResponse.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)))
      badgeResponse.mockImplementationOnce(() => Promise.reject(new ApiError('timeout')))
      session.startSession(ana)
      session.startSession(ben)
      respond({ letterUnreadNum: 9 })
      await vi.runAllTimersAsync()
      expect(stores.badges.counts.inboxUnread).toBe(0)
    })

    it('resets the counters when user info fails', async () => {
      const { session, stores } = createSessionRig()
      session.startSession(ana)
      await vi.runAllTimersAsync()
      session.userInfoFailed()
      expect(stores.badges.hasUnread).toBe(false)
    })

    it('reloads reset counters with the next user info only', async () => {
      const { session, stores, order } = createSessionRig()
      session.startSession(ana)
      await vi.runAllTimersAsync()
      session.userInfoFailed()
      session.confirmSession(ana)
      await vi.runAllTimersAsync()
      expect(stores.badges.counts.inboxUnread).toBe(3)
      session.confirmSession(ana)
      expect(order.filter((step) => step === 'badges')).toHaveLength(2)
    })

    it('joins a second request for the counters to the one in flight, and keeps later events', async () => {
      const { session, stores, badgeResponse } = createSessionRig()
      let respond = (_data: object) => {}
      const read = new Promise<object>((resolve) => (respond = resolve))
      // As in the query client: concurrent calls share one request.
      badgeResponse.mockImplementation(() => read)
      session.startSession(ana)
      stores.badges.applyEvent('inbox.unread', 4)
      void session.refreshBadges()
      respond({ letterUnreadNum: 3 })
      await vi.runAllTimersAsync()
      expect(stores.badges.counts.inboxUnread).toBe(4)
    })
  })

  describe('logout', () => {
    it('sends the request, and 100 ms later clears all and goes to login, although it hangs', async () => {
      const { session, stores, storage, backend, queryClient, order } = createSessionRig()
      session.startSession(ana)
      storage.set('lastNoticeDate', '2026-11-20')
      storage.set('kycDraft', { uid: 'u1', values: {} })
      storage.set('theme', 'dark', null)
      const resetPlayer = vi.spyOn(stores.deferred, 'resetPlayer')
      queryClient.setQueryData(balanceKey, { balance: 5000 })
      order.length = 0
      session.logout()
      session.logout()
      vi.advanceTimersByTime(LOGOUT_DELAY_MS - 1)
      expect(order).toEqual(['logout call'])
      expect(stores.session.isLoggedIn).toBe(true)
      await vi.advanceTimersByTimeAsync(1)
      expect(order).toEqual(['logout call', 'disconnect', 'abort writes', 'forget toasts', 'login'])
      expect([...backend.entries.keys()]).toEqual(['TUMPAK_THEME'])
      expect(stores.session.isLoggedIn).toBe(false)
      expect(Object.values(stores.badges.counts).every((count) => count === 0)).toBe(true)
      expect(queryClient.getQueryData(balanceKey)).toBeUndefined()
      expect(resetPlayer).toHaveBeenCalledOnce()
    })

    it('clears drafts, and keeps pending intents and OTP cooldowns', () => {
      const { session, storage, backend } = createSessionRig()
      session.startSession(ana)
      for (const key of ['openDeposit', 'openWithdrawal', 'openExchange', 'otpCooldowns', 'moneyDraft'] as const) {
        storage.set(key, [])
      }
      session.logout()
      vi.advanceTimersByTime(LOGOUT_DELAY_MS)
      const left = ['TUMPAK_OPENDEPOSIT', 'TUMPAK_OPENWITHDRAWAL', 'TUMPAK_OPENEXCHANGE', 'TUMPAK_OTPCOOLDOWNS']
      expect([...backend.entries.keys()]).toEqual(left)
    })

    it('clears at once when offline', () => {
      const { session, stores, order, net } = createSessionRig()
      session.startSession(ana)
      net.isOnline = false
      session.logout()
      expect(stores.session.isLoggedIn).toBe(false)
      expect(order.at(-1)).toBe('login')
    })

    it('ignores a 20002 meanwhile', async () => {
      const { session, order, onFailure } = createSessionRig()
      session.startSession(ana)
      const token = session.token()
      session.logout()
      session.onSessionInvalid(invalid('/api/balance'), token)
      session.onSessionInvalid(invalid('/api/user/logout'), session.token())
      await vi.runAllTimersAsync()
      expect(onFailure).not.toHaveBeenCalled()
      expect(order).not.toContain('game')
    })
  })

  describe('20002', () => {
    it('shows one toast and navigates once for parallel requests', () => {
      const { session, stores, order, onFailure } = createSessionRig()
      session.startSession(ana)
      const token = session.token()
      const first = invalid('/api/balance')
      for (const error of [first, invalid('/api/user/info'), invalid('/api/letter')]) {
        session.onSessionInvalid(error, token)
      }
      expect(onFailure).toHaveBeenCalledExactlyOnceWith(first)
      expect(order.filter((step) => step === 'game')).toHaveLength(1)
      expect(stores.session.isLoggedIn).toBe(false)
    })

    it('clears the player, and keeps the date of the announcements', () => {
      const { session, storage, backend } = createSessionRig()
      session.startSession(ana)
      storage.set('lastNoticeDate', '2026-11-20')
      session.onSessionInvalid(invalid('/api/balance'), session.token())
      expect([...backend.entries.keys()]).toEqual(['TUMPAK_LASTNOTICEDATE'])
    })

    it.each(['at start-up', 'during a visit'])('of user info %s shows no toast; the lobby shows the end', (when) => {
      const { session, stores, order, onFailure } = createSessionRig()
      stores.session.signIn(ana)
      if (when !== 'at start-up') session.confirmSession(ana)
      const token = session.token()
      session.onSessionInvalid(invalid('/api/user/info'), token)
      session.onSessionInvalid(invalid('/api/balance'), token)
      expect(onFailure).not.toHaveBeenCalled()
      expect(order.at(-1)).toBe('game')
      expect(stores.session.hasUnseenEnd).toBe(true)
      session.startSession(ana)
      expect(stores.session.hasUnseenEnd).toBe(false)
    })

    it('of any other operation shows the toast alone', () => {
      const { session, stores, onFailure } = createSessionRig()
      session.startSession(ana)
      session.onSessionInvalid(invalid('/api/balance'), session.token())
      expect(onFailure).toHaveBeenCalledOnce()
      expect(stores.session.hasUnseenEnd).toBe(false)
    })

    it('of user info after a refused socket shows the toast', () => {
      const { session, stores, onFailure } = createSessionRig()
      session.startSession(ana)
      session.onSocketRefused()
      const error = invalid('/api/user/info')
      session.onSessionInvalid(error, session.token())
      expect(onFailure).toHaveBeenCalledExactlyOnceWith(error)
      expect(stores.session.hasUnseenEnd).toBe(false)
    })

    it('of user info shows no toast once it has loaded since the socket was refused', () => {
      const { session, onFailure } = createSessionRig()
      session.startSession(ana)
      session.onSocketRefused()
      session.confirmSession(ana)
      session.onSessionInvalid(invalid('/api/user/info'), session.token())
      expect(onFailure).not.toHaveBeenCalled()
    })

    it('stays on the lobby, and reloads its data at most once', () => {
      const { session, order, place } = createSessionRig()
      session.startSession(ana)
      place.isOnGame = true
      const token = session.token()
      session.onSessionInvalid(invalid('/api/balance'), token)
      session.onSessionInvalid(invalid('/api/game/type'), token)
      expect(order.filter((step) => step === 'refresh')).toHaveLength(1)
      expect(order).not.toContain('game')
    })

    it('is ignored for a former session', () => {
      const { session, stores, onFailure } = createSessionRig()
      session.startSession(ana)
      const former = session.token()
      session.startSession(ben)
      session.onSessionInvalid(invalid('/api/balance'), former)
      expect(stores.session.uid).toBe('u2')
      expect(onFailure).not.toHaveBeenCalled()
    })

    it('is ignored for requests of a page that the player leaves', async () => {
      let arrive = () => {}
      const rig = createSessionRig()
      rig.deps.routes.toGame = () => new Promise<void>((resolve) => (arrive = resolve))
      rig.session.startSession(ana)
      rig.session.onSessionInvalid(invalid('/api/balance'), rig.session.token())
      rig.session.onSessionInvalid(invalid('/api/letter'), rig.session.token())
      expect(rig.onFailure).toHaveBeenCalledOnce()
      expect(rig.stores.session.isLeaving).toBe(true)
      arrive()
      await vi.runAllTimersAsync()
      expect(rig.session.token().isLive).toBe(true)
      expect(rig.stores.session.isLeaving).toBe(false)
    })

    it('is ignored for a pending logout', () => {
      const { session, order, onFailure } = createSessionRig()
      session.onSessionInvalid(invalid('/api/user/logout'), session.token())
      expect(onFailure).not.toHaveBeenCalled()
      expect(order).toEqual([])
    })

    it('shows a toast to a visitor, without a navigation', () => {
      const { session, stores, order, onFailure } = createSessionRig()
      session.onSessionInvalid(invalid('/api/game/getUrl'), session.token())
      session.onSessionInvalid(invalid('/api/user/info'), session.token())
      expect(onFailure).toHaveBeenCalledOnce()
      expect(stores.session.isLeaving).toBe(false)
      expect(stores.session.hasUnseenEnd).toBe(false)
      expect(order).toEqual([])
    })

    it('ends the session although the navigation fails', async () => {
      const log = vi.fn<(error: unknown) => void>()
      const rig = createSessionRig({ log })
      rig.deps.routes.toGame = () => Promise.reject(new Error('chunk'))
      rig.session.startSession(ana)
      rig.session.onSessionInvalid(invalid('/api/balance'), rig.session.token())
      await vi.runAllTimersAsync()
      expect(rig.stores.session.isLoggedIn).toBe(false)
      expect(rig.session.token().isLive).toBe(true)
      expect(log).toHaveBeenCalledOnce()
    })
  })
})
