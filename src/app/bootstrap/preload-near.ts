import { reaction } from 'mobx'
import { preloadLobbyParts } from '#src/features/games/lobby/lobby-parts.tsx'
import { loadLaunch } from '#src/features/games/play/play-store.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { savesData } from '#src/platform/connection.ts'
import { whenIdle } from '#src/platform/idle.ts'
import type { SessionStore } from '#src/stores/session-store.ts'
import { preloadArt } from '#src/ui/brand/art-url.ts'
import { overlayPart } from '../overlays/overlays.tsx'
import type { AppRouter } from '../router/router.tsx'

/** The pages and overlays one tap away from any page; for a player also the page after a logout. */
const NEAR = {
  player: {
    pages: ['/_shell/game/', '/_shell/wallet', '/_shell/profile', '/login'],
    overlays: ['sideMenu', 'confirmLogout', 'launchQuestion'],
  },
  visitor: { pages: ['/register', '/login'], overlays: ['loginFirst'] },
} as const

function preload(router: AppRouter, isPlayer: boolean): void {
  const { pages, overlays } = isPlayer ? NEAR.player : NEAR.visitor
  const chunks = [
    ...overlays.map((name) => overlayPart(name).preload()),
    preloadLobbyParts(),
    ...(isPlayer ? [loadLaunch(), loadTexts('account', 'wallet', 'inbox')] : [loadTexts('account')]),
    ...pages.map((id) => Promise.resolve(router.loadRouteChunk(router.routesById[id]))),
  ]
  preloadArt()
  // A failed chunk loads again, and its failure shows, when it is needed.
  void Promise.allSettled<unknown>(chunks)
}

/**
 * Preloads the code that is one tap away, again after each login and logout, so that a tap responds at once and logging
 * out works offline. Code only: no guard runs and no request is sent. Not for a player who saves data.
 */
export function preloadNear(router: AppRouter, session: Pick<SessionStore, 'isLoggedIn'>): void {
  if (savesData()) return
  preload(router, session.isLoggedIn)
  reaction(
    () => session.isLoggedIn,
    (isPlayer) => whenIdle(() => preload(router, isPlayer)),
  )
}
