import { toInstant } from '../lib/time.ts'

/** Whether a time is within the Manila days `from` and `to` of a query, both inclusive. */
export function isWithinDays(at: number, { from, to }: { from?: string; to?: string }): boolean {
  const day = toInstant(at).slice(0, 10)
  return (from === undefined || day >= from) && (to === undefined || day <= to)
}
