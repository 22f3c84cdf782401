import { inManila, manilaDay } from './manila-day.ts'

/** All times are shown in Philippine time, whatever the device's zone. */
const TIME_ZONE = 'Asia/Manila'

/** Shown for an unreadable time. */
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

/** Vietnamese uses 20/11/2026: its "medium" form, 20 thg 11, 2026, is twice as long and unusual. */
function day(language: string): Intl.DateTimeFormatOptions {
  return language.startsWith('vi')
    ? { day: '2-digit', month: '2-digit', year: 'numeric' }
    : { day: 'numeric', month: 'short', year: 'numeric' }
}

/**
 * Date and time of an RFC 3339 instant in Manila, in the language's format (`en-US`, `vi-VN`); a dash if unreadable.
 */
export function formatDateTime(rfc3339: string, language: string): string {
  return format(rfc3339, language, { ...day(language), hour: 'numeric', minute: '2-digit' })
}

/** Time of an RFC 3339 instant in Manila, in the language's format (2:05 PM, 14:05); a dash if unreadable. */
export function formatTime(rfc3339: string, language: string): string {
  return format(rfc3339, language, { hour: 'numeric', minute: '2-digit' })
}

/** Date of an RFC 3339 instant in Manila, in the language's format; a dash if unreadable. */
export function formatDate(rfc3339: string, language: string): string {
  return format(rfc3339, language, day(language))
}

/** A day `YYYY-MM-DD` without its year: Nov 8, 08/11; a dash if unreadable. */
export function formatDay(yyyyMmDd: string, language: string): string {
  const [, month, date] = yyyyMmDd.split('-')
  // Intl writes 08-11 in Vietnamese.
  if (language.startsWith('vi') && month !== undefined && date !== undefined) return `${date}/${month}`
  return format(`${yyyyMmDd}T00:00:00+08:00`, language, { month: 'short', day: 'numeric' })
}

/** Date and time of an RFC 3339 instant in Manila as `YYYY-MM-DD HH:mm:ss`, for spreadsheets; '' if unreadable. */
export function sortableTime(rfc3339: string): string {
  return inManila(new Date(rfc3339)).slice(0, 19).replace('T', ' ')
}

/** The day that is so many days before a calendar day, both `YYYY-MM-DD`. */
export function dayBefore(calendarDay: string, days: number): string {
  const noon = new Date(`${calendarDay}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() - days)
  return noon.toISOString().slice(0, 10)
}

/**
 * A calendar day (`YYYY-MM-DD`) in words, for a heading: November 20, 20 tháng 11; with the year if it is not that of
 * `today`; a dash if unreadable.
 */
export function formatDayHeading(calendarDay: string, language: string, today: string): string {
  const isThisYear = calendarDay.slice(0, 4) === today.slice(0, 4)
  return format(`${calendarDay}T12:00:00+08:00`, language, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
}

/** The days that have a name of their own, by their distance from today. */
const MAX_NAMED_DAYS = 1

/** `yesterday`, `today` or `tomorrow` in the language; undefined for other days. */
function nameDay(calendarDay: string, language: string, today: string): string | undefined {
  const days = (Date.parse(`${calendarDay}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000
  if (!(Math.abs(days) <= MAX_NAMED_DAYS)) return undefined
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')
}

/** Where a date is written: on its own, or within a sentence. */
export type DatePlace = 'alone' | 'sentence'

/** A date beside today: the named day and the options of the others, which have a year only if it is another. */
function compareDay(rfc3339: string, language: string, today: string, place: DatePlace) {
  const calendarDay = manilaDay(new Date(rfc3339))
  const name = nameDay(calendarDay, language, today)
  const { year, ...dayAndMonth } = day(language)
  return {
    // Engines write `today` but `Hôm nay`.
    name: name?.replace(/^./u, (first) =>
      place === 'alone' ? first.toLocaleUpperCase(language) : first.toLocaleLowerCase(language),
    ),
    options: calendarDay.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : { ...dayAndMonth, year },
  }
}

/**
 * The day of an RFC 3339 instant in Manila as players say it: Today, Tomorrow, Nov 15, 15/11; with the year if it is not
 * that of `today` (`YYYY-MM-DD`); a dash if unreadable.
 */
export function formatCalendarDate(
  rfc3339: string,
  language: string,
  today: string,
  place: DatePlace = 'alone',
): string {
  const { name, options } = compareDay(rfc3339, language, today, place)
  if (name !== undefined) return name
  // Intl writes 15-11 in Vietnamese.
  return format(rfc3339, language, options).replace('-', '/')
}

/** The day and time of an RFC 3339 instant in Manila, the day as `formatCalendarDate` has it; a dash if unreadable. */
export function formatCalendarTime(
  rfc3339: string,
  language: string,
  today: string,
  place: DatePlace = 'alone',
): string {
  const { name, options } = compareDay(rfc3339, language, today, place)
  if (name === undefined) {
    return format(rfc3339, language, { ...options, hour: 'numeric', minute: '2-digit' }).replace('-', '/')
  }
  const time = formatTime(rfc3339, language)
  return place === 'sentence' && language.startsWith('vi') ? `${time} ${name}` : `${name}, ${time}`
}

/** Date and time of an RFC 3339 instant in Manila in words: Friday, November 27, 2026 at 8:15 PM; a dash if unreadable. */
export function formatLongTime(rfc3339: string, language: string): string {
  return format(rfc3339, language, { dateStyle: 'full', timeStyle: 'short' })
}

/** The name of a month `YYYY-MM`: Nov, thg 11; with `long` November, tháng 11. */
export function formatMonth(yyyyMm: string, language: string, month: 'short' | 'long' = 'short'): string {
  return format(`${yyyyMm}-01T00:00:00+08:00`, language, { month })
}
