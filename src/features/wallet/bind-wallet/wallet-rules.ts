import * as z from 'zod/mini'
import type { CreateWalletBody } from '#generated/http/schemas/create-wallet-body.ts'
import { EWallet } from '#generated/http/schemas/ewallet.ts'
import { WalletNameMax, WalletNameMin } from '#generated/http/schemas/wallet-name.ts'
import { OtherWallet, otherWalletAccountMax } from '#generated/http/schemas/other-wallet.ts'
import type { FormSchema } from '#src/forms/use-api-form.ts'
import { phoneDigits } from '#src/lib/phone.ts'

/** The limits that the form tells, as the document has them. */
export const WALLET_LIMITS = {
  name: { min: WalletNameMin, max: WalletNameMax },
  account: { max: otherWalletAccountMax },
} as const

/** What is typed into the form. */
export type WalletDraft = { bank: string; name: string; account: string }

/** Whether a bank's account is a mobile number: gcash and maya. */
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

const MobileWalletForm = z.pipe(z.transform(readWallet), EWallet)
const OtherWalletForm = z.pipe(z.transform(readWallet), OtherWallet)

/** Reads what was typed into the body of the request: the union's branch of the chosen bank. */
export function walletForm({ bank }: WalletDraft): FormSchema<WalletDraft, CreateWalletBody> {
  return isMobileWallet(bank) ? MobileWalletForm : OtherWalletForm
}
