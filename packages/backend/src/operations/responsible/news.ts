import { sql } from 'kysely'
import { DAY_MS } from '../../calendar.ts'
import type { Tx } from '../../money.ts'
import { push } from '../../socket/push.ts'
import { readLimits } from './limits.ts'
import { getMinutes } from './play-time.ts'

/** Tells the player once in a period that a limit has nothing left. Called after rounds and deposits. */
export async function tellReachedLimits(tx: Tx, accountId: number, now: Date): Promise<void> {
  for (const { kind, period, left, endsAt, told_until } of await readLimits(tx, accountId, now)) {
    if (left > 0 || (told_until !== null && told_until >= endsAt)) continue
    await tx
      .updateTable('play_limit')
      .set({ told_until: endsAt })
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('period', '=', period)
      .execute()
    // Nothing is promoted for a day after a loss limit was reached.
    if (kind === 'loss')
      await tx
        .updateTable('play_session')
        .set({ held_until: new Date(now.getTime() + DAY_MS) })
        .where('account_id', '=', accountId)
        .execute()
    await push(tx, accountId, 'limit.reached', { kind, period, endsAt: endsAt.toISOString() })
  }
}

/** Says on the socket which breaks have ended and which reality checks are due. For a job, every few seconds. */
export async function tellPlayNews(tx: Tx, now: Date): Promise<void> {
  const ended = await tx
    .updateTable('play_pause')
    .set({ is_end_told: true })
    .where('ends_at', '<=', now)
    .where('is_end_told', '=', false)
    .returning(['account_id', 'device_id'])
    .execute()
  for (const { account_id, device_id } of ended) await tellPlayState(tx, account_id, device_id, 'open')
  const due = await tx
    .updateTable('play_session')
    .set({ is_reminder_told: true })
    .where('is_reminder_told', '=', false)
    .where('last_at', '>', new Date(now.getTime() - 15 * 60_000))
    .where(sql<boolean>`checked_at + make_interval(mins => reminder_minutes) <= ${now}`)
    .returning(['account_id', 'started_at'])
    .execute()
  for (const { account_id, started_at } of due)
    await push(tx, account_id, 'session.reminder', { minutes: getMinutes(started_at ?? now, now) })
  // A time limit runs out between two rounds, too.
  const timed = await tx
    .selectFrom('play_limit')
    .innerJoin('play_session', 'play_session.account_id', 'play_limit.account_id')
    .select('play_limit.account_id')
    .where('kind', '=', 'time')
    .where('last_at', '>', new Date(now.getTime() - 15 * 60_000))
    .distinct()
    .execute()
  for (const { account_id } of timed) await tellReachedLimits(tx, account_id, now)
}

/** Tells the account, and those that have a session on the device of its break. */
export async function tellPlayState(tx: Tx, accountId: number, deviceId: string | null, state: string): Promise<void> {
  const others = await tx.selectFrom('session').select('account_id').where('device_id', '=', deviceId).execute()
  for (const id of new Set([accountId, ...others.map(({ account_id }) => account_id)]))
    await push(tx, id, 'play.state', { state })
}
