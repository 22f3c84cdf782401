/** Why a text is not taken as an amount. The screen has a sentence for each. */
export type AmountReason = 'empty' | 'characters' | 'ambiguous' | 'decimals' | 'tooLarge'

/** `text` is the amount as the field shows it (digits, one dot); `value` is the same in pesos. */
export type ParsedAmount =
  | { readonly ok: true; readonly text: string; readonly value: number }
  | { readonly ok: false; readonly reason: AmountReason }

/** 999,999,999,999.99 is the largest peso amount that stays exact, so twelve digits before the dot. */
const MAX_WHOLE_DIGITS = 12

function refuse(reason: AmountReason): ParsedAmount {
  return { ok: false, reason }
}

/** `007` → `7`, `.5` → `0.5`, `12.` → `12.`: the form in which a field keeps the amount while it is typed. */
function tidy(text: string): string {
  const bare = text.replace(/^0+(?=\d)/, '')
  return bare.startsWith('.') ? `0${bare}` : bare
}

/**
 * What a field keeps of a text as it is typed: digits and one dot with at most two decimals (section 5 of the
 * specification). A comma is a dot, since the Vietnamese number pad has no other. Nothing else passes.
 */
export function cleanTypedAmount(text: string): string {
  const [whole = '', ...rest] = text
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const digits = tidy(whole).slice(0, MAX_WHOLE_DIGITS)
  if (rest.length === 0) return digits
  return `${digits === '' ? '0' : digits}.${rest.join('').slice(0, 2)}`
}

/** Pasted commas count as grouping only where they stand as grouping does; else `12,50` would become 1250. */
function ungroup(text: string): string | null {
  if (!text.includes(',')) return text
  return /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : null
}

/**
 * Reads a whole text as an amount in pesos.
 *
 * Typed: see `cleanTypedAmount`. Pasted: spaces at the ends and a leading `₱` or `PHP` are dropped, grouping commas
 * are dropped, and what could be read in two ways is refused: `12,50`, `1.234`, `1.234,50`.
 */
export function parseAmount(text: string, source: 'typed' | 'pasted'): ParsedAmount {
  const bare = source === 'typed' ? cleanTypedAmount(text) : text.trim().replace(/^(₱|php)\s*/i, '')
  if (bare === '' || bare === '.') return refuse('empty')
  if (!/^[\d.,]+$/.test(bare)) return refuse('characters')
  const plain = ungroup(bare)
  if (plain === null || plain.split('.').length > 2 || /^[1-9]\d{0,2}\.\d{3}$/.test(plain)) return refuse('ambiguous')
  const [whole = '', decimals = ''] = plain.split('.')
  if (decimals.length > 2) return refuse('decimals')
  const tidied = tidy(plain)
  if (tidy(whole).length > MAX_WHOLE_DIGITS) return refuse('tooLarge')
  return { ok: true, text: tidied, value: Number(tidied) }
}
