import { redirect } from '@tanstack/react-router'
import { readReturnPath } from '#src/components/return-path.ts'
import { ROUTES } from '#src/components/route-names.ts'
import type { GuardedPage } from '#src/routes/-router-context.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'
import type { SessionStore } from '#src/stores/session-store.ts'

export interface GuardDeps {
  readonly session: Pick<SessionStore, 'isLoggedIn'>
  readonly overlays: Pick<OverlayStore, 'ask'>
}

/**
 * The route guard of section 2 of the specification. A visitor at a page for players is sent to game and asked to log
 * in first; after login they arrive where they were going. It runs before any loader, so that no protected call is sent.
 */
export function createGuard({ session, overlays }: GuardDeps): (page: GuardedPage) => void {
  return ({ access, href, isPreload }) => {
    if (session.isLoggedIn || !access.includes('player')) return
    if (!isPreload) overlays.ask('loginFirst', { returnTo: readReturnPath(href) ?? ROUTES.game })
    throw redirect({ to: ROUTES.game, replace: true })
  }
}
