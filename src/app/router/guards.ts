import { redirect } from '@tanstack/react-router'
import { reaction } from 'mobx'
import type { Stop } from '#src/lib/stop.ts'
import { readReturnPath } from '#src/routing/return-path.ts'
import { ENTRY_ROUTES, ROUTES } from '#src/routing/route-names.ts'
import type { GuardedPage } from '#src/routes/-router-context.ts'
import { ACCESS, type Access } from '#src/routing/access.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import type { Role, SessionStore } from '#src/stores/session-store.ts'

export type GuardSession = Pick<SessionStore, 'role' | 'isRatified' | 'user'>

export interface GuardDeps {
  readonly session: GuardSession
  readonly overlays: Pick<OverlayStore, 'enqueue' | 'open'>
  readonly router: {
    /** The access of a page and of the layouts around it, by its path. */
    readonly getAccess: (pathname: string) => readonly Access[]
    /** The page on screen; undefined before the first one. */
    readonly current: () => { readonly href: string; readonly pathname: string } | undefined
    readonly toWithdraw: (replace: boolean) => unknown
  }
  /** A visitor's link led to a page for players. */
  readonly onLinkRefused?: (path: string) => void
}

/** Why a page may not be opened, and where the player goes instead. */
interface Refusal {
  readonly reason: 'visitor' | 'suspended' | 'unratified' | 'noTradePassword' | 'paused' | 'restricted'
  readonly to: (typeof ROUTES)['game' | 'profile' | 'kycVerification' | 'wallet' | 'responsiblePlay']
}

/** A navigation that has not happened yet. */
interface Navigation {
  readonly currentLocation: { readonly pathname: string }
  readonly nextLocation: { readonly pathname: string; readonly href: string }
  readonly action: string
}

const OPEN_TO: Record<Role, readonly Access[]> = {
  visitor: ['open', 'browse', 'service'],
  suspended: ['open', 'account'],
  player: ACCESS,
  paused: ['open', 'service', 'account', 'own', 'responsible', 'withdrawal'],
  restricted: ['open', 'responsible'],
}

/** Whether a role may open a page, by its access and that of its layouts. */
export function isOpenTo(role: Role, access: readonly Access[]): boolean {
  return access.every((one) => OPEN_TO[role].includes(one))
}

/** Why a role may not open a page that is closed to it. */
const REFUSALS: Record<Exclude<Role, 'player'>, Refusal> = {
  visitor: { reason: 'visitor', to: ROUTES.game },
  suspended: { reason: 'suspended', to: ROUTES.profile },
  paused: { reason: 'paused', to: ROUTES.responsiblePlay },
  restricted: { reason: 'restricted', to: ROUTES.responsiblePlay },
}

/** Why this player may not open a page; undefined if they may. */
function getRefusal(access: readonly Access[], { role, isRatified, user }: GuardSession): Refusal | undefined {
  if (role !== 'player' && !isOpenTo(role, access)) return REFUSALS[role]
  if (!access.includes('withdrawal')) return undefined
  if (!isRatified) return { reason: 'unratified', to: ROUTES.kycVerification }
  return user?.isNullPasswordTrade === true ? { reason: 'noTradePassword', to: ROUTES.wallet } : undefined
}

/**
 * The route guard (`Access` in `src/routing/access.ts`).
 *
 * A visitor who opens a page for players is sent to the lobby and prompted to log in; after login that page opens, and if
 * a link led to it also after a later login. A suspended player stays on the page and sees the suspended dialog, or is sent to the profile if no page is open yet.
 * A player on a break, or one who is restricted, is sent to the page that says so.
 * Withdrawal requires a ratified identity, then a transaction password: the page opens once that is set.
 */
export function createGuard({ session, overlays, router, onLinkRefused }: GuardDeps) {
  /** A link to the withdrawal page was refused before user info had confirmed the stored player. */
  let isWithdrawalWanted = false

  /** Shows why. A prompt that is open or queued is not queued twice, so a page refused twice shows it once. */
  function show({ reason }: Refusal, href: string): void {
    if (reason === 'visitor') {
      const returnTo = readReturnPath(href) ?? ROUTES.game
      if (router.current() === undefined) onLinkRefused?.(returnTo)
      overlays.enqueue('loginFirst', { returnTo })
    } else if (reason === 'suspended') overlays.enqueue('suspended', {})
    else if (reason === 'noTradePassword') {
      overlays.open('tradePassword', {}, () => {
        if (session.user?.isNullPasswordTrade === false) void router.toWithdraw(false)
      })
    }
  }

  /** The address where a refused player stays; undefined if they must go to `to`. */
  function stayAt({ reason, to }: Refusal): string | undefined {
    const current = router.current()
    // Nobody stays on an entry page: login itself leads away from there.
    if (!current || ENTRY_ROUTES.includes(current.pathname) || getRefusal(router.getAccess(current.pathname), session))
      return undefined
    return reason === 'suspended' || reason === 'noTradePassword' || current.pathname === to ? current.href : undefined
  }

  return {
    /** Runs before any loader, so that no protected request is sent. Throws a redirect if the page may not be opened. */
    guard({ access, href, isPreload }: GuardedPage): void {
      const refusal = getRefusal(access, session)
      if (!refusal) return
      if (!isPreload) show(refusal, href)
      if (!isPreload && refusal.reason === 'unratified') isWithdrawalWanted = router.current() === undefined
      const here = stayAt(refusal)
      throw here === undefined ? redirect({ to: refusal.to, replace: true }) : redirect({ href: here, replace: true })
    },

    /** User info confirmed the player: opens the withdrawal page that was refused, if they are ratified by now. */
    resumeWithdrawal(): void {
      const isWanted = isWithdrawalWanted && session.isRatified
      isWithdrawalWanted = false
      const pathname = router.current()?.pathname ?? ROUTES.kycVerification
      if (isWanted && pathname === ROUTES.kycVerification) void router.toWithdraw(true)
    },

    /** For `/`, `/tab` and any unknown path. Throws the redirect to the lobby, or where a player goes who may not open it. */
    redirectHome(isPreload: boolean): never {
      const refusal = getRefusal(['browse'], session)
      if (refusal && !isPreload) show(refusal, ROUTES.game)
      throw redirect({ to: refusal?.to ?? ROUTES.game, replace: true })
    },

    /**
     * Whether to block a tap before the address changes: the player stays, and history gets no second entry of the same
     * page. A step through history has happened by then; `guard` handles it.
     */
    blocks({ nextLocation, action }: Navigation): boolean {
      if (action !== 'PUSH' && action !== 'REPLACE') return false
      const refusal = getRefusal(router.getAccess(nextLocation.pathname), session)
      if (!refusal || stayAt(refusal) === undefined) return false
      show(refusal, nextLocation.href)
      return true
    },
  }
}

/**
 * Calls back when fresh user info changes what this player may open: the guard must check the page on screen again. The
 * session itself handles login and logout; a transaction password that was set opens nothing by itself.
 */
export function watchAccess(session: SessionStore, onChange: () => void): Stop {
  return reaction(
    () => ({
      uid: session.uid,
      allowed: `${session.role} ${String(session.isRatified)}`,
      needsPassword: session.user?.isNullPasswordTrade === true,
    }),
    (now, before) => {
      if (now.uid === null || now.uid !== before.uid) return
      if (now.allowed !== before.allowed || (now.needsPassword && !before.needsPassword)) onChange()
    },
  )
}
