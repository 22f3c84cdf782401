import type { Direction } from './sort-orders.ts'

const DECIMAL = /^-?\d{1,15}(?:\.\d+)?$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const DATE = /^\d{4}-\d\d-\d\d$/
const ARTICLE = /^(?:the|an?)\s+/i

type Compare = (a: string, b: string) => number

const COLLATORS = [
  new Intl.Collator('en'),
  new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true }),
  new Intl.Collator('en', { numeric: true, sensitivity: 'base' }),
]
/** The text orders that servers and databases use. */
const TEXT_ORDERS: readonly Compare[] = [
  (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  (a, b) => TEXT_ORDERS[0]?.(a.toLowerCase(), b.toLowerCase()) ?? 0,
  (a, b) => TEXT_ORDERS[0]?.(a.toUpperCase(), b.toUpperCase()) ?? 0,
  ...COLLATORS.map(
    (collator): Compare =>
      (a, b) =>
        collator.compare(a, b),
  ),
  (a, b) => COLLATORS[1]?.compare(a.replace(ARTICLE, ''), b.replace(ARTICLE, '')) ?? 0,
]

/**
 * Returns the index of the first value that is out of order; -1 if there is none, undefined if the values cannot be
 * compared.
 */
export function firstUnsorted(
  values: readonly unknown[],
  direction: Direction,
  { isChoice = false, isDecimal = false } = {},
): number | undefined {
  // Servers sort null first or last.
  const known = values.flatMap((value, place) => (value === null || value === undefined ? [] : [{ value, place }]))
  if (new Set(known.map(({ value }) => value)).size < 2) return undefined
  const all = known.map(({ value }) => value)
  // Enum values may have a private order, but equal ones are adjacent.
  if (isChoice || all.every((value) => typeof value === 'boolean')) return getPlace(known, firstScattered(all))
  if (all.every((value) => typeof value === 'number' || typeof value === 'bigint'))
    return getPlace(known, firstOff(all, direction, [(a, b) => (a < b ? -1 : a > b ? 1 : 0)]))
  if (!all.every((value) => typeof value === 'string')) return undefined
  if (all.every((value) => TIME.test(value)))
    return getPlace(known, firstOff(all.map(Date.parse), direction, [(a, b) => a - b]))
  if (all.every((value) => DATE.test(value))) return getPlace(known, firstOff(all, direction, TEXT_ORDERS.slice(0, 1)))
  if (all.every((value) => DECIMAL.test(value))) {
    const [byNumber, byText] = [
      firstOff(all.map(Number), direction, [(a, b) => a - b]),
      firstOff(all, direction, TEXT_ORDERS.slice(0, 1)),
    ]
    return getPlace(known, byText === -1 && !isDecimal ? -1 : byNumber)
  }
  return getPlace(known, firstOff(all, direction, TEXT_ORDERS))
}

function getPlace(known: readonly { place: number }[], index: number): number {
  return known[index]?.place ?? -1
}

/**
 * Returns the first index at which a value belongs before its predecessor by every comparison. Both directions must
 * fail.
 */
function firstOff<Value>(
  values: readonly Value[],
  direction: Direction,
  orders: readonly ((a: Value, b: Value) => number)[],
): number {
  const off = (sign: number): number =>
    values.findIndex((value, index) => {
      const before = values[index - 1]
      if (index === 0 || before === undefined) return false
      // The order of letters outside of ASCII depends on the country.
      if (typeof value === 'string' && typeof before === 'string' && !isPlainText(value + before)) return false
      return orders.every((compare) => sign * compare(before, value) > 0)
    })
  if (direction !== 'either') return off(direction === 'up' ? 1 : -1)
  const [up, down] = [off(1), off(-1)]
  return up === -1 || down === -1 ? -1 : up
}

function isPlainText(words: string): boolean {
  return /^[ -~]*$/.test(words)
}

/** Returns the index of the first value that also occurred earlier, with others in between. */
function firstScattered(values: readonly unknown[]): number {
  return values.findIndex(
    (value, index) => index > 0 && values[index - 1] !== value && values.slice(0, index).includes(value),
  )
}
