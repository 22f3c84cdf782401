import { COUPON_TERMS, type CouponTerms, type CouponTermsCode } from '../../data/coupon-terms.ts'
import { BoundedMap } from '../../lib/bounded-map.ts'
import { endOfManilaDay, DAY_MS } from '../../lib/time.ts'
import type { SandboxClock } from '../clock.ts'

/** A player's coupon. */
export interface Coupon {
  id: string
  uid: string
  terms: CouponTerms
  expiresAt: number
  /** The pending or successful deposit that uses it; undefined for none. */
  orderNo: string | undefined
}

type CouponState = 'usable' | 'used' | 'expired'

const MAX_COUPONS = 20_000
const STATE_ORDER: readonly CouponState[] = ['usable', 'used', 'expired']

export class Coupons {
  readonly #clock: SandboxClock
  readonly #coupons = new BoundedMap<Coupon>(MAX_COUPONS)
  #count = 0

  constructor(clock: SandboxClock) {
    this.#clock = clock
  }

  /** Issues a coupon that is valid to the end of its last Manila day. */
  issue(uid: string, code: CouponTermsCode, at = this.#clock.now()): Coupon {
    const terms = COUPON_TERMS[code]
    const id = `C${String(++this.#count).padStart(4, '0')}`
    const coupon: Coupon = { id, uid, terms, expiresAt: endOfManilaDay(at + terms.days * DAY_MS), orderNo: undefined }
    this.#coupons.set(id, coupon)
    return coupon
  }

  find(uid: string, id: string): Coupon | undefined {
    const coupon = this.#coupons.get(id)
    return coupon?.uid === uid ? coupon : undefined
  }

  /** A player's coupons: usable ones first, sorted by their end in each state. */
  of(uid: string): Coupon[] {
    const rank = (coupon: Coupon): number => STATE_ORDER.indexOf(this.getState(coupon))
    return this.#coupons
      .values()
      .filter((one) => one.uid === uid)
      .toSorted((a, b) => rank(a) - rank(b) || a.expiresAt - b.expiresAt || a.id.localeCompare(b.id))
  }

  getState(coupon: Coupon, at = this.#clock.now()): CouponState {
    if (coupon.orderNo !== undefined) return 'used'
    return coupon.expiresAt < at ? 'expired' : 'usable'
  }

  /** The bonus of a deposit in centavos; undefined if the deposit may not use this coupon. */
  getBonus(coupon: Coupon, deposit: number, at = this.#clock.now()): number | undefined {
    const { terms } = coupon
    if (this.getState(coupon, at) !== 'usable' || deposit < terms.minDeposit) return undefined
    return terms.bonusPercent === 0
      ? terms.bonusMax
      : Math.min(terms.bonusMax, Math.floor((deposit * terms.bonusPercent) / 100))
  }
}
