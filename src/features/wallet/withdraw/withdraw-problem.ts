import type { Balance } from '#generated/http/schemas/balance.ts'
import { PesoWithdrawnMin } from '#generated/http/schemas/peso-withdrawn.ts'
import { parseAmount } from '#src/lib/parse-amount.ts'

/** Pesos: the least withdrawal (section 9 of the specification), as the document has it. */
export const MIN_WITHDRAWAL = PesoWithdrawnMin

/** What is wrong with an amount to withdraw; `key` is a text of the namespace `withdraw`, sums are in pesos. */
export type WithdrawProblem =
  | { readonly key: 'amountMissing' | 'amountUnclear' }
  | { readonly key: 'amountBelow'; readonly min: number }
  | { readonly key: 'amountAbove'; readonly max: number }
  | { readonly key: 'amountOwed'; readonly max: number; readonly owed: number }

/**
 * Why a typed amount cannot be withdrawn, or null. Not above what may be withdrawn now; where the balance would cover it,
 * the turnover that is still owed is what holds it back. While the balance is not known the server decides.
 */
export function withdrawProblem(text: string, money: Balance | undefined): WithdrawProblem | null {
  const read = parseAmount(text, 'typed')
  if (!read.ok) return { key: read.reason === 'empty' ? 'amountMissing' : 'amountUnclear' }
  if (read.value < MIN_WITHDRAWAL) return { key: 'amountBelow', min: MIN_WITHDRAWAL }
  if (!money) return null
  const { balance, withdrawalAmount: max } = money.userAccountVO
  const owed = money.userRiskVO.surplus
  if (read.value <= max) return null
  return owed > 0 && read.value <= balance ? { key: 'amountOwed', max, owed } : { key: 'amountAbove', max }
}
