/** Shown for a number that is not finite, instead of an invented amount. */
const NO_AMOUNT = '—'

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/**
 * Pesos as `#,##0.00` in both languages, without a currency sign. `value` is in pesos and exact to 999,999,999,999.99;
 * more than two decimals are rounded to the nearest centavo. Never returns `-0.00`. A value that is not finite becomes
 * a dash.
 */
export function formatPeso(value: number): string {
  if (!Number.isFinite(value)) return NO_AMOUNT
  // toFixed uses the exact binary value, so it is right where two decimals are distinguishable (below 2^46).
  const [whole = '0', cents = '00'] = Math.abs(value).toFixed(2).split('.')
  const text = `${group(whole)}.${cents}`
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** The sign that stands before every amount in pesos. */
export const PESO_SIGN = '₱'

/** An amount in pesos for sentences: `₱1,234.50`. */
export function formatMoney(value: number): string {
  return PESO_SIGN + formatPeso(value)
}

/** Pesos as `1234.50` for spreadsheets: no grouping, no currency sign; '' if not finite. */
export function plainPeso(value: number): string {
  return Number.isFinite(value) ? formatPeso(value).replaceAll(',', '') : ''
}

/** Points and energy: whole numbers with thousands separators; fractions are cut off, never rounded up. */
export function formatPoints(value: number): string {
  if (!Number.isFinite(value)) return NO_AMOUNT
  const text = group(Math.abs(Math.trunc(value)).toFixed(0))
  return value < 0 && text !== '0' ? `-${text}` : text
}
