import type { Texts } from '../../database/tables/core.ts'
import { toCentavos } from '../../money.ts'

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
    min: toCentavos(100),
    max: toCentavos(50_000),
    fee: 0,
    arrivalMinutes: 1,
    turnoverMultiple: 10,
    banks: [{ code: 'gcash-qr', name: 'GCash QR' }],
  },
  {
    code: 'maya',
    name: 'Maya',
    min: toCentavos(100),
    max: toCentavos(100_000),
    fee: toCentavos(15),
    arrivalMinutes: 10,
    turnoverMultiple: 5,
    banks: [],
  },
]

export const SUGGESTED_AMOUNTS = [100, 200, 500, 1000, 5000, 10_000].map(toCentavos)

/** The least first deposit, by the operator's terms. */
export const MIN_FIRST_DEPOSIT = toCentavos(500)

/** A provider of wallets for withdrawals. */
interface Bank {
  readonly code: string
  readonly name: string
  readonly minWithdrawal: number
  readonly fee: number
  readonly minutes: number
}

export const BANKS: readonly Bank[] = [
  { code: 'gcash', name: 'GCash', minWithdrawal: toCentavos(100), fee: 0, minutes: 5 },
  { code: 'maya', name: 'Maya', minWithdrawal: toCentavos(200), fee: toCentavos(15), minutes: 5 },
  { code: 'otherpay', name: 'OtherPay', minWithdrawal: toCentavos(100), fee: 0, minutes: 30 },
]

/** The coupon that `registerUser` grants, and `firstDepositOffer` of getConfig names. */
export const WELCOME_COUPON = {
  name: { 'en-US': 'First deposit 20%', 'vi-VN': 'Nạp lần đầu 20%' } satisfies Texts,
  bonusPercent: 20,
  bonusMax: toCentavos(200),
  minDeposit: MIN_FIRST_DEPOSIT,
  turnoverMultiple: 10,
  isWelcome: true,
  days: 30,
}

/** The name of a method or bank; its code if it has gone. */
export function getBankName(code: string): string {
  return [...METHODS, ...BANKS].find((one) => one.code === code)?.name ?? code
}
