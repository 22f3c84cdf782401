import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { createSessionRig, ana, ben, USER_KEY } from './testing/session-rig.ts'
import { LOGOUT_DELAY_MS } from './session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const invalid = (url: string) => new ApiError('failure', { code: 20002, msg: 'Log in again', url })
const balanceKey = ['api', 'balance']

describe('the beginning', () => {
  test('after login: stores, cache, then KYC check, balance, badges and socket in this order', async () => {
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

  test('of a returning player waits for user info, and later loads only renew', () => {
    const { session, stores, order } = createSessionRig()
    stores.session.signIn(ana)
    session.confirmSession({ ...ana, onlyKyc: true })
    session.confirmSession({ ...ana, nickname: 'Ana Maria' })
    expect(order.filter((step) => step === 'connect u1')).toHaveLength(1)
    expect(stores.session.user?.nickname).toBe('Ana Maria')
  })

  test('user info for a player who has left is ignored', () => {
    const { session, stores, order } = createSessionRig()
    session.confirmSession(ana)
    expect(stores.session.isLoggedIn).toBe(false)
    expect(order).toEqual([])
  })

  test('another player forgets the former one first', () => {
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

  test('a login forgets a logout that is still owed', () => {
    const { session, deps } = createSessionRig()
    session.startSession(ana)
    expect(deps.pendingLogout.forget).toHaveBeenCalledOnce()
  })

  test('badges that were asked for a former player are dropped, and a failure leaves them', async () => {
    const { session, stores, badgeAnswer } = createSessionRig()
    let answer = (_data: object) => {}
    badgeAnswer.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    badgeAnswer.mockImplementationOnce(() => Promise.reject(new ApiError('timeout')))
    session.startSession(ana)
    session.startSession(ben)
    answer({ letterUnreadNum: 9 })
    await vi.runAllTimersAsync()
    expect(stores.badges.counts.inboxUnread).toBe(0)
  })

  test('failing user info resets the counters', async () => {
    const { session, stores } = createSessionRig()
    session.startSession(ana)
    await vi.runAllTimersAsync()
    session.userInfoFailed()
    expect(stores.badges.hasUnread).toBe(false)
  })

  test('counters that were reset are read anew with the next user info, and only then', async () => {
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

  test('who asks for the counters while they are read gets that answer, which undoes no later event', async () => {
    const { session, stores, badgeAnswer } = createSessionRig()
    let answer = (_data: object) => {}
    const read = new Promise<object>((resolve) => (answer = resolve))
    // As the query client does it: one read for all who ask meanwhile.
    badgeAnswer.mockImplementation(() => read)
    session.startSession(ana)
    stores.badges.applyEvent('inbox.unread', 4)
    void session.refreshBadges()
    answer({ letterUnreadNum: 3 })
    await vi.runAllTimersAsync()
    expect(stores.badges.counts.inboxUnread).toBe(4)
  })
})

describe('logout', () => {
  test('tells the server, and 100 ms later clears all and leads to login, although the call hangs', async () => {
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

  test("drafts go, and what is the player's own across sessions stays: pending intents and the waits for an OTP", () => {
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

  test('offline it happens at once', () => {
    const { session, stores, order, net } = createSessionRig()
    session.startSession(ana)
    net.isOnline = false
    session.logout()
    expect(stores.session.isLoggedIn).toBe(false)
    expect(order.at(-1)).toBe('login')
  })

  test('a 20002 meanwhile neither tells nor leads anywhere', async () => {
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
  test('from parallel calls is one toast and one way out', () => {
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

  test('clears the player, and not what they have read today', () => {
    const { session, storage, backend } = createSessionRig()
    session.startSession(ana)
    storage.set('lastNoticeDate', '2026-11-20')
    session.onSessionInvalid(invalid('/api/balance'), session.token())
    expect([...backend.entries.keys()]).toEqual(['TUMPAK_LASTNOTICEDATE'])
  })

  test('of user info tells a player who was here already: another device has ended the session', () => {
    const { session, order, onFailure } = createSessionRig()
    session.startSession(ana)
    const error = invalid('/api/user/info')
    session.onSessionInvalid(error, session.token())
    session.onSessionInvalid(invalid('/api/user/info'), session.token())
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error)
    expect(order.at(-1)).toBe('game')
  })

  test('of user info at start-up is silent', () => {
    const { session, stores, order, onFailure } = createSessionRig()
    stores.session.signIn(ana)
    session.onSessionInvalid(invalid('/api/user/info'), session.token())
    expect(onFailure).not.toHaveBeenCalled()
    expect(order.at(-1)).toBe('game')
  })

  test('on game the player stays, and the page is loaded anew at most once', () => {
    const { session, order, place } = createSessionRig()
    session.startSession(ana)
    place.isOnGame = true
    const token = session.token()
    session.onSessionInvalid(invalid('/api/balance'), token)
    session.onSessionInvalid(invalid('/api/game/type'), token)
    expect(order.filter((step) => step === 'refresh')).toHaveLength(1)
    expect(order).not.toContain('game')
  })

  test('of a former session says nothing about the present one', () => {
    const { session, stores, onFailure } = createSessionRig()
    session.startSession(ana)
    const former = session.token()
    session.startSession(ben)
    session.onSessionInvalid(invalid('/api/balance'), former)
    expect(stores.session.uid).toBe('u2')
    expect(onFailure).not.toHaveBeenCalled()
  })

  test("that a page asks for while it is being left is nobody's", async () => {
    let arrive = () => {}
    const rig = createSessionRig()
    rig.deps.routes.toGame = () => new Promise<void>((resolve) => (arrive = resolve))
    rig.session.startSession(ana)
    rig.session.onSessionInvalid(invalid('/api/balance'), rig.session.token())
    rig.session.onSessionInvalid(invalid('/api/letter'), rig.session.token())
    expect(rig.onFailure).toHaveBeenCalledOnce()
    arrive()
    await vi.runAllTimersAsync()
    expect(rig.session.token().isLive).toBe(true)
  })

  test('of a logout that was still owed is what it wanted, and told to nobody', () => {
    const { session, order, onFailure } = createSessionRig()
    session.onSessionInvalid(invalid('/api/user/logout'), session.token())
    expect(onFailure).not.toHaveBeenCalled()
    expect(order).toEqual([])
  })

  test('for a visitor is told and leads nowhere', () => {
    const { session, order, onFailure } = createSessionRig()
    session.onSessionInvalid(invalid('/api/game/getUrl'), session.token())
    session.onSessionInvalid(invalid('/api/user/info'), session.token())
    expect(onFailure).toHaveBeenCalledOnce()
    expect(order).toEqual([])
  })

  test('a way out that fails still ends the session', async () => {
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
