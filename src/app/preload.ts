import type { QueryClient } from '@tanstack/react-query'
import { reaction } from 'mobx'
import { loadTexts } from '#src/i18n/i18n.ts'
import { preloadArt } from '#src/ui/brand/art-url.ts'
import { loadNoticeHost } from './lazy-notice-host.tsx'
import { OVERLAY_CHUNKS } from './overlay-chunks.ts'
import type { AppRouter } from './router.tsx'
import { preloadLobbyParts } from '#src/features/games/lobby-parts.ts'

/** The pages one tap away from any other; for a player also the one that logging out leads to. */
const NEAR = { player: ['/_shell/game/', '/_shell/wallet', '/_shell/profile', '/login'], visitor: ['/login'] } as const

/**
 * Once the first page stands with its data and nothing is to do, and again when a player comes or goes, loads the code of what is
 * one tap away, so that a tap answers at once and logging out works without a network. Code only: no guard is asked
 * and no call is sent.
 */
export function preloadWhenIdle(router: AppRouter, queryClient: QueryClient, isLoggedIn: () => boolean): void {
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe()
    whenQuiet(queryClient, () => {
      reaction(isLoggedIn, (isPlayer) => whenIdle(() => preload(router, isPlayer)), { fireImmediately: true })
    })
  })
}

/** Once every call of the first page has been answered: until then its own data comes before code for later. */
function whenQuiet(queryClient: QueryClient, run: () => void): void {
  if (queryClient.isFetching() === 0) {
    run()
    return
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() > 0) return
    unsubscribe()
    run()
  })
}

function preload(router: AppRouter, isPlayer: boolean): void {
  const { loginFirst, sideMenu, confirmLogout, launchQuestion } = OVERLAY_CHUNKS
  const overlays = isPlayer ? [sideMenu, confirmLogout, launchQuestion] : [loginFirst]
  const pages = isPlayer ? NEAR.player : NEAR.visitor
  const chunks = [
    ...overlays.map((load) => load()),
    loadNoticeHost(),
    preloadLobbyParts(),
    isPlayer ? loadTexts('account', 'wallet', 'inbox') : loadTexts('account'),
    ...pages.map((id) => Promise.resolve(router.loadRouteChunk(router.routesById[id]))),
  ]
  preloadArt()
  // What fails now is loaded, and told, when it is needed.
  void Promise.allSettled<unknown>(chunks)
}

/** Safari has no idle callback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 10_000 })
  else setTimeout(run, 3000)
}
