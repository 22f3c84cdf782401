import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { type Intent, type IntentKind, type PendingIntents, PendingIntentStore } from '../pending-intents.ts'

/** Clocks that a test sets. */
export interface TestClock {
  server: number | null
  steady: number
}

/** One player's intents over a storage that lives as long as a test; `backend` given, over one that outlives a reload. */
export function memoryIntents<Kind extends Intent>(
  intent: IntentKind<Kind>['intent'],
  clock: TestClock = { server: null, steady: 0 },
  backend = createMemoryBackend(),
  uid = '1',
): PendingIntents<Kind> {
  const clocks = { server: () => clock.server, steady: () => clock.steady }
  const store = new PendingIntentStore({ storage: createStorage({ backend: () => backend }), session: { uid } }, clocks)
  return store.of({ storageKey: STORAGE_KEYS.openWithdrawal, intent })
}
