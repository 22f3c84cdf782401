import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { OverlayStore } from '#src/stores/overlay-store.ts'

/** Offers the channels to follow, once on a device: whoever does not care for them is not asked again. */
export function askToFollow(storage: AppStorage, overlays: Pick<OverlayStore, 'enqueue'>): void {
  if (storage.get(STORAGE_KEYS.followAsked, (value) => value === true || undefined)) return
  storage.set(STORAGE_KEYS.followAsked, true, null)
  overlays.enqueue('follow', {})
}
