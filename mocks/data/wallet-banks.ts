/** Who holds wallets that money may be withdrawn to, and the least that goes there at once, in centavos. */
interface WalletBankEntry {
  code: string
  name: string
  min: number
}

/** The two wallets of section 3 of the specification, and one of another holder. The general least is section 9's. */
export const WALLET_BANKS: readonly WalletBankEntry[] = [
  { code: 'gcash', name: 'GCash', min: 10_000 },
  { code: 'maya', name: 'Maya', min: 20_000 },
  { code: 'otherpay', name: 'OtherPay', min: 10_000 },
]

export function findWalletBank(code: string): WalletBankEntry | undefined {
  return WALLET_BANKS.find((bank) => bank.code === code)
}

/** A wallet's account that somebody has already, whatever the bank. */
export const TAKEN_WALLET_ACCOUNT = '9170000000'
