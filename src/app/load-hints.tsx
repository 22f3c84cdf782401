import { Hints } from '#src/features/shell/hints/hints.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { HintStore } from '#src/stores/hint-store.ts'
import { hints } from './lazy-hints.tsx'

/** Shows the hints at the edge of the page: nobody waits for them. */
export async function loadHints(storage: AppStorage): Promise<void> {
  await loadTexts('overlays')
  const store = new HintStore(storage)
  hints.set(() => <Hints hints={store} />)
}
