import { createStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'

const storage = createStorage()

/** The check has begun: the draft on this device has served. */
export function forgetDraft(): void {
  storage.remove(STORAGE_KEYS.kycDraft)
}
