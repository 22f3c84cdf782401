import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import type { DeferredStore, StoreDeps } from '#src/stores/deferred-stores.ts'
import { readReturnPath } from './return-path.ts'

/**
 * The page for players that a visitor's link led to, for a day: a gift of a message has no other way to it. It opens after
 * the next login, also if the visitor first chose not to log in. It belongs to no player.
 */
export class LinkStore implements DeferredStore {
  readonly #storage: AppStorage

  constructor({ storage }: StoreDeps) {
    this.#storage = storage
  }

  get path(): string | undefined {
    return this.#storage.get(STORAGE_KEYS.linkPath, readReturnPath)
  }

  remember(path: string): void {
    this.#storage.set(STORAGE_KEYS.linkPath, path)
  }

  /** Somebody has logged in. */
  forget(): void {
    this.#storage.remove(STORAGE_KEYS.linkPath)
  }

  resetPlayer(): void {}
}
