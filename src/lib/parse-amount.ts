import { isPeso } from '@tumpak/contract-kit/peso.ts'

/** Why a text is not an amount. More typing can complete `unfinished`; the others need a correction. */
export type AmountReason = 'empty' | 'unfinished' | 'unclear' | 'decimals' | 'tooLarge'

/** `text` is the unchanged input; `plain` is the amount in digits and one dot; `value` is in pesos. */
export type ParsedAmount =
  | { readonly ok: true; readonly text: string; readonly plain: string; readonly value: number }
  | { readonly ok: false; readonly text: string; readonly reason: AmountReason }

/**
 * `1234.56`, and `1234,5`: Vietnamese keypads have a comma only, so one before at most two final digits is a decimal
 * sign.
 */
const PLAIN = /^(\d+([.,]\d{0,2})?|[.,]\d{1,2})$/u
/** `1,234.56`: every comma stands between groups of three digits. */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d{0,2})?$/u
/** `.`, and `1,234,5` on the way to `1,234,567`. */
const UNFINISHED = /^([.,]|[1-9]\d{0,2}(,\d{3})+,\d{0,2})$/u
/** `100.000`: one hundred, or one hundred thousand in Vietnamese. */
const TOO_MANY_DECIMALS = /^(\d*|[1-9]\d{0,2}(,\d{3})+)\.\d{3,}$/u

/** `1,234.50` → `1234.50`, `12,5` → `12.5`, `.5` → `0.5`, `007.` → `7`; null for an invalid amount. */
function toPlain(bare: string): string | null {
  const isGrouped = GROUPED.test(bare)
  if (!isGrouped && !PLAIN.test(bare)) return null
  const [whole = '', decimals = ''] = (isGrouped ? bare.replaceAll(',', '') : bare.replace(',', '.')).split('.')
  const digits = whole.replace(/^0+(?=\d)/u, '') || '0'
  return decimals === '' ? digits : `${digits}.${decimals}`
}

function getReason(bare: string): AmountReason {
  if (UNFINISHED.test(bare)) return 'unfinished'
  return TOO_MANY_DECIMALS.test(bare) ? 'decimals' : 'unclear'
}

/**
 * Parses a typed, pasted or preset amount. Rejects ambiguous text and never changes the input. Allows spaces at the
 * ends and a leading `₱` or `PHP`, so that a copied amount can be pasted.
 */
export function parseAmount(text: string): ParsedAmount {
  const bare = text.trim().replace(/^(₱|php)\s*/iu, '')
  if (bare === '') return { ok: false, text, reason: 'empty' }
  const plain = toPlain(bare)
  if (plain === null) return { ok: false, text, reason: getReason(bare) }
  const value = Number(plain)
  return isPeso(value) ? { ok: true, text, plain, value } : { ok: false, text, reason: 'tooLarge' }
}

/** The value of an amount field in pesos: undefined for empty, NaN for an invalid amount, Infinity for too large. */
export function toAmount(amount: ParsedAmount): number | undefined {
  if (amount.ok) return amount.value
  if (amount.reason === 'empty') return undefined
  return amount.reason === 'tooLarge' ? Infinity : Number.NaN
}
