import { addPendingFavorites } from '#src/features/games/hearts/favorites.queries.ts'
import { watchLeftGame } from '#src/features/games/play/watch-left-game.ts'
import { readOperatorHooks } from '#src/platform/reports/operator-hooks.ts'
import { registerServiceWorker } from '#src/platform/service-worker.ts'
import { watchKeyboard } from '#src/ui/form/show-focused-field.ts'
import { startDeferredPrompts } from '../prompts/prompts.ts'
import { watchPageTitle } from '../router/page-title.ts'
import { preloadNear } from './preload-near.ts'
import { watchSounds } from './sounds.ts'

/** The library sees what was before it. If it cannot be loaded, nothing is measured. */
async function watchVitals(): Promise<void> {
  const { vitals: hook } = await readOperatorHooks()
  if (hook === '') return
  const found = await import('#src/platform/reports/vitals.ts').catch(() => undefined)
  found?.reportVitals(hook, globalThis)
}

/** The code of the tasks after the first paint: one request. `start-app.ts` says when each runs. */
export const deferredTasks = {
  addPendingFavorites,
  preloadNear,
  registerServiceWorker,
  startDeferredPrompts,
  watchKeyboard,
  watchLeftGame,
  watchPageTitle,
  watchSounds,
  watchVitals,
}
