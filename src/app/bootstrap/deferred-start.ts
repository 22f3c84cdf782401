import { reaction, runInAction } from 'mobx'
import { preloadLobbyParts } from '#src/features/games/lobby-parts.tsx'
import { loadLaunch } from '#src/features/games/use-play.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import { preloadArt } from '#src/ui/brand/art-url.ts'
import type { App } from './create-app.ts'
import { whenIdle } from '#src/platform/idle.ts'
import { savesData } from '#src/platform/saves-data.ts'
import { overlayPart } from '../overlays/overlays.tsx'
import { watchPageTitle } from '../router/page-title.ts'
import type { AppRouter } from '../router/router.tsx'
import { watchSessionReminder } from '../prompts/session-reminder.ts'
import { watchUnasked } from '../prompts/prompts.ts'

export { offerUpdate } from '../prompts/prompt-update.ts'

/** Starts what the first page does without, once it is complete (`load-deferred-start.ts`). */
export function startDeferred(app: App): void {
  watchPageTitle(app.router)
  watchSessionReminder(app.stores)
  watchUnasked(app)
  runInAction(() => app.isComplete.set(true))
  preloadNear(app)
}

/** The pages and overlays one tap away from any page; for a player also the one that logging out leads to. */
const NEAR = {
  player: {
    pages: ['/_shell/game/', '/_shell/wallet', '/_shell/profile', '/login'],
    overlays: ['sideMenu', 'confirmLogout', 'launchQuestion'],
  },
  visitor: { pages: ['/login'], overlays: ['loginFirst'] },
} as const

/**
 * Loads the code of what is one tap away, again when a player comes or goes, so that a tap responds at once and logging
 * out works without a network. Code only: no guard runs and no request is sent. Not for a player who saves data.
 */
function preloadNear({ router, stores }: App): void {
  if (savesData()) return
  reaction(
    () => stores.session.isLoggedIn,
    (isPlayer) => whenIdle(() => preload(router, isPlayer)),
    { fireImmediately: true },
  )
}

function preload(router: AppRouter, isPlayer: boolean): void {
  const { pages, overlays } = isPlayer ? NEAR.player : NEAR.visitor
  const chunks = [
    ...overlays.map((name) => overlayPart(name).preload()),
    preloadLobbyParts(),
    ...(isPlayer ? [loadLaunch(), loadTexts('account', 'wallet', 'inbox')] : [loadTexts('account')]),
    ...pages.map((id) => Promise.resolve(router.loadRouteChunk(router.routesById[id]))),
  ]
  preloadArt()
  // What fails now loads again, and is reported, when it is needed.
  void Promise.allSettled<unknown>(chunks)
}
