/** What is shown where a number is no number: never a made-up amount. */
const NO_AMOUNT = '—'

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/**
 * Pesos as `#,##0.00`, the same in both languages (section 1 of the specification), without a currency sign.
 *
 * `value` is in pesos with at most two decimals and is exact to 999,999,999,999.99; more decimals are rounded to the
 * nearest centavo. `-0.00` never appears. What is not finite is shown as a dash.
 */
export function formatPeso(value: number): string {
  if (!Number.isFinite(value)) return NO_AMOUNT
  // toFixed works on the exact binary value, so it is right wherever two decimals are distinguishable (below 2^46).
  const [whole = '0', cents = '00'] = Math.abs(value).toFixed(2).split('.')
  const text = `${group(whole)}.${cents}`
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** Pesos as `1234.50`, for spreadsheets: no grouping, no sign of currency; '' for what is not finite. */
export function plainPeso(value: number): string {
  return Number.isFinite(value) ? formatPeso(value).replaceAll(',', '') : ''
}

/** Points and energy: whole numbers with thousands separators; a fraction is cut off, never rounded up. */
export function formatPoints(value: number): string {
  if (!Number.isFinite(value)) return NO_AMOUNT
  const text = group(Math.abs(Math.trunc(value)).toFixed(0))
  return value < 0 && text !== '0' ? `-${text}` : text
}
