import type { AppStorage } from '#src/platform/storage.ts'
import { LOGOUT_KEYS } from '#src/platform/storage-keys.ts'
import { BadgeStore } from './badge-store.ts'
import { DeferredStores } from './deferred-stores.ts'
import { ToastStore } from './toast-store.ts'
import { OverlayStore } from './overlay-store.ts'
import { SessionStore } from './session-store.ts'
import { SettingsStore, type SettingsEffects } from './settings-store.ts'

/** The client state; server data is in the query cache. */
export interface Stores {
  readonly session: SessionStore
  readonly badges: BadgeStore
  readonly settings: SettingsStore
  readonly toasts: ToastStore
  readonly overlays: OverlayStore
  /** The stores that load with their screens. */
  readonly deferred: DeferredStores
  /**
   * Clears what ends with the session and, after a logout, unfinished forms on the device. Data stored per player
   * stays: pending intents, OTP cooldowns, the time played. The session itself handles who is logged in.
   */
  readonly resetPlayer: (reason?: 'logout') => void
}

/** Creates the stores of one app, restored from its device. */
export function createStores({ storage, effects }: { storage: AppStorage; effects: SettingsEffects }): Stores {
  const session = new SessionStore(storage)
  const arePromotionsHeld = () => session.arePromotionsHeld
  const badges = new BadgeStore(arePromotionsHeld)
  const overlays = new OverlayStore(arePromotionsHeld)
  const deferred = new DeferredStores({ storage, session })
  return {
    session,
    badges,
    settings: new SettingsStore(storage, effects),
    toasts: new ToastStore(),
    overlays,
    deferred,
    resetPlayer(reason) {
      badges.reset()
      overlays.clear()
      deferred.resetPlayer()
      if (reason === 'logout') for (const key of LOGOUT_KEYS) storage.remove(key)
    },
  }
}
