import { isPeso } from './peso.ts'

/** Why a text is no amount. Typing on can turn `unfinished` into one; the other reasons need a correction. */
export type AmountReason = 'empty' | 'unfinished' | 'unclear' | 'decimals' | 'tooLarge'

/** `text` is what was typed, unchanged; `plain` is the same amount in digits and one dot; `value` is in pesos. */
export type ParsedAmount =
  | { readonly ok: true; readonly text: string; readonly plain: string; readonly value: number }
  | { readonly ok: false; readonly text: string; readonly reason: AmountReason }

/** `1234.56`, and `1234,5`: a comma before at most two final digits is the only sign of Vietnamese keypads. */
const PLAIN = /^(\d+([.,]\d{0,2})?|[.,]\d{1,2})$/u
/** `1,234.56`: every comma stands between groups of three digits. */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d{0,2})?$/u
/** `.`, and `1,234,5` on the way to `1,234,567`. */
const UNFINISHED = /^([.,]|[1-9]\d{0,2}(,\d{3})+,\d{0,2})$/u
/** `100.000`: one hundred, or one hundred thousand in Vietnamese. */
const TOO_MANY_DECIMALS = /^(\d*|[1-9]\d{0,2}(,\d{3})+)\.\d{3,}$/u

/**
 * Reads a typed, pasted or preset amount. A text that can be read in two ways is rejected, and the text itself is never
 * changed. Spaces at the ends and a leading `₱` or `PHP` are allowed, so that a copied amount can be pasted.
 */
export function parseAmount(text: string): ParsedAmount {
  const bare = text.trim().replace(/^(₱|php)\s*/iu, '')
  if (bare === '') return { ok: false, text, reason: 'empty' }
  const plain = toPlain(bare)
  if (plain === null) return { ok: false, text, reason: reasonOf(bare) }
  const value = Number(plain)
  return isPeso(value) ? { ok: true, text, plain, value } : { ok: false, text, reason: 'tooLarge' }
}

/** `1,234.50` → `1234.50`, `12,5` → `12.5`, `.5` → `0.5`, `007.` → `7`; null for a text that is no amount. */
function toPlain(bare: string): string | null {
  const isGrouped = GROUPED.test(bare)
  if (!isGrouped && !PLAIN.test(bare)) return null
  const [whole = '', decimals = ''] = (isGrouped ? bare.replaceAll(',', '') : bare.replace(',', '.')).split('.')
  const digits = whole.replace(/^0+(?=\d)/u, '') || '0'
  return decimals === '' ? digits : `${digits}.${decimals}`
}

function reasonOf(bare: string): AmountReason {
  if (UNFINISHED.test(bare)) return 'unfinished'
  return TOO_MANY_DECIMALS.test(bare) ? 'decimals' : 'unclear'
}
