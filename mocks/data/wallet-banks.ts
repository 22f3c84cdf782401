/** A wallet provider, and its minimum withdrawal in centavos. */
interface WalletBankEntry {
  code: string
  name: string
  min: number
}

/** The general minimum withdrawal in centavos. */
export const GENERAL_MIN = 10_000

/** The two wallets of `openapi/stated.yaml` with the general minimum, and another one with a higher minimum. */
export const WALLET_BANKS: readonly WalletBankEntry[] = [
  { code: 'gcash', name: 'GCash', min: GENERAL_MIN },
  { code: 'maya', name: 'Maya', min: 20_000 },
  { code: 'otherpay', name: 'OtherPay', min: GENERAL_MIN },
]

export function findWalletBank(code: string): WalletBankEntry | undefined {
  return WALLET_BANKS.find((bank) => bank.code === code)
}

/** An account that another player has already bound, at any provider. */
export const TAKEN_WALLET_ACCOUNT = '9170000000'
