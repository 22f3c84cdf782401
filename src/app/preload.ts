import { reaction } from 'mobx'
import { loadLaunch } from '#src/features/games/use-launch-game.ts'
import { preloadLobbyParts } from '#src/features/games/lobby-parts.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { preloadArt } from '#src/ui/brand/art-url.ts'
import type { App } from './create-app.ts'
import { whenIdle } from './idle.ts'
import { loadLaterOverlay } from './later-overlay-chunks.ts'
import { loadNoticeHost } from './lazy-notice-host.tsx'
import type { AppRouter } from './router.tsx'

/** The pages and overlays one tap away from any page; for a player also the one that logging out leads to. */
const NEAR = {
  player: {
    pages: ['/_shell/game/', '/_shell/wallet', '/_shell/profile', '/login'],
    overlays: ['sideMenu', 'confirmLogout', 'launchQuestion'],
  },
  visitor: { pages: ['/login'], overlays: ['loginFirst'] },
} as const

/**
 * Loads the code of what is one tap away, again when a player comes or goes, so that a tap answers at once and logging
 * out works without a network. Code only: no guard is asked and no call is sent.
 */
export function preloadNear({ router, stores }: App): void {
  preload(router, stores.session.isLoggedIn)
  reaction(
    () => stores.session.isLoggedIn,
    (isPlayer) => whenIdle(() => preload(router, isPlayer)),
  )
}

function preload(router: AppRouter, isPlayer: boolean): void {
  const { pages, overlays } = isPlayer ? NEAR.player : NEAR.visitor
  const chunks = [
    ...overlays.map(loadLaterOverlay),
    loadNoticeHost(),
    preloadLobbyParts(),
    ...(isPlayer ? [loadLaunch(), loadTexts('account', 'wallet', 'inbox')] : [loadTexts('account')]),
    ...pages.map((id) => Promise.resolve(router.loadRouteChunk(router.routesById[id]))),
  ]
  preloadArt()
  // What fails now is loaded, and told, when it is needed.
  void Promise.allSettled<unknown>(chunks)
}
