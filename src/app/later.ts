import type { App } from './create-app.ts'
import { loadHints } from './load-hints.tsx'
import { watchPageTitle } from './page-title.ts'
import { preloadNear } from './preload.ts'
import { watchSessionReminder } from './session-reminder.ts'
import { watchUnasked } from './unasked.ts'

export { offerUpdate } from './offer-update.ts'

/** What the first page does without: begun once it stands (`load-later.ts`). */
export function startLater(app: App): void {
  watchPageTitle(app.router)
  watchSessionReminder(app.stores)
  watchUnasked(app)
  // Without a network they can wait for the next visit.
  loadHints(app.storage).catch(() => undefined)
  preloadNear(app)
}
