import { makeAutoObservable, observableRef } from 'mobx'
import type { DeferredStore, PlayerStoreDeps } from '#src/stores/deferred-stores.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { type BaseDrafts, createBaseDrafts } from './base-info/base-draft.ts'
import { type BaseValues, EMPTY_VALUES } from './base-info/base-values.ts'
import { IdentityDocuments } from './upload/identity-documents.ts'

/** How long identity data and pictures stay in memory after the last change, in milliseconds. */
const MEMORY_MS = 3_600_000

/** The initial values of the details form. */
export interface BaseStart {
  readonly initial: BaseValues
  /** The draft is from the device, which stores no birthday and ID number. */
  readonly isFromDevice: boolean
}

/**
 * The input of one player's KYC forms. Identity data and pictures are only in memory, and end with the session; other
 * details are also a draft on the device.
 */
export class KycStore implements DeferredStore {
  private typed: { readonly uid: string; readonly values: BaseValues } | undefined = undefined
  private chosen: { readonly uid: string; readonly documents: IdentityDocuments } | undefined = undefined
  readonly #drafts: BaseDrafts
  readonly #session: PlayerStoreDeps['session']
  #expiry: ReturnType<typeof setTimeout> | undefined

  constructor({ storage, session }: PlayerStoreDeps) {
    this.#session = session
    this.#drafts = createBaseDrafts(storage)
    makeAutoObservable<this, 'typed' | 'chosen'>(
      this,
      { typed: observableRef, chosen: observableRef, baseStart: false, getDocuments: false },
      { autoBind: true },
    )
  }

  /** The player's input, from memory until the page is reloaded; else the draft on the device. */
  baseStart(): BaseStart {
    const { uid } = this.#session
    if (uid === null) return { initial: EMPTY_VALUES, isFromDevice: false }
    if (this.typed?.uid === uid) return { initial: this.typed.values, isFromDevice: false }
    const kept = this.#drafts.read(uid)
    return { initial: kept ?? EMPTY_VALUES, isFromDevice: kept !== undefined }
  }

  /** Stores the input so far. Stores nothing without a player. */
  keepBase(values: BaseValues): void {
    const { uid } = this.#session
    if (uid === null) return
    this.typed = { uid, values }
    this.#drafts.keep(uid, values)
    this.#expireLater()
  }

  /** The server has the details: clear the fields in memory. */
  baseSaved(): void {
    this.typed = undefined
  }

  /** The pictures chosen so far. */
  getDocuments(): IdentityDocuments {
    return this.chosen && this.chosen.uid === this.#session.uid ? this.chosen.documents : new IdentityDocuments()
  }

  /** Keeps the pictures after leaving the page. */
  keepDocuments(documents: IdentityDocuments): void {
    const { uid } = this.#session
    if (uid === null) return
    this.chosen = { uid, documents }
    this.#expireLater()
  }

  /** The check has begun: drop the draft. */
  checkBegan(): void {
    this.resetPlayer()
    this.#drafts.forget()
  }

  /** Clears the memory. The draft on the device stays for a player whose session ended elsewhere. */
  resetPlayer(): void {
    clearTimeout(this.#expiry)
    this.typed = undefined
    this.chosen = undefined
  }

  #expireLater(): void {
    clearTimeout(this.#expiry)
    this.#expiry = setTimeout(this.resetPlayer, MEMORY_MS)
  }
}

/** The store of the KYC forms. */
export function useKycStore(): KycStore {
  return useStores().deferred.get(KycStore)
}
