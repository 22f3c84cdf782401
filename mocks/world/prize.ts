import type { CouponTermsCode } from '../data/coupon-terms.ts'

/** Something that a player is given: cash in centavos, points and energy in whole ones, or a coupon of some terms. */
export type Prize = { type: 'cash' | 'point' | 'energy'; amount: number } | { type: 'coupon'; terms: CouponTermsCode }
