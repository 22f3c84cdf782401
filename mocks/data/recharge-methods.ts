/** A deposit method. Amounts in centavos. */
export interface RechargeMethodEntry {
  code: string
  name: string
  min: number
  max: number
  openMode: 'frame' | 'browser'
  /** What the player pays beside the amount. */
  fee: number
  /** Within how many minutes of the payment a deposit usually arrives. */
  arrivalMinutes: number
  /** Undefined: the default of the document. */
  turnoverMultiple?: number
}

/** The two wallets of `openapi/stated.yaml`; one opens its page in a frame, the other in the browser. */
export const RECHARGE_METHODS: readonly RechargeMethodEntry[] = [
  {
    code: 'gcash',
    name: 'GCash',
    min: 10_000,
    max: 5_000_000,
    openMode: 'frame',
    fee: 0,
    arrivalMinutes: 1,
  },
  {
    code: 'maya',
    name: 'Maya',
    min: 10_000,
    max: 10_000_000,
    openMode: 'browser',
    fee: 0,
    arrivalMinutes: 1,
    turnoverMultiple: 5,
  },
]

/** Suggested amounts, in centavos. */
export const RECHARGE_AMOUNTS = [10_000, 20_000, 50_000, 100_000, 500_000, 1_000_000]

/** The minimum first deposit, in centavos. */
export const FIRST_DEPOSIT_MIN = 50_000

/** The banks and channels of each method. */
export const RECHARGE_BANKS: Readonly<Record<string, readonly { code: string; name: string }[]>> = {
  gcash: [
    { code: 'gcash-app', name: 'GCash app' },
    { code: 'gcash-qr', name: 'GCash QR' },
  ],
  maya: [
    { code: 'maya-app', name: 'Maya app' },
    { code: 'maya-qr', name: 'Maya QR' },
    { code: 'maya-center', name: 'Maya Center' },
  ],
}
