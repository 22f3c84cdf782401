import { isJson } from './json.ts'

/** Digits that may be more than a number holds. */
const LONG = /\d{16}/

interface ExactNumbers {
  rawJSON(digits: string): unknown
}

/** Returns what `JSON.stringify` writes as these digits. */
export function asDigits(digits: string): unknown {
  return (JSON as unknown as ExactNumbers).rawJSON(digits)
}

/** Writes the digits of a `bigint` wherever JSON is made: in requests, reports and comparisons. */
function toJSON(this: bigint): unknown {
  return asDigits(String(this))
}
Object.assign(BigInt.prototype, { toJSON })

/** Whether a text may contain whole numbers that a number does not hold. */
export function hasLongNumbers(text: string): boolean {
  return LONG.test(text)
}

/** Parses JSON. A whole number beyond 2^53 becomes a `bigint`, which keeps its digits. */
export function parseExact(text: string): unknown {
  if (!hasLongNumbers(text)) return JSON.parse(text) as unknown
  const revive = (_: string, value: unknown, { source = '' }: { source?: string } = {}): unknown =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? BigInt(source) : value
  return JSON.parse(text, revive as Parameters<typeof JSON.parse>[1]) as unknown
}

/** Replaces each `bigint` by a number, for programs that compute. Returns a value without a `bigint` unchanged. */
export function toNumbers(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) {
    const items = value.map(toNumbers)
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isJson(value)) return value
  const entries = Object.entries(value).map(([key, field]) => [key, toNumbers(field)] as const)
  return entries.some(([key, field]) => field !== value[key]) ? Object.fromEntries(entries) : value
}
