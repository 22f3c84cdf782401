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

/** Date and time of an RFC 3339 instant in Manila, as the language (`en-US`, `vi-VN`) writes it; '' when unreadable. */
export function formatDateTime(rfc3339: string, language: string): string {
  return format(rfc3339, language, { dateStyle: 'medium', timeStyle: 'short' })
}

/** Date of an RFC 3339 instant in Manila, as the language writes it; '' when unreadable. */
export function formatDate(rfc3339: string, language: string): string {
  return format(rfc3339, language, { dateStyle: 'medium' })
}

/** The calendar day in Manila, `YYYY-MM-DD`: daily notices and rewards count these days. */
export function manilaDay(date: Date): string {
  return format(date.toISOString(), 'en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })
}
