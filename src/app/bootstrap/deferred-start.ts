import { reaction, runInAction } from 'mobx'
import { addPendingFavorites } from '#src/features/games/favorites/favorites.queries.ts'
import { preloadLobbyParts } from '#src/features/games/lobby/lobby-parts.tsx'
import { loadLaunch } from '#src/features/games/play/play-store.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { stopAll, type Stop } from '#src/lib/stop.ts'
import { completeFirstPage } from '#src/platform/first-page.ts'
import { endTask, whenIdle } from '#src/platform/idle.ts'
import { readOperatorHooks } from '#src/platform/operator-hooks.ts'
import { registerServiceWorker } from '#src/platform/service-worker.ts'
import { savesData } from '#src/platform/connection.ts'
import { preloadArt } from '#src/ui/brand/art-url.ts'
import { overlayPart } from '../overlays/overlays.tsx'
import { startDeferredPrompts, type PromptDeps } from '../prompts/prompts.ts'
import { watchPageTitle } from '../router/page-title.ts'
import type { Stores } from '#src/stores/stores.ts'
import type { AppRouter } from '../router/router.tsx'

export interface DeferredStartDeps extends PromptDeps {
  readonly stores: Stores
  /** The first page is complete: deferred parts may show. */
  readonly onComplete: () => void
}

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
function preloadNear({ router, stores }: DeferredStartDeps): Stop {
  if (savesData()) return () => undefined
  return reaction(
    () => stores.session.isLoggedIn,
    (isPlayer) => whenIdle(() => preload(router, isPlayer)),
    { fireImmediately: true },
  )
}

/** The library sees what was before it. If it cannot be loaded, nothing is measured. */
async function watchVitals(): Promise<void> {
  const { vitals: hook } = await readOperatorHooks()
  if (hook === '') return
  const found = await import('#src/platform/vitals.ts').catch(() => undefined)
  found?.reportVitals(hook, globalThis)
}

/** Starts the parts that the first page does not need, when it is complete (`load-deferred-start.ts`). */
export async function startDeferred(deps: DeferredStartDeps): Promise<Stop> {
  const stops = [
    watchPageTitle(deps.router),
    startDeferredPrompts(deps),
    addPendingFavorites(deps.queryClient, deps.stores),
  ]
  // What shows now is a task of its own.
  await endTask()
  runInAction(deps.onComplete)
  completeFirstPage()
  whenIdle(() => void registerServiceWorker())
  const stopPreloading = preloadNear(deps)
  // After the code that a player may need.
  whenIdle(() => void watchVitals())
  return stopAll([...stops, stopPreloading])
}
