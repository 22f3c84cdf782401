import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'

/** Asks for the age until it has been accepted on this device, whoever plays on it; the answer has no expiry. */
export function askAge(storage: AppStorage, overlays: Pick<OverlayStore, 'enqueue'>): void {
  if (storage.get(STORAGE_KEYS.ageAccepted, (value) => value === true || undefined)) return
  overlays.enqueue('ageCheck', { onAccept: () => storage.set(STORAGE_KEYS.ageAccepted, true, null) })
}
