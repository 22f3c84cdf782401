/** A wallet provider. Amounts in centavos. */
interface WalletBankEntry {
  code: string
  name: string
  /** The minimum withdrawal. */
  min: number
  /** The fee of a withdrawal, taken from its amount. */
  fee: number
}

/** The general minimum withdrawal in centavos. */
export const GENERAL_MIN = 10_000

/** The two wallets of `openapi/stated.yaml` and another one; Maya has a higher minimum and a fee. */
export const WALLET_BANKS: readonly WalletBankEntry[] = [
  { code: 'gcash', name: 'GCash', min: GENERAL_MIN, fee: 0 },
  { code: 'maya', name: 'Maya', min: 20_000, fee: 1_500 },
  { code: 'otherpay', name: 'OtherPay', min: GENERAL_MIN, fee: 0 },
]

export function findWalletBank(code: string): WalletBankEntry | undefined {
  return WALLET_BANKS.find((bank) => bank.code === code)
}

/** An account that another player has already bound, at any provider. */
export const TAKEN_WALLET_ACCOUNT = '9170000000'
