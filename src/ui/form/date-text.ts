import { toPlainDigits } from '#src/lib/plain-digits.ts'

/** Day, month and year in a language's order. */
export type DateOrder = readonly DatePart[]
export type DatePart = 'day' | 'month' | 'year'

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const WIDTH: Record<DatePart, number> = { day: 2, month: 2, year: 4 }

/** Whether a text is an existing day, as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const time = ISO.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // Some engines parse 31 February as 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The order of a date in a language: `en-US` month first, `vi-VN` day first. */
export function dateOrder(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(0)
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
}

/** YYYY-MM-DD as it is typed: `01/31/2000`. An incomplete date is shown unchanged. */
export function dateToText(value: string, order: DateOrder): string {
  if (!isDate(value)) return value
  const [year, month, day] = value.split('-')
  const parts = { day, month, year }
  return order.map((part) => parts[part]).join('/')
}

function cut(digits: string, order: DateOrder): string[] {
  let from = 0
  return order.map((part) => digits.slice(from, (from += WIDTH[part])))
}

function toIso(text: string, order: DateOrder): string | null {
  const digits = text.split('/')
  const split = digits.length === 1 && text.length === 8 ? cut(text, order) : digits
  if (split.length !== 3) return null
  const parts = { day: '', month: '', year: '' }
  for (const [index, part] of order.entries()) parts[part] = (split[index] ?? '').padStart(part === 'year' ? 4 : 2, '0')
  // The year needs four digits: 85 could be either century.
  if (split[order.indexOf('year')]?.length !== 4) return null
  const iso = `${parts.year}-${parts.month}-${parts.day}`
  return isDate(iso) ? iso : null
}

function withSlashes(text: string, order: DateOrder): string {
  const pieces: string[] = []
  let rest = text
  for (const [index, part] of order.entries()) {
    const [typed = ''] = rest.split('/')
    const piece = typed.slice(0, WIDTH[part])
    const isEnded = rest.length > piece.length && rest[piece.length] === '/'
    const isWhole = piece.length === WIDTH[part]
    rest = rest.slice(piece.length).replace(/^\/+/, '')
    // "1/" is a complete day; a lone "1" may become 12.
    pieces.push(isEnded && piece !== '' ? piece.padStart(WIDTH[part], '0') : piece)
    const isLast = index === order.length - 1
    if (isLast || piece === '' || (!isEnded && !isWhole)) break
    pieces.push('/')
  }
  return pieces.join('')
}

/**
 * Reads a typed or pasted date: YYYY-MM-DD once it is a complete, existing date, else the text with slashes inserted.
 * `settled`: the text only grew at its end. Otherwise it stays unchanged, so that the player can edit in the middle.
 */
export function readDateText(text: string, order: DateOrder, settled: boolean): string {
  const given = toPlainDigits(text).trim()
  if (isDate(given)) return given
  const clean = given
    .replace(/[^0-9]+/g, '/')
    .replace(/^\/+/, '')
    .slice(0, 12)
  const shaped = settled ? withSlashes(clean, order) : clean
  return toIso(clean, order) ?? toIso(shaped, order) ?? shaped
}

export type DateError = 'empty' | 'format' | 'early' | 'late'

/** The problem of a date field's value; limits are YYYY-MM-DD, inclusive. */
export function dateError(
  value: string,
  { min, max }: { readonly min?: string | undefined; readonly max?: string | undefined } = {},
): DateError | null {
  if (value === '') return 'empty'
  if (!isDate(value)) return 'format'
  if (min !== undefined && value < min) return 'early'
  if (max !== undefined && value > max) return 'late'
  return null
}

/** A complete date in words, to confirm the input: "January 31, 2000", "31 tháng 1, 2000". */
export function dateInWords(value: string, locale: string): string | null {
  if (!isDate(value)) return null
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`))
}
