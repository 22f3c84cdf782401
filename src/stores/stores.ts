import type { AppStorage } from '#src/platform/storage.ts'
import { BadgeStore } from './badge-store.ts'
import { NoticeStore } from './notice-store.ts'
import { OverlayStore } from './overlay-store.ts'
import { SessionStore } from './session-store.ts'
import { SettingsStore, type SettingsEffects } from './settings-store.ts'

/** The state that is no server data: that is the query cache's. */
export interface Stores {
  readonly session: SessionStore
  readonly badges: BadgeStore
  readonly settings: SettingsStore
  readonly notices: NoticeStore
  readonly overlays: OverlayStore
}

/** Builds the stores of one app, restored from its device. */
export function createStores(deps: { storage: AppStorage; effects: SettingsEffects }): Stores {
  return {
    session: new SessionStore(deps.storage),
    badges: new BadgeStore(),
    settings: new SettingsStore(deps.storage, deps.effects),
    notices: new NoticeStore(),
    overlays: new OverlayStore(),
  }
}
