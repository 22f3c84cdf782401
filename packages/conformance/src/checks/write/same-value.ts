import type { Json } from '@tumpak/contract-kit/json.ts'

const DECIMAL = /^-?\d+(?:\.\d+)?$/
const MS_PER_SECOND = 1000
/** Formats that mean the same in capital and small letters. */
const CASELESS = ['email', 'idn-email', 'hostname', 'idn-hostname', 'uuid', 'ipv6']
const ADDRESSES = ['uri', 'url', 'iri', 'uri-reference', 'iri-reference']
/** Formats of numbers in texts. */
const NUMERIC = ['decimal', 'number', 'float', 'double', 'int32', 'int64', 'peso']

/** Whether two scalars mean the same by the format of their schema: equal instants, numbers or addresses. */
export function isSameValue({ format }: Json, sent: unknown, got: unknown): boolean {
  if (sent === got) return true
  if (typeof sent === 'number' || typeof got === 'number') return isSameNumber(format, sent, got)
  if (typeof sent !== 'string' || typeof got !== 'string') return false
  const [given, shown] = [sent.normalize(), got.normalize()]
  if (given === shown) return true
  const name = String(format)
  if (CASELESS.includes(name)) return given.toLowerCase() === shown.toLowerCase()
  if (NUMERIC.includes(name) && DECIMAL.test(given) && DECIMAL.test(shown)) return Number(given) === Number(shown)
  if (name === 'date-time') return isSameInstant(given, shown)
  if (name === 'time') return isSameInstant(`1970-01-01T${given}`, `1970-01-01T${shown}`)
  if (ADDRESSES.includes(name)) return toAddress(given) === toAddress(shown)
  // PT60S and PT1M are the same duration.
  return name === 'duration'
}

function isSameNumber(format: unknown, sent: unknown, got: unknown): boolean {
  const isNumber = (value: unknown): boolean =>
    typeof value === 'number' || (typeof value === 'string' && DECIMAL.test(value))
  if (!isNumber(sent) || !isNumber(got)) return false
  const [given, shown] = [Number(sent), Number(got)]
  return format === 'float' ? Math.fround(given) === Math.fround(shown) : given === shown
}

/** A server may store seconds. */
function isSameInstant(given: string, shown: string): boolean {
  const [a, b] = [Date.parse(given), Date.parse(shown)]
  return a === b || Math.floor(a / MS_PER_SECOND) * MS_PER_SECOND === b
}

function toAddress(text: string): string {
  return URL.canParse(text, 'http://server') ? new URL(text, 'http://server').href : text
}
