import { reaction } from 'mobx'
import { preloadLobbyParts } from '#src/features/games/lobby/lobby-parts.tsx'
import { loadLaunch } from '#src/features/games/play/play-store.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { savesData } from '#src/platform/connection.ts'
import { endTask, whenIdle } from '#src/platform/idle.ts'
import type { SessionStore } from '#src/stores/session-store.ts'
import { preloadArt } from '#src/ui/brand/art-url.ts'
import { overlayPart } from '../layout/overlays.tsx'
import type { AppRouter } from '../router/router.tsx'
import { preloadPage } from './preload-page.ts'

/** The pages and overlays one tap away from any page; for a player also the page after a logout. */
const NEAR = {
  player: {
    pages: ['/_shell/game/', '/_shell/wallet', '/_shell/profile', '/login'],
    overlays: ['sideMenu', 'confirmLogout', 'launchQuestion'],
  },
  visitor: { pages: ['/register', '/login'], overlays: ['loginFirst'] },
} as const

async function preload(router: AppRouter, isPlayer: boolean): Promise<void> {
  const { pages, overlays } = isPlayer ? NEAR.player : NEAR.visitor
  const parts: (() => unknown)[] = [
    ...overlays.map((name) => () => overlayPart(name).preload()),
    preloadLobbyParts,
    () => (isPlayer ? Promise.all([loadLaunch(), loadTexts('account', 'wallet', 'inbox')]) : loadTexts('account')),
    ...pages.map((id) => async () => {
      const route = router.routesById[id]
      // Its loader, too, which the router does not preload without running it.
      await preloadPage(route.fullPath)
      await router.loadRouteChunk(route)
    }),
  ]
  preloadArt()
  for (const load of parts) {
    // A failed chunk loads again, and its failure shows, when it is needed.
    void Promise.resolve(load()).catch(() => undefined)
    await endTask()
  }
}

/**
 * Preloads the code that is one tap away, again after each login and logout, so that a tap responds at once and logging
 * out works offline. Code only: no guard runs and no request is sent. Not for a player who saves data.
 */
export function preloadNear(router: AppRouter, session: Pick<SessionStore, 'isLoggedIn'>): void {
  if (savesData()) return
  void preload(router, session.isLoggedIn)
  reaction(
    () => session.isLoggedIn,
    (isPlayer) => whenIdle(() => void preload(router, isPlayer)),
  )
}
