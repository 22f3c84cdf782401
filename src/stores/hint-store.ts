import { makeAutoObservable, observableRef } from 'mobx'
import * as z from 'zod/mini'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { DeferredStore, StoreDeps } from './deferred-stores.ts'

/** The hints at the edge of the page: the app's download, and a better browser. */
export type Hint = 'downloadBanner' | 'browserTip'

const storedHints = z.array(z.enum(['downloadBanner', 'browserTip']))

/** The hints that the player has dismissed, stored without expiry. */
export class HintStore implements DeferredStore {
  dismissed: readonly Hint[]
  readonly #storage: AppStorage

  constructor({ storage }: StoreDeps) {
    this.#storage = storage
    this.dismissed = storage.get(STORAGE_KEYS.dismissedHints, (value) => storedHints.safeParse(value).data) ?? []
    makeAutoObservable(this, { dismissed: observableRef }, { autoBind: true })
  }

  isDismissed(hint: Hint): boolean {
    return this.dismissed.includes(hint)
  }

  dismiss(hint: Hint): void {
    if (this.isDismissed(hint)) return
    this.dismissed = [...this.dismissed, hint]
    this.#storage.set(STORAGE_KEYS.dismissedHints, this.dismissed, null)
  }

  /** The hints are the device's. */
  resetPlayer(): void {
    // Nothing ends with the session.
  }
}
