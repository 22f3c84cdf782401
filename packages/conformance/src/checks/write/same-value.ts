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
  const [one, other] = [sent.normalize(), got.normalize()]
  if (one === other) return true
  const name = String(format)
  if (CASELESS.includes(name)) return one.toLowerCase() === other.toLowerCase()
  if (NUMERIC.includes(name) && DECIMAL.test(one) && DECIMAL.test(other)) return Number(one) === Number(other)
  if (name === 'date-time') return isSameInstant(one, other)
  if (name === 'time') return isSameInstant(`1970-01-01T${one}`, `1970-01-01T${other}`)
  if (ADDRESSES.includes(name)) return toAddress(one) === toAddress(other)
  // PT60S and PT1M are the same duration.
  return name === 'duration'
}

function isSameNumber(format: unknown, sent: unknown, got: unknown): boolean {
  const isNumber = (one: unknown): boolean => typeof one === 'number' || (typeof one === 'string' && DECIMAL.test(one))
  if (!isNumber(sent) || !isNumber(got)) return false
  const [one, other] = [Number(sent), Number(got)]
  return format === 'float' ? Math.fround(one) === Math.fround(other) : one === other
}

/** A server may store seconds. */
function isSameInstant(one: string, other: string): boolean {
  const [a, b] = [Date.parse(one), Date.parse(other)]
  return a === b || Math.floor(a / MS_PER_SECOND) * MS_PER_SECOND === b
}

function toAddress(text: string): string {
  return URL.canParse(text, 'http://server') ? new URL(text, 'http://server').href : text
}
