import type { Language } from '../../messages/language.ts'
import { formatCentavos } from '../../messages/messages.ts'
import type { LimitStanding } from '../../sandbox/responsible/limits.ts'

/** The values of a refusal by a limit: the limit, what is left of it, and the day when it starts again. */
export function describeLimit(
  { kind, value, left, endsAt }: LimitStanding,
  language: Language,
): { limit: string; left: string; end: string } {
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  const format = (amount: number): string => (kind === 'time' ? minutes.format(amount) : `₱${formatCentavos(amount)}`)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'Asia/Manila' })
  return { limit: format(value), left: format(left), end: day.format(endsAt) }
}
