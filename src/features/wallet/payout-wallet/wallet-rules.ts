import * as z from 'zod/mini'
import type { CreateWalletBody } from '#generated/http/schemas/create-wallet-body.ts'
import { EWallet } from '#generated/http/schemas/ewallet.ts'
import { WalletName, WalletNameMax, WalletNameMin } from '#generated/http/schemas/wallet-name.ts'
import { OtherWallet, otherWalletAccountMax } from '#generated/http/schemas/other-wallet.ts'
import type { FormSchema } from '#src/forms/use-api-form.ts'
import { phoneDigits } from '#src/lib/phone.ts'

/** The limits in the form's texts, from the document. */
export const WALLET_LIMITS = {
  name: { min: WalletNameMin, max: WalletNameMax },
  account: { max: otherWalletAccountMax },
} as const

/** The form's values. */
export type WalletDraft = { bank: string; name: string; account: string }

/** Whether a bank's account is a mobile number: gcash and maya. */
export function isMobileWallet(bank: string): boolean {
  return EWallet.shape.bank.safeParse(bank).success
}

/** Normalizes the input: the name in NFC, trimmed, with single spaces; the account without separators. */
export function readWallet({ bank, name, account }: WalletDraft): WalletDraft {
  return {
    bank,
    name: name.normalize('NFC').trim().replace(/\s+/gu, ' '),
    account: isMobileWallet(bank) ? phoneDigits(account) : account.trim(),
  }
}

/** A name from the identity as the name of a wallet; empty if a wallet cannot have it. */
export function toWalletName(name: string): string {
  return WalletName.safeParse(name).success ? name : ''
}

const MobileWalletForm = z.pipe(z.transform(readWallet), EWallet)
const OtherWalletForm = z.pipe(z.transform(readWallet), OtherWallet)

/** Parses the form into the request body, by the union's branch of the chosen bank. */
export function walletForm({ bank }: WalletDraft): FormSchema<WalletDraft, CreateWalletBody> {
  return isMobileWallet(bank) ? MobileWalletForm : OtherWalletForm
}
