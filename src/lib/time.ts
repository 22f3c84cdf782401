/** All times are shown where the player is: the Philippines, whatever the device says. */
const TIME_ZONE = 'Asia/Manila'

/** How far Manila is ahead of UTC, in milliseconds: 8 hours, the whole year round. */
const MANILA_AHEAD_MS = 8 * 3_600_000

/** What is shown where a text is no time. */
const NO_TIME = '—'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(rfc3339: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(rfc3339)
  if (Number.isNaN(date.getTime())) return NO_TIME
  const key = JSON.stringify([language, options])
  const known = formats.get(key)
  const used = known ?? new Intl.DateTimeFormat(language, { ...options, timeZone: TIME_ZONE })
  if (!known) formats.set(key, used)
  return used.format(date)
}

/** Vietnamese writes 20/11/2026: its "medium" form, 20 thg 11, 2026, is twice as long and nobody's hand. */
function day(language: string): Intl.DateTimeFormatOptions {
  return language.startsWith('vi')
    ? { day: '2-digit', month: '2-digit', year: 'numeric' }
    : { day: 'numeric', month: 'short', year: 'numeric' }
}

/** Date and time of an RFC 3339 instant in Manila, as the language (`en-US`, `vi-VN`) writes it; a dash when unreadable. */
export function formatDateTime(rfc3339: string, language: string): string {
  return format(rfc3339, language, { ...day(language), hour: 'numeric', minute: '2-digit' })
}

/** Date of an RFC 3339 instant in Manila, as the language writes it; a dash when unreadable. */
export function formatDate(rfc3339: string, language: string): string {
  return format(rfc3339, language, day(language))
}

/** The calendar day in Manila, `YYYY-MM-DD`: daily notices and rewards count these days; '' when unreadable. */
export function manilaDay(date: Date): string {
  return inManila(date).slice(0, 10)
}

/** Date and time of an RFC 3339 instant in Manila as `YYYY-MM-DD HH:mm:ss`, for spreadsheets; '' when unreadable. */
export function sortableTime(rfc3339: string): string {
  return inManila(new Date(rfc3339)).slice(0, 19).replace('T', ' ')
}

/**
 * The clock of Manila at an instant, as ISO 8601 writes it, without its offset; '' when unreadable. Reckoned, since no
 * language's own way is sure to be this one: `en-CA` is 2026-11-22 to most engines and 11/22/2026 to those with ICU 72.
 */
function inManila(date: Date): string {
  const shifted = new Date(date.getTime() + MANILA_AHEAD_MS)
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, -1)
}

/** Today's calendar day in Manila by the device's clock, `YYYY-MM-DD`. */
export function manilaToday(): string {
  return manilaDay(new Date())
}
