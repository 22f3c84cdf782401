import type { CouponTermsCode } from '../../data/coupon-terms.ts'

/** A reward: cash in centavos, whole points or energy, or a coupon with some terms. */
export type Prize = { type: 'cash' | 'point' | 'energy'; amount: number } | { type: 'coupon'; terms: CouponTermsCode }
