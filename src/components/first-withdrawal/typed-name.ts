import type { DeferredStore, PlayerStoreDeps } from '#src/stores/deferred-stores.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/**
 * The name that a player typed for the identity check, offered when they bind a wallet. Only in memory, until the session
 * ends: the server masks names.
 */
export class TypedName implements DeferredStore {
  readonly #session: PlayerStoreDeps['session']
  #typed: { readonly uid: string; readonly name: string } | undefined

  constructor({ session }: PlayerStoreDeps) {
    this.#session = session
  }

  /** The player's name; empty if this page load does not know it. */
  read(): string {
    return this.#typed?.uid === this.#session.uid ? (this.#typed?.name ?? '') : ''
  }

  keep(name: string): void {
    const { uid } = this.#session
    if (uid !== null) this.#typed = { uid, name }
  }

  resetPlayer(): void {
    this.#typed = undefined
  }
}

/** The player's {@link TypedName}. */
export function useTypedName(): TypedName {
  return useStores().deferred.get(TypedName)
}
