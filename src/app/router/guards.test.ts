import { isRedirect } from '@tanstack/react-router'
import { describe, expect, test, vi } from 'vitest'
import type { Access } from '#src/routes/-router-context.ts'
import { toStoredUser } from '#src/stores/stored-user.ts'
import { createGuard, type GuardSession } from './guards.ts'

const ACCESS: Record<string, readonly Access[]> = {
  '/game': ['open', 'open', 'browse'],
  '/faq': ['open', 'open', 'open'],
  '/login': ['open', 'open'],
  '/wallet': ['open', 'open', 'player'],
  '/profile': ['open', 'open', 'account'],
  '/kyc/verification': ['open', 'open', 'account'],
  '/finance/withdraw': ['open', 'open', 'withdrawal'],
}
const accessOf = (pathname: string) => ACCESS[pathname] ?? ['open']

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

/** The guard of a player who is on a page, or who has just opened the app. */
function rig(given: GuardSession, at?: string) {
  const session = { ...given }
  const enqueue = vi.fn<(name: string, props: object) => number>(() => 1)
  const opened = vi.fn<(name: string, props: object, onClose?: () => void) => number>(() => 2)
  const toWithdraw = vi.fn()
  const current = () => (at === undefined ? undefined : { href: at, pathname: at.replace(/\?.*/u, '') })
  const { guard, redirectHome, blocks, resumeWithdrawal } = createGuard({
    session,
    overlays: { enqueue, open: opened },
    router: { accessOf, current, toWithdraw },
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
  const pathOf = (href: string) => href.replace(/\?.*/u, '')
  return {
    session,
    enqueue,
    opened,
    toWithdraw,
    resumeWithdrawal,
    /** Where the guard leads. */
    open: (href: string, isPreload = false) => caught(() => guard({ access: accessOf(pathOf(href)), href, isPreload })),
    home: () => caught(() => redirectHome(false)),
    tap: (href: string, action = 'PUSH') =>
      blocks({ currentLocation: { pathname: '' }, nextLocation: { pathname: pathOf(href), href }, action }),
  }
}

describe('a visitor', () => {
  test('opens what is open', () => {
    const { enqueue, open, tap } = rig(VISITOR)
    for (const path of ['/game', '/faq', '/login']) expect(open(path)).toBe('opens')
    expect(tap('/faq')).toBe(false)
    expect(enqueue).not.toHaveBeenCalled()
  })

  test('at a page for players is sent to game and asked to log in, with the way back', () => {
    const { enqueue, open } = rig(VISITOR)
    expect(open('/wallet?from=menu')).toBe('/game')
    expect(enqueue).toHaveBeenCalledExactlyOnceWith('loginFirst', { returnTo: '/wallet?from=menu' })
  })

  test('on game stays there, and history gets no second entry of it', () => {
    const { enqueue, tap, open } = rig(VISITOR, '/game?type=slot')
    expect(tap('/wallet')).toBe(true)
    expect(enqueue).toHaveBeenCalledExactlyOnceWith('loginFirst', { returnTo: '/wallet' })
    expect(open('/wallet'), 'by Back').toBe('/game?type=slot')
  })

  test('on another page goes on to game', () => {
    const { enqueue, tap, open } = rig(VISITOR, '/faq')
    expect(tap('/wallet')).toBe(false)
    expect(enqueue).not.toHaveBeenCalled()
    expect(open('/wallet')).toBe('/game')
  })

  test('is asked nothing while a page is only loaded ahead', () => {
    const { enqueue, open } = rig(VISITOR)
    expect(open('/wallet', true)).toBe('/game')
    expect(enqueue).not.toHaveBeenCalled()
  })

  test('begins at game', () => expect(rig(VISITOR).home()).toBe('/game'))
})

describe('a suspended player', () => {
  test('opens what completes the identity, and help', () => {
    const { enqueue, open } = rig(SUSPENDED)
    for (const path of ['/profile', '/kyc/verification', '/faq', '/login']) expect(open(path)).toBe('opens')
    expect(enqueue).not.toHaveBeenCalled()
  })

  test('who is nowhere yet is led to their profile and told', () => {
    const { enqueue, open, home } = rig(SUSPENDED)
    expect(open('/game')).toBe('/profile')
    expect(enqueue).toHaveBeenCalledExactlyOnceWith('suspended', {})
    expect(home()).toBe('/profile')
  })

  test('stays on an open page and is told', () => {
    const { enqueue, tap, open } = rig(SUSPENDED, '/faq')
    expect(tap('/game')).toBe(true)
    expect(open('/wallet'), 'by Back').toBe('/faq')
    expect(enqueue.mock.calls).toEqual([
      ['suspended', {}],
      ['suspended', {}],
    ])
  })

  test('does not stay on a page that has closed meanwhile', () => {
    const { open } = rig(SUSPENDED, '/wallet')
    expect(open('/wallet')).toBe('/profile')
  })

  test('does not stay on the login page', () => {
    const { tap, open } = rig(SUSPENDED, '/login')
    expect(tap('/game', 'REPLACE')).toBe(false)
    expect(open('/game')).toBe('/profile')
  })
})

describe('withdraw', () => {
  const WITHDRAW = '/finance/withdraw'

  test('opens to a verified player with a transaction password', () => {
    expect(rig(PLAYER).open(WITHDRAW)).toBe('opens')
    expect(rig(PLAYER, '/wallet').tap(WITHDRAW)).toBe(false)
  })

  test('leads an unverified player to the verification', () => {
    const { enqueue, open } = rig(UNRATIFIED, '/wallet')
    expect(open(WITHDRAW)).toBe('/kyc/verification')
    expect(enqueue).not.toHaveBeenCalled()
    expect(rig(UNRATIFIED, '/kyc/verification').tap(WITHDRAW), 'from there').toBe(true)
  })

  test('asks for a transaction password where the player is', () => {
    const { opened, tap, open } = rig(WITHOUT_PASSWORD, '/profile')
    expect(tap(WITHDRAW)).toBe(true)
    expect(opened).toHaveBeenCalledExactlyOnceWith('tradePassword', {}, expect.any(Function))
    expect(open(WITHDRAW), 'by Forward').toBe('/profile')
    expect(rig(WITHOUT_PASSWORD).open(WITHDRAW), 'as the first page').toBe('/wallet')
  })

  test('opens once the password is set, and not when the popup was closed without one', () => {
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

test('a player opens all else', () => {
  const { enqueue, open } = rig(PLAYER)
  for (const path of ['/game', '/faq', '/login', '/wallet', '/profile']) expect(open(path)).toBe('opens')
  expect(enqueue).not.toHaveBeenCalled()
})

describe('a link to withdraw, opened by a player who was not ratified on the last visit', () => {
  test('leads there once user info says ratified', () => {
    const { session, open, resumeWithdrawal, toWithdraw } = rig(UNRATIFIED)
    expect(open('/finance/withdraw')).toBe('/kyc/verification')
    Object.assign(session, { isRatified: true })
    resumeWithdrawal()
    resumeWithdrawal()
    expect(toWithdraw).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('leads nowhere else while user info does not, nor after a tap within the app', () => {
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
