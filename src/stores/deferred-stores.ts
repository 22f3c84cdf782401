import type { AppStorage } from '#src/platform/storage.ts'

/** What every deferred store is made with. */
export interface StoreDeps {
  readonly storage: AppStorage
}

/** A store whose code loads with its screens. */
export interface DeferredStore {
  /** Clears what ends with the session; data stored per player stays. */
  resetPlayer(): void
}

/** What a store of one player's data is made with. */
export interface PlayerStoreDeps extends StoreDeps {
  readonly session: { readonly uid: string | null }
}

type StoreClass<Store extends DeferredStore> = new (deps: PlayerStoreDeps) => Store

/**
 * The stores outside the first page's code. The first `get` of a class creates its store, so a screen registers its
 * store by using it: `useStores().deferred.get(KycStore)`.
 */
export class DeferredStores {
  readonly #deps: PlayerStoreDeps
  readonly #made = new Map<StoreClass<DeferredStore>, DeferredStore>()

  constructor(deps: PlayerStoreDeps) {
    this.#deps = deps
  }

  get<Store extends DeferredStore>(kind: StoreClass<Store>): Store {
    let store = this.#made.get(kind)
    if (store === undefined) {
      store = new kind(this.#deps)
      this.#made.set(kind, store)
    }
    return store as Store
  }

  /** Resets every created store. */
  resetPlayer(): void {
    for (const store of this.#made.values()) store.resetPlayer()
  }
}
