import { makeAutoObservable, observableRef } from 'mobx'
import * as z from 'zod/mini'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { DeferredStore, StoreDeps } from '#src/stores/deferred-stores.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { DepositDraft, DraftAmount } from './deposit/deposit-values.ts'

const Drafts = z.object({
  uid: z.string(),
  deposit: z.optional(DepositDraft),
  withdrawal: z.optional(z.object({ amount: DraftAmount })),
})
type Drafts = z.output<typeof Drafts>

/** Seconds for which an unfinished form is kept on the device. */
const LIFETIME_S = 1800

/**
 * Drafts of one player's money forms, stored on the device without passwords, and payment pages, only in memory because
 * their address has a token.
 */
export class MoneyStore implements DeferredStore {
  private payPages: ReadonlyMap<string, RechargeLaunch> = new Map()
  readonly #storage: AppStorage

  constructor({ storage }: StoreDeps) {
    this.#storage = storage
    makeAutoObservable<this, 'payPages'>(
      this,
      { payPages: observableRef, drafts: false, payPage: false },
      { autoBind: true },
    )
  }

  /** The unfinished forms of a player. */
  drafts(uid: string): Omit<Drafts, 'uid'> {
    const kept = this.#storage.get(STORAGE_KEYS.moneyDraft, (value) => Drafts.safeParse(value).data)
    return kept?.uid === uid ? kept : {}
  }

  /** Stores one form's draft; undefined deletes it. */
  keepDraft(uid: string, form: Omit<Drafts, 'uid'>): void {
    this.#storage.set(STORAGE_KEYS.moneyDraft, { ...this.drafts(uid), ...form, uid }, LIFETIME_S)
  }

  /** The payment page of a deposit; undefined after a reload. */
  payPage(orderNo: string): RechargeLaunch | undefined {
    return this.payPages.get(orderNo)
  }

  keepPayPage(launch: RechargeLaunch): void {
    this.payPages = new Map([...this.payPages, [launch.orderNo, launch]])
  }

  /** Clears the memory. Logout also removes the drafts (`LOGOUT_KEYS`). */
  resetPlayer(): void {
    this.payPages = new Map()
  }
}

/** The store of the money screens. */
export function useMoneyStore(): MoneyStore {
  return useStores().deferred.get(MoneyStore)
}
