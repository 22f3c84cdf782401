import { manilaDay } from '#src/lib/manila-day.ts'
import { serverNow } from './server-clock.ts'

/** Today in Manila, `YYYY-MM-DD`, by the server's clock if known. */
export function serverToday(): string {
  return manilaDay(new Date(serverNow() ?? Date.now()))
}
