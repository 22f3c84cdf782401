import { sql } from 'kysely'
import { addDays } from '../../calendar.ts'
import type { Tx } from '../../money.ts'
import { getDay, startOfDay } from '../paging.ts'

/** So much at most counts as play between two rounds. */
const COUNTED_MS = 5 * 60_000

/** Counts the time from one launch or round to the next one, for the day of the first. */
export async function addPlayTime(tx: Tx, accountId: number, from: Date, now: Date): Promise<void> {
  const seconds = Math.min(COUNTED_MS, now.getTime() - from.getTime()) / 1000
  await sql`insert into play_time (account_id, day, seconds) values (${accountId}, ${getDay(from)}, ${seconds})
    on conflict (account_id, day) do update set seconds = play_time.seconds + excluded.seconds`.execute(tx)
}

/** The time of play on the days from `firstDay` to `lastDay`, in seconds, with what runs since the last round. */
export async function getPlaySeconds(tx: Tx, accountId: number, firstDay: string, now: Date, lastDay = getDay(now)) {
  const { sum } = await tx
    .selectFrom('play_time')
    .select(({ fn }) => fn.sum<number | null>('seconds').as('sum'))
    .where('account_id', '=', accountId)
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay)
    .executeTakeFirstOrThrow()
  const session = await tx
    .selectFrom('play_session')
    .select('last_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const last = session?.last_at
  const isWithin = last && last >= startOfDay(firstDay) && last < startOfDay(addDays(lastDay, 1))
  return Number(sum) + (isWithin ? Math.min(COUNTED_MS, now.getTime() - last.getTime()) / 1000 : 0)
}

/** Whole minutes between two instants. */
export function getMinutes(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / 60_000)
}
