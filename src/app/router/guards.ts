import { redirect } from '@tanstack/react-router'
import { readReturnPath } from '#src/routing/return-path.ts'
import { ENTRY_ROUTES, ROUTES } from '#src/routing/route-names.ts'
import type { Access, GuardedPage } from '#src/routes/-router-context.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import type { Role, SessionStore } from '#src/stores/session-store.ts'

export type GuardSession = Pick<SessionStore, 'role' | 'isRatified' | 'user'>

export interface GuardDeps {
  readonly session: GuardSession
  readonly overlays: Pick<OverlayStore, 'enqueue' | 'open'>
  readonly router: {
    /** The access of a page and of the layouts around it, by its path. */
    readonly accessOf: (pathname: string) => readonly Access[]
    /** The page that is on screen; undefined before the first one. */
    readonly shown: () => { readonly href: string; readonly pathname: string } | undefined
    readonly toWithdraw: (replace: boolean) => unknown
  }
}

/** Why a page may not be opened, and where the player goes in its place. */
interface Refusal {
  readonly reason: 'visitor' | 'suspended' | 'unratified' | 'noTradePassword'
  readonly to: (typeof ROUTES)['game' | 'profile' | 'kycVerification' | 'wallet']
}

/** A step to another page that has not been taken yet. */
interface Step {
  readonly currentLocation: { readonly pathname: string }
  readonly nextLocation: { readonly pathname: string; readonly href: string }
  readonly action: string
}

const OPEN_TO: Record<Role, readonly Access[]> = {
  visitor: ['open', 'browse'],
  suspended: ['open', 'account'],
  player: ['open', 'browse', 'account', 'player', 'withdrawal'],
}

/** What keeps this player from a page; undefined when nothing does. */
function refusalOf(access: readonly Access[], { role, isRatified, user }: GuardSession): Refusal | undefined {
  if (!access.every((one) => OPEN_TO[role].includes(one))) {
    return role === 'visitor' ? { reason: 'visitor', to: ROUTES.game } : { reason: 'suspended', to: ROUTES.profile }
  }
  if (!access.includes('withdrawal')) return undefined
  if (!isRatified) return { reason: 'unratified', to: ROUTES.kycVerification }
  return user?.isNullPasswordTrade === true ? { reason: 'noTradePassword', to: ROUTES.wallet } : undefined
}

/**
 * The route guard (`Access` in `src/routes/-router-context.ts`).
 *
 * A visitor at a page for players is sent to game and asked to log in first; after login they arrive where they were
 * going. A suspended player stays where they are and sees the suspended dialog; where they are nowhere yet, they are
 * led to their profile. Withdraw asks for a ratified identity, then for a transaction password: once that is set the
 * player arrives, and without it they are where they were.
 */
export function createGuard({ session, overlays, router }: GuardDeps) {
  /** A link to withdraw was turned down before user info had confirmed what is stored of the player. */
  let isWithdrawWanted = false

  /** Says why; a page that was refused for a second time says it no second time, since overlays are asked once. */
  function tell({ reason }: Refusal, href: string): void {
    if (reason === 'visitor') overlays.enqueue('loginFirst', { returnTo: readReturnPath(href) ?? ROUTES.game })
    else if (reason === 'suspended') overlays.enqueue('suspended', {})
    else if (reason === 'noTradePassword') {
      overlays.open('tradePassword', {}, () => {
        if (session.user?.isNullPasswordTrade === false) void router.toWithdraw(false)
      })
    }
  }

  /** Where a refused player is and stays; undefined where they must go to `to`. */
  function stay({ reason, to }: Refusal): string | undefined {
    const shown = router.shown()
    // Nobody is kept on an entry page by a refusal, since login itself leads away from there.
    if (!shown || ENTRY_ROUTES.includes(shown.pathname) || refusalOf(router.accessOf(shown.pathname), session))
      return undefined
    return reason === 'suspended' || reason === 'noTradePassword' || shown.pathname === to ? shown.href : undefined
  }

  return {
    /** Runs before any loader, so that no protected call is sent. Throws the redirect of a page that may not be opened. */
    guard({ access, href, isPreload }: GuardedPage): void {
      const refusal = refusalOf(access, session)
      if (!refusal) return
      if (!isPreload) tell(refusal, href)
      if (!isPreload && refusal.reason === 'unratified') isWithdrawWanted = router.shown() === undefined
      const here = stay(refusal)
      throw here === undefined ? redirect({ to: refusal.to, replace: true }) : redirect({ href: here, replace: true })
    },

    /** User info has confirmed the player: one who is ratified by now is led on to withdraw. */
    resume(): void {
      const isWanted = isWithdrawWanted && session.isRatified
      isWithdrawWanted = false
      const pathname = router.shown()?.pathname ?? ROUTES.kycVerification
      if (isWanted && pathname === ROUTES.kycVerification) void router.toWithdraw(true)
    },

    /** The way of `/`, of `/tab` and of any unknown path: to game; for a suspended player to their profile. Throws it. */
    leadHome(isPreload: boolean): never {
      const refusal = refusalOf(['browse'], session)
      if (refusal && !isPreload) tell(refusal, ROUTES.game)
      throw redirect({ to: refusal?.to ?? ROUTES.game, replace: true })
    },

    /**
     * Whether a tap is turned down before the address changes: the player stays, and history gets no second entry of
     * the same page. A step through history has been taken by the time one hears of it; `guard` mends it.
     */
    turnsDown({ nextLocation, action }: Step): boolean {
      if (action !== 'PUSH' && action !== 'REPLACE') return false
      const refusal = refusalOf(router.accessOf(nextLocation.pathname), session)
      if (!refusal || stay(refusal) === undefined) return false
      tell(refusal, nextLocation.href)
      return true
    },
  }
}
