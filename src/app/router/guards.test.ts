import { isRedirect } from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { ACCESS as ALL_ACCESS, type Access } from '#src/routing/access.ts'
import type { Role } from '#src/stores/session-store.ts'
import { toStoredUser } from '#src/stores/stored-user.ts'
import { createGuard, type GuardSession, isOpenTo } from './guards.ts'

const ACCESS: Record<string, readonly Access[]> = {
  '/game': ['open', 'open', 'browse'],
  '/faq': ['open', 'open', 'open'],
  '/login': ['open', 'open'],
  '/wallet': ['open', 'open', 'own'],
  '/vip': ['open', 'open', 'player'],
  '/livechat': ['open', 'open', 'open'],
  '/responsiblePlay': ['open', 'open', 'responsible'],
  '/profile': ['open', 'open', 'account'],
  '/kyc/verification': ['open', 'open', 'account'],
  '/finance/withdraw': ['open', 'open', 'withdrawal'],
}
const getAccess = (pathname: string) => ACCESS[pathname] ?? ['open']

const VISITOR: GuardSession = { role: 'visitor', isRatified: false, user: null }
const user = toStoredUser({ uid: 'U1', isNullPasswordTrade: false })
const PLAYER: GuardSession = { role: 'player', isRatified: true, user }
const SUSPENDED: GuardSession = { role: 'suspended', isRatified: false, user }
const UNRATIFIED: GuardSession = { role: 'player', isRatified: false, user }
const WITHOUT_PASSWORD: GuardSession = {
  role: 'player',
  isRatified: true,
  user: { ...user, isNullPasswordTrade: true },
}

const PAUSED: GuardSession = { role: 'paused', isRatified: true, user }
const RESTRICTED: GuardSession = { role: 'restricted', isRatified: true, user }

/** The guard of a player who is on a page, or who has just opened the app. */
function rig(given: GuardSession, at?: string) {
  const session = { ...given }
  const enqueue = vi.fn<(name: string, props: object) => number>(() => 1)
  const opened = vi.fn<(name: string, props: object, onClose?: () => void) => number>(() => 2)
  const toWithdraw = vi.fn()
  const onLinkRefused = vi.fn<(path: string) => void>()
  const current = () => (at === undefined ? undefined : { href: at, pathname: at.replace(/\?.*/u, '') })
  const { guard, redirectHome, blocks, resumeWithdrawal } = createGuard({
    session,
    overlays: { enqueue, open: opened },
    router: { getAccess, current, toWithdraw },
    onLinkRefused,
  })
  const caught = (run: () => void): unknown => {
    try {
      run()
    } catch (thrown) {
      // A redirect that leaves the refused page in the history is as wrong as any other error.
      if (!isRedirect(thrown) || thrown.options.replace !== true) throw thrown
      return thrown.options.to ?? thrown.options.href
    }
    return 'opens'
  }
  const getPath = (href: string) => href.replace(/\?.*/u, '')
  return {
    session,
    enqueue,
    opened,
    toWithdraw,
    onLinkRefused,
    resumeWithdrawal,
    /** Where the guard leads. */
    open: (href: string, isPreload = false) =>
      caught(() => guard({ access: getAccess(getPath(href)), href, isPreload })),
    home: () => caught(() => redirectHome(false)),
    tap: (href: string, action = 'PUSH') =>
      blocks({ currentLocation: { pathname: '' }, nextLocation: { pathname: getPath(href), href }, action }),
  }
}

describe('isOpenTo', () => {
  it.each<[Role, string]>([
    ['visitor', 'open browse service'],
    ['suspended', 'open account'],
    ['player', 'open browse service account own responsible player withdrawal'],
    ['paused', 'open service account own responsible withdrawal'],
    ['restricted', 'open responsible'],
  ])('opens to a %s: %s', (role, access) => {
    expect(ALL_ACCESS.filter((one) => isOpenTo(role, ['open', one])).join(' ')).toBe(access)
  })
})

describe('createGuard', () => {
  describe('a player on a break', () => {
    it('opens own pages, help and the page of the break', () => {
      const { enqueue, open } = rig(PAUSED)
      for (const path of ['/wallet', '/profile', '/faq', '/responsiblePlay', '/finance/withdraw', '/kyc/verification'])
        expect(open(path), path).toBe('opens')
      expect(enqueue).not.toHaveBeenCalled()
    })

    it.each([undefined, '/wallet'])(
      'is led to the page of the break from closed pages, launch links and /, at %s',
      (at) => {
        const { enqueue, open, tap, home } = rig(PAUSED, at)
        for (const path of ['/game', '/game?play=slot-001', '/vip']) expect(open(path), path).toBe('/responsiblePlay')
        expect(home()).toBe('/responsiblePlay')
        expect(tap('/game')).toBe(false)
        expect(enqueue).not.toHaveBeenCalled()
      },
    )

    it('stays on the page of the break without a second history entry', () => {
      const { tap, open } = rig(PAUSED, '/responsiblePlay')
      expect(tap('/game')).toBe(true)
      expect(open('/game'), 'by Back').toBe('/responsiblePlay')
    })

    it('withdraws by the rules of withdrawals', () => {
      const { opened, open } = rig({ ...WITHOUT_PASSWORD, role: 'paused' }, '/wallet')
      expect(open('/finance/withdraw')).toBe('/wallet')
      expect(opened).toHaveBeenCalledExactlyOnceWith('tradePassword', {}, expect.any(Function))
      expect(rig({ ...UNRATIFIED, role: 'paused' }).open('/finance/withdraw')).toBe('/kyc/verification')
    })
  })

  it('leads a restricted player to the page of the restriction from all but help and entry pages', () => {
    const { open, home } = rig(RESTRICTED)
    for (const path of ['/livechat', '/faq', '/login', '/responsiblePlay']) expect(open(path), path).toBe('opens')
    for (const path of ['/game', '/wallet', '/profile', '/kyc/verification', '/finance/withdraw'])
      expect(open(path), path).toBe('/responsiblePlay')
    expect(home()).toBe('/responsiblePlay')
  })

  describe('a visitor', () => {
    it('opens public pages', () => {
      const { enqueue, open, tap } = rig(VISITOR)
      for (const path of ['/game', '/faq', '/login']) expect(open(path)).toBe('opens')
      expect(tap('/faq')).toBe(false)
      expect(enqueue).not.toHaveBeenCalled()
    })

    it('is sent to the lobby and prompted to log in, with the return path', () => {
      const { enqueue, open } = rig(VISITOR)
      expect(open('/wallet?from=menu')).toBe('/game')
      expect(enqueue).toHaveBeenCalledExactlyOnceWith('loginFirst', { returnTo: '/wallet?from=menu' })
    })

    it('has the page of a link kept for a later login, but not one that was tapped or preloaded', () => {
      const link = rig(VISITOR)
      link.open('/wallet', true)
      expect(link.onLinkRefused).not.toHaveBeenCalled()
      link.open('/wallet?from=mail')
      expect(link.onLinkRefused).toHaveBeenCalledExactlyOnceWith('/wallet?from=mail')
      const tapped = rig(VISITOR, '/faq')
      tapped.open('/wallet')
      tapped.tap('/wallet')
      expect(tapped.onLinkRefused).not.toHaveBeenCalled()
    })

    it('stays on the lobby, without a second history entry', () => {
      const { enqueue, tap, open } = rig(VISITOR, '/game?type=slot')
      expect(tap('/wallet')).toBe(true)
      expect(enqueue).toHaveBeenCalledExactlyOnceWith('loginFirst', { returnTo: '/wallet' })
      expect(open('/wallet'), 'by Back').toBe('/game?type=slot')
    })

    it('goes to the lobby from another page', () => {
      const { enqueue, tap, open } = rig(VISITOR, '/faq')
      expect(tap('/wallet')).toBe(false)
      expect(enqueue).not.toHaveBeenCalled()
      expect(open('/wallet')).toBe('/game')
    })

    it('gets no prompt for a preload', () => {
      const { enqueue, open } = rig(VISITOR)
      expect(open('/wallet', true)).toBe('/game')
      expect(enqueue).not.toHaveBeenCalled()
    })

    it('starts on the lobby', () => expect(rig(VISITOR).home()).toBe('/game'))
  })

  describe('a suspended player', () => {
    it('opens KYC and help pages', () => {
      const { enqueue, open } = rig(SUSPENDED)
      for (const path of ['/profile', '/kyc/verification', '/faq', '/login']) expect(open(path)).toBe('opens')
      expect(enqueue).not.toHaveBeenCalled()
    })

    it('is sent to the profile by a first page, with the dialog', () => {
      const { enqueue, open, home } = rig(SUSPENDED)
      expect(open('/game')).toBe('/profile')
      expect(enqueue).toHaveBeenCalledExactlyOnceWith('suspended', {})
      expect(home()).toBe('/profile')
    })

    it('stays on an open page, with the dialog', () => {
      const { enqueue, tap, open } = rig(SUSPENDED, '/faq')
      expect(tap('/game')).toBe(true)
      expect(open('/wallet'), 'by Back').toBe('/faq')
      expect(enqueue.mock.calls).toEqual([
        ['suspended', {}],
        ['suspended', {}],
      ])
    })

    it('leaves a page that is closed by now', () => {
      const { open } = rig(SUSPENDED, '/wallet')
      expect(open('/wallet')).toBe('/profile')
    })

    it('does not stay on the login page', () => {
      const { tap, open } = rig(SUSPENDED, '/login')
      expect(tap('/game', 'REPLACE')).toBe(false)
      expect(open('/game')).toBe('/profile')
    })
  })

  describe('withdraw', () => {
    const WITHDRAW = '/finance/withdraw'

    it('opens for a ratified player with a transaction password', () => {
      expect(rig(PLAYER).open(WITHDRAW)).toBe('opens')
      expect(rig(PLAYER, '/wallet').tap(WITHDRAW)).toBe(false)
    })

    it('sends an unratified player to KYC', () => {
      const { enqueue, open } = rig(UNRATIFIED, '/wallet')
      expect(open(WITHDRAW)).toBe('/kyc/verification')
      expect(enqueue).not.toHaveBeenCalled()
      expect(rig(UNRATIFIED, '/kyc/verification').tap(WITHDRAW), 'from there').toBe(true)
    })

    it('asks for a transaction password on the current page', () => {
      const { opened, tap, open } = rig(WITHOUT_PASSWORD, '/profile')
      expect(tap(WITHDRAW)).toBe(true)
      expect(opened).toHaveBeenCalledExactlyOnceWith('tradePassword', {}, expect.any(Function))
      expect(open(WITHDRAW), 'by Forward').toBe('/profile')
      expect(rig(WITHOUT_PASSWORD).open(WITHDRAW), 'as the first page').toBe('/wallet')
    })

    it('opens when the password is set, not when the dialog is closed without one', () => {
      const { session, opened, tap, toWithdraw } = rig(WITHOUT_PASSWORD, '/wallet')
      tap(WITHDRAW)
      const onClose = opened.mock.calls[0]?.[2]
      onClose?.()
      expect(toWithdraw).not.toHaveBeenCalled()
      Object.assign(session, { user })
      onClose?.()
      expect(toWithdraw).toHaveBeenCalledOnce()
    })
  })

  it('a player opens all other pages', () => {
    const { enqueue, open } = rig(PLAYER)
    for (const path of ['/game', '/faq', '/login', '/wallet', '/profile']) expect(open(path)).toBe('opens')
    expect(enqueue).not.toHaveBeenCalled()
  })

  describe('a link to withdraw of a player stored as unratified', () => {
    it('opens when user info says ratified', () => {
      const { session, open, resumeWithdrawal, toWithdraw } = rig(UNRATIFIED)
      expect(open('/finance/withdraw')).toBe('/kyc/verification')
      Object.assign(session, { isRatified: true })
      resumeWithdrawal()
      resumeWithdrawal()
      expect(toWithdraw).toHaveBeenCalledExactlyOnceWith(true)
    })

    it('opens nothing else, nor after a tap within the app', () => {
      const link = rig(UNRATIFIED)
      link.open('/finance/withdraw')
      link.resumeWithdrawal()
      Object.assign(link.session, { isRatified: true })
      link.resumeWithdrawal()
      expect(link.toWithdraw).not.toHaveBeenCalled()
      const tapped = rig(UNRATIFIED, '/wallet')
      tapped.open('/finance/withdraw')
      Object.assign(tapped.session, { isRatified: true })
      tapped.resumeWithdrawal()
      expect(tapped.toWithdraw).not.toHaveBeenCalled()
    })
  })
})
