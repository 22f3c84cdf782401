/** All times are shown where the player is: the Philippines, whatever the device says. */
const TIME_ZONE = 'Asia/Manila'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(rfc3339: string, language: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(rfc3339)
  if (Number.isNaN(date.getTime())) return ''
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

/** Date and time of an RFC 3339 instant in Manila, as the language (`en-US`, `vi-VN`) writes it; '' when unreadable. */
export function formatDateTime(rfc3339: string, language: string): string {
  return format(rfc3339, language, { ...day(language), hour: 'numeric', minute: '2-digit' })
}

/** Date of an RFC 3339 instant in Manila, as the language writes it; '' when unreadable. */
export function formatDate(rfc3339: string, language: string): string {
  return format(rfc3339, language, day(language))
}

/** The calendar day in Manila, `YYYY-MM-DD`: daily notices and rewards count these days. */
export function manilaDay(date: Date): string {
  return format(date.toISOString(), 'en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
}

/** Date and time of an RFC 3339 instant in Manila as `YYYY-MM-DD HH:mm:ss`, for spreadsheets; '' when unreadable. */
export function sortableTime(rfc3339: string): string {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  const date = format(rfc3339, 'en-CA', day)
  return date === '' ? '' : `${date} ${format(rfc3339, 'en-GB', time)}`
}

/** Today's calendar day in Manila by the device's clock, `YYYY-MM-DD`. */
export function manilaToday(): string {
  return manilaDay(new Date())
}
