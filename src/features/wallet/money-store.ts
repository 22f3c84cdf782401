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
 * What the money screens hold of one player beside pending intents: unfinished forms, on the device for a reload and
 * never with a password; and where deposits are paid, in memory alone, since that address holds a token.
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

  /** Keeps one of the forms; undefined forgets it. */
  keepDraft(uid: string, form: Omit<Drafts, 'uid'>): void {
    this.#storage.set(STORAGE_KEYS.moneyDraft, { ...this.drafts(uid), ...form, uid }, LIFETIME_S)
  }

  /** Where a deposit is paid; undefined after a reload. */
  payPage(orderNo: string): RechargeLaunch | undefined {
    return this.payPages.get(orderNo)
  }

  keepPayPage(launch: RechargeLaunch): void {
    this.payPages = new Map([...this.payPages, [launch.orderNo, launch]])
  }

  /** Forgets what is in memory. The unfinished forms go with a logout, as their key says. */
  resetPlayer(): void {
    this.payPages = new Map()
  }
}

/** The store of the money screens. */
export function useMoneyStore(): MoneyStore {
  return useStores().deferred.get(MoneyStore)
}
