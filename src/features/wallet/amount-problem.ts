import { parseAmount } from '#src/lib/parse-amount.ts'

/** What a method allows, in pesos, as the server said. */
export interface AmountLimits {
  readonly min: number
  readonly max: number
}

/** What is wrong with a typed amount; `key` is a text of the namespace `wallet`, `limit` is in pesos. */
export type AmountProblem =
  | { readonly key: 'amountMissing' | 'amountUnclear' }
  | { readonly key: 'amountBelow' | 'amountAbove'; readonly limit: number }

/** The typed amount in pesos, or undefined while the field holds none. */
export function typedValue(text: string): number | undefined {
  const read = parseAmount(text, 'typed')
  return read.ok ? read.value : undefined
}

/** Why a typed amount cannot be sent, or null. Without limits only what is no amount is refused: the server decides. */
export function amountProblem(text: string, limits: AmountLimits | undefined): AmountProblem | null {
  const read = parseAmount(text, 'typed')
  if (!read.ok && read.reason === 'empty') return { key: 'amountMissing' }
  if (!read.ok) return { key: 'amountUnclear' }
  if (read.value <= 0 && !limits) return { key: 'amountMissing' }
  if (limits && read.value < limits.min) return { key: 'amountBelow', limit: limits.min }
  if (limits && read.value > limits.max) return { key: 'amountAbove', limit: limits.max }
  return null
}
