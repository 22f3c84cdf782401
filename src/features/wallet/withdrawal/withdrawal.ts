import * as z from 'zod/mini'
import { createWithdrawal } from '#generated/http/money/create-withdrawal.ts'
import { listWithdrawals } from '#generated/http/money/list-withdrawals.ts'
import type { Balance } from '#generated/http/schemas/balance.ts'
import { BankCode } from '#generated/http/schemas/bank-code.ts'
import { PesoFee } from '#generated/http/schemas/peso-fee.ts'
import { PesoWithdrawn, PesoWithdrawnMax, PesoWithdrawnMin } from '#generated/http/schemas/peso-withdrawn.ts'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import type { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import type { FormSchema } from '#src/forms/use-api-form.ts'
import { STORAGE_KEYS } from '#src/platform/storage-keys.ts'
import { defineMoneyRequest } from '../money-request/definition.ts'
import { IntentFields, SETTLE_MS } from '../money-request/pending-intents.ts'
import { withdrawalStatus, type WithdrawalStatusName } from '../orders/statuses.ts'

/** A withdrawal that was sent, without its password. */
export const PendingWithdrawal = z.object({
  ...IntentFields,
  /** Pesos. */
  amount: PesoWithdrawn,
  bank: BankCode,
  /** Masked by the server. */
  account: z.string(),
  /** Pesos: the fee that the player confirmed; absent if the server said nothing of one. */
  fee: z.optional(PesoFee),
})
export type PendingWithdrawal = z.output<typeof PendingWithdrawal>

/** What the player confirmed. The hash of the transaction password is the secret that goes with it. */
export type WithdrawalRequest = Pick<PendingWithdrawal, 'amount' | 'bank' | 'account' | 'fee'>

/** The number of newest orders to search for one. */
const FIRST_PAGE = { pageNum: 1, pageSize: 50 } as const

/** The final statuses of a withdrawal. An exception waits for the operator. */
const FINAL: readonly WithdrawalStatusName[] = ['success', 'failed', 'rejected']

export interface WithdrawalTypes {
  readonly request: WithdrawalRequest
  readonly intent: PendingWithdrawal
  readonly made: Withdrawal
  readonly order: Withdrawal
  readonly status: WithdrawalStatusName
}

/** A withdrawal gets its number from the server: without one it is searched among the newest. */
export const withdrawal = defineMoneyRequest<WithdrawalTypes>({
  name: 'withdrawal',
  operation: 'createWithdrawal',
  storageKey: STORAGE_KEYS.openWithdrawal,
  intent: PendingWithdrawal,
  toIntent: ({ amount, bank, account, fee }, fields) => ({ ...fields, amount, bank, account, fee }),
  isSame: ({ amount, bank, account }, intent) =>
    intent.amount === amount && intent.bank === bank && intent.account === account,
  send: ({ amount, fee, key }, password = '') =>
    createWithdrawal({ amount, fee, password }, { 'Idempotency-Key': key }),
  deadline: () => SETTLE_MS,
  history: (filter, signal) => listWithdrawals({ ...FIRST_PAGE, ...filter }, signal && { signal }),
  matchesIntent: ({ amount, bank }, intent) => amount === intent.amount && bank === intent.bank,
  getStatus: ({ status }) => withdrawalStatus(status),
  isFinal: ({ status }) => FINAL.includes(withdrawalStatus(status)),
  endsWith: 'order',
})

/** The withdrawal form's values; pesos from the amount field. */
export type WithdrawalValues = { amount: number | undefined }

/** The field error of an amount, in pesos; `key` is in the namespace `withdraw`. */
export type WithdrawalAmountError =
  | { readonly key: 'amountMissing' | 'amountUnclear' }
  | { readonly key: 'amountBelow'; readonly min: number }
  | { readonly key: 'amountAbove'; readonly max: number }
  | { readonly key: 'amountOwed'; readonly max: number; readonly owed: number }

/** The least amount that may be withdrawn to a wallet, in pesos: at least the general minimum. */
export function minWithdrawal({ minWithdrawal: min = PesoWithdrawnMin }: Pick<Wallet, 'minWithdrawal'>): number {
  return Math.max(min, PesoWithdrawnMin)
}

/** Why not even the minimum can be withdrawn, in pesos; `owed` is 0 if no wagering is left. */
export interface NotYet {
  readonly max: number
  readonly min: number
  readonly owed: number
}

/** Why nothing can be withdrawn yet, or null: also while the withdrawable amount is unknown. */
export function whyNotYet(money: Balance | undefined, min: number): NotYet | null {
  const max = money?.userAccountVO.withdrawalAmount ?? Number.NaN
  if (!(max < min)) return null
  const owed = money?.userRiskVO.surplus ?? 0
  return { max, min, owed: owed > 0 ? owed : 0 }
}

/**
 * The field error of an amount, or null. Names the turnover still required if the balance would cover the amount. While
 * the withdrawable amount is unknown, the server decides.
 *
 * @param min the wallet's minimum in pesos
 */
export function withdrawalAmountError(
  amount: number | undefined,
  money: Balance | undefined,
  min: number,
): WithdrawalAmountError | null {
  const withdrawable = money?.userAccountVO.withdrawalAmount ?? Number.NaN
  const max = Number.isNaN(withdrawable) ? PesoWithdrawnMax : withdrawable
  if (amount === undefined) return { key: 'amountMissing' }
  if (Number.isNaN(amount)) return { key: 'amountUnclear' }
  if (amount < min) return { key: 'amountBelow', min }
  if (amount <= max) return null
  const owed = money?.userRiskVO.surplus ?? 0
  const isOwed = money !== undefined && owed > 0 && amount <= money.userAccountVO.balance
  return isOwed ? { key: 'amountOwed', max, owed } : { key: 'amountAbove', max }
}

/** Parses the form into pesos, at least the wallet's minimum `min`. */
export function withdrawalSchema(money: Balance | undefined, min: number): FormSchema<WithdrawalValues, number> {
  return z.pipe(
    z.custom<WithdrawalValues>().check(({ value: { amount }, issues }) => {
      if (withdrawalAmountError(amount, money, min)) {
        issues.push({ code: 'custom', path: ['amount'], input: amount, message: 'amount' })
      }
    }),
    z.transform(({ amount = Number.NaN }) => amount),
  )
}
