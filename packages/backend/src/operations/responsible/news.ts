import { sql } from 'kysely'
import { DAY_MS } from '../../calendar.ts'
import type { Tx } from '../../money.ts'
import { COUNTS, push, pushCount, type CountEvent } from '../../socket/push.ts'
import { readLimits } from './limits.ts'
import { getMinutes } from './play-time.ts'
import { getPlayState } from './refusals.ts'

/** Tells the player once in a period that a limit has nothing left. Called after rounds and deposits. */
export async function tellReachedLimits(tx: Tx, accountId: number, now: Date): Promise<void> {
  for (const { kind, period, left, endsAt, told_until } of await readLimits(tx, accountId, now)) {
    if (left > 0 || (told_until !== null && told_until >= endsAt)) continue
    // Two processes may come here at once: one of them tells it.
    const told = await tx
      .updateTable('play_limit')
      .set({ told_until: endsAt })
      .where((eb) => eb.and({ account_id: accountId, kind, period }))
      .where(({ eb, or }) => or([eb('told_until', 'is', null), eb('told_until', '<', endsAt)]))
      .returning('kind')
      .executeTakeFirst()
    if (told === undefined) continue
    // Nothing is promoted for a day after a loss limit was reached.
    if (kind === 'loss') {
      await tx
        .updateTable('play_session')
        .set({ held_until: new Date(now.getTime() + DAY_MS) })
        .where('account_id', '=', accountId)
        .execute()
      await pushPromotions(tx, accountId)
    }
    await push(tx, accountId, 'limit.reached', { kind, period, endsAt: endsAt.toISOString() })
  }
}

/** Says on the socket which breaks have ended and which reality checks are due. For a job, every few seconds. */
export async function tellPlayNews(tx: Tx, now: Date): Promise<void> {
  const released = await tx
    .updateTable('play_session')
    .set({ held_until: null })
    .where('held_until', '<=', now)
    .returning('account_id')
    .execute()
  for (const { account_id } of released) await pushPromotions(tx, account_id)
  const ended = await tx
    .updateTable('play_pause')
    .set({ is_end_told: true })
    .where('ends_at', '<=', now)
    .where('is_end_told', '=', false)
    .returning(['account_id', 'device_id'])
    .execute()
  for (const { account_id, device_id } of ended)
    await tellPlayState(tx, { accountId: account_id, deviceId: device_id, isOver: true }, now)
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

interface Pause {
  readonly accountId: number
  /** The device whose other accounts are on the break, too. */
  readonly deviceId: string | null
  readonly isOver: boolean
}

/** Tells the sessions of the account, and those on the device of its break, what it changed for them. */
export async function tellPlayState(tx: Tx, { accountId, deviceId, isOver }: Pause, now: Date): Promise<void> {
  const sessions = await tx
    .selectFrom('session')
    .select(['account_id', 'device_id'])
    .distinct()
    .where(({ eb, or }) => or([eb('account_id', '=', accountId), eb('device_id', '=', deviceId)]))
    .execute()
  for (const { account_id: id, device_id } of sessions) {
    const { state } = await getPlayState(tx, { id }, { now, language: 'en-US', deviceId: device_id })
    // After a break another one may hold: then nothing has changed.
    if (isOver && state !== 'open') continue
    // A session of play ends with a break.
    if (!isOver)
      await tx
        .updateTable('play_session')
        .set({ started_at: null, checked_at: null })
        .where('account_id', '=', id)
        .execute()
    await push(tx, id, 'play.state', { state })
    await pushPromotions(tx, id)
  }
}

/** Sends the counts, which are 0 while nothing is promoted; the inbox then has no letters of rewards. */
async function pushPromotions(tx: Tx, accountId: number): Promise<void> {
  for (const event of Object.keys(COUNTS) as CountEvent[]) await pushCount(tx, accountId, event)
}
