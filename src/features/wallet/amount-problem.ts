import { PesoPaidMax } from '#generated/http/schemas/peso-paid.ts'
import type { ParsedAmount } from '#src/lib/parse-amount.ts'

/** What a method allows, in pesos, as the server said. */
export interface AmountLimits {
  readonly min: number
  readonly max: number
}

/** A text that is no amount; the key is a text of the namespace `wallet`. */
export type AmountHelp = 'amountUnclear' | 'amountDecimals'

/** What is wrong with a typed amount; `key` is a text of the namespace `wallet`, `limit` is in pesos. */
export type AmountProblem =
  | { readonly key: 'amountMissing' | AmountHelp }
  | { readonly key: 'amountBelow' | 'amountAbove'; readonly limit: number }

/** How to correct what typing on cannot complete, or null: this help stands beside the field while it is typed. */
export function amountHelp(amount: ParsedAmount): AmountHelp | null {
  if (amount.ok) return null
  if (amount.reason === 'decimals') return 'amountDecimals'
  return amount.reason === 'unclear' ? 'amountUnclear' : null
}

/** Why an amount cannot be deposited, or null. Without limits the server decides how much is allowed. */
export function amountProblem(amount: ParsedAmount, limits: AmountLimits | undefined): AmountProblem | null {
  if (!amount.ok) {
    if (amount.reason === 'empty') return { key: 'amountMissing' }
    if (amount.reason === 'tooLarge') return { key: 'amountAbove', limit: limits?.max ?? PesoPaidMax }
    return { key: amountHelp(amount) ?? 'amountUnclear' }
  }
  if (amount.value <= 0 && !limits) return { key: 'amountMissing' }
  if (limits && amount.value < limits.min) return { key: 'amountBelow', limit: limits.min }
  if (limits && amount.value > limits.max) return { key: 'amountAbove', limit: limits.max }
  return null
}
