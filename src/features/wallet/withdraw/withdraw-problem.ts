import type { Balance } from '#generated/http/schemas/balance.ts'
import { PesoWithdrawnMax, PesoWithdrawnMin } from '#generated/http/schemas/peso-withdrawn.ts'
import type { ParsedAmount } from '#src/lib/parse-amount.ts'
import { type AmountHelp, amountHelp } from '../amount-problem.ts'

/** Pesos: the least withdrawal, as the document has it. */
export const MIN_WITHDRAWAL = PesoWithdrawnMin

/** What is wrong with an amount to withdraw; sums are in pesos. `key` is a text of the namespace `withdraw`, or help. */
export type WithdrawProblem =
  | { readonly key: 'amountMissing' | AmountHelp }
  | { readonly key: 'amountBelow'; readonly min: number }
  | { readonly key: 'amountAbove'; readonly max: number }
  | { readonly key: 'amountOwed'; readonly max: number; readonly owed: number }

/**
 * Why a typed amount cannot be withdrawn, or null. Turnover that is still owed is named where the balance would cover
 * the amount. While it is not known how much may be withdrawn now, the server decides.
 */
export function withdrawProblem(amount: ParsedAmount, money: Balance | undefined): WithdrawProblem | null {
  const withdrawable = money?.userAccountVO.withdrawalAmount ?? Number.NaN
  const max = Number.isNaN(withdrawable) ? PesoWithdrawnMax : withdrawable
  if (!amount.ok) {
    if (amount.reason === 'empty') return { key: 'amountMissing' }
    return amount.reason === 'tooLarge' ? { key: 'amountAbove', max } : { key: amountHelp(amount) ?? 'amountUnclear' }
  }
  if (amount.value < MIN_WITHDRAWAL) return { key: 'amountBelow', min: MIN_WITHDRAWAL }
  if (!money || amount.value <= max) return null
  const owed = money.userRiskVO.surplus
  const isOwed = owed > 0 && amount.value <= money.userAccountVO.balance
  return isOwed ? { key: 'amountOwed', max, owed } : { key: 'amountAbove', max }
}
