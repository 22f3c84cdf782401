import type { TFunction } from 'i18next'
import { dayBefore, formatDay, formatTime, manilaDay } from '#src/lib/time.ts'

/** When an event starts, in words: Today 11:30 PM, Tomorrow 2:00 AM, Nov 29, 8:00 PM. */
export function formatEventStart(startsAt: string, now: number, language: string, t: TFunction<'games'>): string {
  const day = manilaDay(new Date(startsAt))
  const time = formatTime(startsAt, language)
  const today = manilaDay(new Date(now))
  if (day === today) return t('startsToday', { time })
  if (day !== '' && dayBefore(day, 1) === today) return t('startsTomorrow', { time })
  return day === '' ? time : t('startsOn', { day: formatDay(day, language), time })
}
