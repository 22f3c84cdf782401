import { reaction } from 'mobx'
import { OVERLAY_CHUNKS } from './overlay-chunks.ts'
import type { AppRouter } from './router.tsx'

/** The pages one tap away from any other; for a player also the one that logging out leads to. */
const NEAR = { player: ['/_shell/game/', '/_shell/wallet', '/_shell/profile', '/login'], visitor: ['/login'] } as const

/**
 * Once the first page stands and nothing is to do, and again when a player comes or goes, loads the code of what is
 * one tap away, so that a tap answers at once and logging out works without a network. Code only: no guard is asked
 * and no call is sent.
 */
export function preloadWhenIdle(router: AppRouter, isLoggedIn: () => boolean): void {
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe()
    reaction(isLoggedIn, (isPlayer) => whenIdle(() => preload(router, isPlayer)), { fireImmediately: true })
  })
}

function preload(router: AppRouter, isPlayer: boolean): void {
  const overlays = isPlayer ? [OVERLAY_CHUNKS.sideMenu, OVERLAY_CHUNKS.confirmLogout] : [OVERLAY_CHUNKS.loginFirst]
  const pages = isPlayer ? NEAR.player : NEAR.visitor
  const chunks = [
    ...overlays.map((load) => load()),
    ...pages.map((id) => Promise.resolve(router.loadRouteChunk(router.routesById[id]))),
  ]
  // What fails now is loaded, and told, when it is needed.
  void Promise.allSettled<unknown>(chunks)
}

/** Safari has no idle callback. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 10_000 })
  else setTimeout(run, 3000)
}
