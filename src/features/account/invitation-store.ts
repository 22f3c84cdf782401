import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import type { DeferredStore, StoreDeps } from '#src/stores/deferred-stores.ts'
import { readInvitationCode } from './invitation-code.ts'

/**
 * The invitation code of a link that was opened on this device, for a day: the visitor may look around, log in or change
 * the language before signing up. It belongs to no player, so that a logout keeps it.
 */
export class InvitationStore implements DeferredStore {
  readonly #storage: AppStorage

  constructor({ storage }: StoreDeps) {
    this.#storage = storage
  }

  get code(): string | undefined {
    return this.#storage.get(STORAGE_KEYS.invitationCode, readInvitationCode)
  }

  /** Stores the code of a link; nothing if it has none. */
  remember(code: string | undefined): void {
    const valid = readInvitationCode(code)
    if (valid !== undefined) this.#storage.set(STORAGE_KEYS.invitationCode, valid)
  }

  /** The code was used. */
  forget(): void {
    this.#storage.remove(STORAGE_KEYS.invitationCode)
  }

  resetPlayer(): void {}
}
