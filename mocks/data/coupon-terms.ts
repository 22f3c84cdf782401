import type { Note } from '../lib/note.ts'

/** The terms of a coupon. Amounts in centavos. */
export interface CouponTerms {
  name: Exclude<Note, string>
  /** 0 if all of `bonusMax` is added. */
  bonusPercent: number
  bonusMax: number
  minDeposit: number
  turnoverMultiple: number
  /** The offer for the first deposit. */
  isWelcome?: boolean
  /** The days until it expires, in Manila days after the day of issue. */
  days: number
}

/** The kinds of coupon. */
export const COUPON_TERMS = {
  deposit20: {
    name: { 'en-US': 'Deposit 20%', 'vi-VN': 'Nạp tiền tặng 20%' },
    bonusPercent: 20,
    bonusMax: 20_000,
    minDeposit: 50_000,
    turnoverMultiple: 10,
    days: 10,
  },
  deposit50: {
    name: { 'en-US': 'Big deposit 50%', 'vi-VN': 'Nạp lớn tặng 50%' },
    bonusPercent: 50,
    bonusMax: 100_000,
    minDeposit: 100_000,
    turnoverMultiple: 15,
    days: 7,
  },
  welcome50: {
    name: { 'en-US': 'Welcome 50%', 'vi-VN': 'Chào mừng tặng 50%' },
    bonusPercent: 50,
    bonusMax: 50_000,
    minDeposit: 50_000,
    turnoverMultiple: 10,
    isWelcome: true,
    days: 7,
  },
  fixed88: {
    name: { 'en-US': 'Lucky ₱88', 'vi-VN': 'May mắn ₱88' },
    bonusPercent: 0,
    bonusMax: 8_800,
    minDeposit: 20_000,
    turnoverMultiple: 5,
    days: 3,
  },
} as const satisfies Record<string, CouponTerms>

export type CouponTermsCode = keyof typeof COUPON_TERMS

/** The coupon of a new account, which the offer to visitors names. */
export const WELCOME_COUPON = 'welcome50' satisfies CouponTermsCode
