import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { createMemoryBackend } from '#src/platform/testing/memory-backend.ts'
import { createPendingIntents, type Intent, type IntentClock, type PendingIntents } from '../pending-intents.ts'

/** Clocks that a test sets. */
export interface TestClock {
  server: number | null
  steady: number
}

/** Pending intents over a storage that lives as long as a test; `backend` given, over one that outlives a reload. */
export function memoryIntents<Kind extends Intent>(
  schema: { safeParse: (value: unknown) => { data?: Kind | undefined } },
  clock: TestClock = { server: null, steady: 0 },
  backend = createMemoryBackend(),
): PendingIntents<Kind> {
  const clocks: IntentClock = { server: () => clock.server, steady: () => clock.steady }
  const storage = createStorage({ backend: () => backend })
  return createPendingIntents(storage, STORAGE_KEYS.openWithdrawal, schema, clocks)
}
