import { DAY_MS } from './time.ts'

const MANILA_OFFSET_MS = 8 * 3_600_000

/** The number of a time's Manila day; the next day's is one higher. */
export function dayNumber(ms: number): number {
  return Math.floor((ms + MANILA_OFFSET_MS) / DAY_MS)
}

/** The start of a Manila day, in milliseconds since 1970. */
export function startOfDay(day: number): number {
  return day * DAY_MS - MANILA_OFFSET_MS
}

/** A Manila day as `YYYY-MM-DD`. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** A Manila month: its first instant, the first instant of the next month, and its number of days. */
export interface ManilaMonth {
  /** Such as `2026-11`. */
  name: string
  start: number
  end: number
  days: number
}

/** The Manila month of a time, or the month `later` months after it (before it, if negative). */
export function manilaMonth(ms: number, later = 0): ManilaMonth {
  const local = new Date(ms + MANILA_OFFSET_MS)
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + later]
  const start = Date.UTC(year, month, 1)
  const end = Date.UTC(year, month + 1, 1)
  return {
    name: new Date(start).toISOString().slice(0, 7),
    start: start - MANILA_OFFSET_MS,
    end: end - MANILA_OFFSET_MS,
    days: (end - start) / DAY_MS,
  }
}

/** A time some months later by the Manila calendar; a day that the month lacks becomes its last one. */
export function addMonths(ms: number, months: number): number {
  const { start } = manilaMonth(ms)
  const target = manilaMonth(ms, months)
  const day = dayNumber(ms) - dayNumber(start)
  return target.start + Math.min(day, target.days - 1) * DAY_MS + (ms - startOfDay(dayNumber(ms)))
}

/** The start and the end of the Manila day, week from Monday, or month of a time. */
export function manilaPeriod(period: 'day' | 'week' | 'month', ms: number): { start: number; end: number } {
  if (period === 'month') return manilaMonth(ms)
  const today = dayNumber(ms)
  // Day 0 was a Thursday.
  const first = period === 'day' ? today : today - ((today + 3) % 7)
  return { start: startOfDay(first), end: startOfDay(first + (period === 'day' ? 1 : 7)) }
}
