// Days, weeks and months, as texts such as `2026-11-20`. Their zone is in operations/paging.ts.

export const DAY_MS = 86_400_000

export type Period = 'day' | 'week' | 'month'

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day of the month some months later, or that month's last day. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The first day of the period that a day is in. Weeks begin on Monday. */
export function getFirstDay(period: Period, day: string): string {
  if (period === 'day') return day
  if (period === 'month') return `${day.slice(0, 7)}-01`
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The first day after the period that a day is in. */
export function getFirstDayAfter(period: Period, day: string): string {
  const first = getFirstDay(period, day)
  if (period === 'month') return addMonths(first, 1)
  return addDays(first, period === 'week' ? 7 : 1)
}
