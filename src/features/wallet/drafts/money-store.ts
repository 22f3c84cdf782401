import { makeAutoObservable, observableRef } from 'mobx'
import * as z from 'zod/mini'
import type { RechargeLaunch } from '#generated/http/schemas/recharge-launch.ts'
import type { AppStorage } from '#src/platform/storage.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import type { DeferredStore, PlayerStoreDeps } from '#src/stores/deferred-stores.ts'
import { useStores } from '#src/stores/stores-context.tsx'

const text = z.string().check(z.maxLength(64))

/** Pesos; undefined without a readable amount. Earlier versions stored text. */
// oxlint-disable-next-line promise/valid-params -- zod's catch, no promise's
const DraftAmount = z.catch(z.optional(z.number()), undefined)

/** The part of the deposit form that survives a reload. */
const DepositDraft = z.object({
  method: z.optional(text),
  amount: DraftAmount,
  bank: z.optional(text),
  couponId: z.optional(text),
})
export type DepositDraft = z.output<typeof DepositDraft>

/** The maximum of removed welcome coupons that a device remembers. */
const MAX_DECLINED = 20
const Declined = z.array(text).check(z.maxLength(MAX_DECLINED))

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
  private declined: readonly string[]
  readonly #storage: AppStorage
  readonly #session: PlayerStoreDeps['session']

  constructor({ storage, session }: PlayerStoreDeps) {
    this.#storage = storage
    this.#session = session
    this.declined = storage.get(STORAGE_KEYS.declinedCoupons, (value) => Declined.safeParse(value).data) ?? []
    makeAutoObservable<this, 'payPages' | 'declined'>(
      this,
      { payPages: observableRef, declined: observableRef, drafts: false, payPage: false, isDeclined: false },
      { autoBind: true },
    )
  }

  /** The player's unfinished forms. */
  drafts(): Omit<Drafts, 'uid'> {
    const kept = this.#storage.get(STORAGE_KEYS.moneyDraft, (value) => Drafts.safeParse(value).data)
    return kept?.uid === this.#session.uid ? kept : {}
  }

  /** Stores one form's draft; undefined deletes it. Stores nothing without a player. */
  keepDraft(form: Omit<Drafts, 'uid'>): void {
    const { uid } = this.#session
    if (uid !== null) this.#storage.set(STORAGE_KEYS.moneyDraft, { ...this.drafts(), ...form, uid }, LIFETIME_S)
  }

  /** Whether the player has removed a coupon that was preselected. */
  isDeclined(couponId: string): boolean {
    return this.declined.includes(couponId)
  }

  /** Keeps on the device, also after a logout, whether the player has removed a preselected coupon. */
  setDeclined(couponId: string, isDeclined: boolean): void {
    const others = this.declined.filter((id) => id !== couponId)
    this.declined = isDeclined ? [couponId, ...others].slice(0, MAX_DECLINED) : others
    this.#storage.set(STORAGE_KEYS.declinedCoupons, this.declined, null)
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
