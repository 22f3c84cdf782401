const HOUR = 60
const DAY = 24 * HOUR

/** Minutes as a length of time in words, in the largest unit that is not less: 90 minutes, 24 hours, 3 days. */
export function formatMinutes(minutes: number, language: string): string {
  const [unit, size] = minutes >= 2 * DAY ? ['day', DAY] : minutes >= 2 * HOUR ? ['hour', HOUR] : ['minute', 1]
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: String(unit), unitDisplay: 'long' })
  return format.format(Math.ceil(minutes / Number(size)))
}
