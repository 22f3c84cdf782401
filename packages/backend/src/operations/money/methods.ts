import type { Texts } from '../../database/tables/core.ts'

/** A way to deposit. Operators have these in their payment provider's settings; amounts are centavos. */
interface Method {
  readonly code: string
  readonly name: string
  readonly min: number
  readonly max: number
  /** What the player pays beside the amount. */
  readonly fee: number
  readonly arrivalMinutes: number
  /** How many times a deposit without a coupon must be played. */
  readonly turnoverMultiple: number
  readonly banks: readonly { readonly code: string; readonly name: string }[]
}

export const METHODS: readonly Method[] = [
  {
    code: 'gcash',
    name: 'GCash',
    min: 100_00,
    max: 50_000_00,
    fee: 0,
    arrivalMinutes: 1,
    turnoverMultiple: 10,
    banks: [{ code: 'gcash-qr', name: 'GCash QR' }],
  },
  {
    code: 'maya',
    name: 'Maya',
    min: 100_00,
    max: 100_000_00,
    fee: 15_00,
    arrivalMinutes: 10,
    turnoverMultiple: 5,
    banks: [],
  },
]

export const SUGGESTED_AMOUNTS = [100_00, 200_00, 500_00, 1_000_00, 5_000_00, 10_000_00]

/** The least first deposit, by the operator's terms. */
export const MIN_FIRST_DEPOSIT = 500_00

/** A provider of wallets for withdrawals. */
interface Bank {
  readonly code: string
  readonly name: string
  readonly minWithdrawal: number
  readonly fee: number
  readonly minutes: number
}

export const BANKS: readonly Bank[] = [
  { code: 'gcash', name: 'GCash', minWithdrawal: 100_00, fee: 0, minutes: 5 },
  { code: 'maya', name: 'Maya', minWithdrawal: 200_00, fee: 15_00, minutes: 5 },
  { code: 'otherpay', name: 'OtherPay', minWithdrawal: 100_00, fee: 0, minutes: 30 },
]

/** The coupon that `registerUser` grants, and `firstDepositOffer` of getConfig names. */
export const WELCOME_COUPON = {
  name: { 'en-US': 'First deposit 20%', 'vi-VN': 'Nạp lần đầu 20%' } satisfies Texts,
  bonusPercent: 20,
  bonusMax: 200_00,
  minDeposit: MIN_FIRST_DEPOSIT,
  turnoverMultiple: 10,
  isWelcome: true,
  days: 30,
}

/** The name of a method or bank; its code if it has gone. */
export function getBankName(code: string): string {
  return [...METHODS, ...BANKS].find((one) => one.code === code)?.name ?? code
}
