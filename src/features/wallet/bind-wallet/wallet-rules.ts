import { CreateWalletBody } from '#generated/http/schemas/create-wallet-body.ts'
import { EWallet } from '#generated/http/schemas/ewallet.ts'
import { WalletName, WalletNameMax, WalletNameMin } from '#generated/http/schemas/wallet-name.ts'
import { otherWalletAccountMax } from '#generated/http/schemas/other-wallet.ts'
import { phoneDigits } from '#src/lib/phone.ts'

/** The limits that the form tells, as the document has them. */
export const WALLET_LIMITS = {
  name: { min: WalletNameMin, max: WalletNameMax },
  account: { max: otherWalletAccountMax },
} as const

/** What is typed into the form. */
export interface WalletDraft {
  readonly bank: string
  readonly name: string
  readonly account: string
}

/** Whether a bank's account is a mobile number: gcash and maya (section 5 of the specification). */
export function isMobileWallet(bank: string): boolean {
  return EWallet.shape.bank.safeParse(bank).success
}

/** What is sent for what was typed: the name in NFC, trimmed, with single spaces; the account without separators. */
export function readWallet({ bank, name, account }: WalletDraft): WalletDraft {
  return {
    bank,
    name: name.normalize('NFC').trim().replace(/\s+/gu, ' '),
    account: isMobileWallet(bank) ? phoneDigits(account) : account.trim(),
  }
}

/** The fields of a draft, as sent, that the document does not allow. */
export function walletFaults(draft: WalletDraft): ReadonlySet<'name' | 'account'> {
  const sent = readWallet(draft)
  const faults = new Set<'name' | 'account'>()
  if (!WalletName.safeParse(sent.name).success) faults.add('name')
  // With a name that passes, only the account can be at fault.
  if (!CreateWalletBody.safeParse({ ...sent, name: 'Any Name' }).success) faults.add('account')
  return faults
}
