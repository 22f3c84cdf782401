const HOUR = 60
const DAY = 24 * HOUR

/** Minutes as a length of time in words, in the largest unit that is not less: 90 minutes, 24 hours, 3 days. */
export function formatMinutes(minutes: number, language: string): string {
  const [unit, size] = minutes >= 2 * DAY ? ['day', DAY] : minutes >= 2 * HOUR ? ['hour', HOUR] : ['minute', 1]
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'long' })
  return format.format(Math.ceil(minutes / Number(size)))
}

/** Minutes as hours and minutes in short words, exact: 45 min, 2 hr 10 min; 2 giờ 10 phút. */
export function formatDuration(minutes: number, language: string): string {
  if (!Number.isFinite(minutes)) return '—'
  const format = (value: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
  const hours = Math.floor(minutes / HOUR)
  const rest = minutes % HOUR
  if (hours === 0) return format(rest, 'minute')
  return rest === 0 ? format(hours, 'hour') : `${format(hours, 'hour')} ${format(rest, 'minute')}`
}
