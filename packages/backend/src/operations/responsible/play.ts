import { sql, type Selectable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { Handlers, Payload } from '../../http/call.ts'
import { toPesos, type Account, type Tx } from '../../money.ts'
import { tellReachedLimits } from './news.ts'
import { addPlayTime, getMinutes } from './play-time.ts'

const MINUTE_MS = 60_000
/** A session of play ends so long after its last launch or round. */
const SESSION_MS = 15 * MINUTE_MS
const REMINDER_MINUTES = 30

type SessionRow = Selectable<Tables['play_session']>
type PlaySession = Payload<'getPlaySession'>

/** Counts a launch or a round: its time, its session and the limits that it uses up. The account is locked. */
export async function notePlay(
  tx: Tx,
  account: Account,
  { bet, win, now }: { readonly bet: number; readonly win: number; readonly now: Date },
): Promise<void> {
  const before = await findSessionRow(tx, account.id)
  if (before?.last_at) await addPlayTime(tx, account.id, before.last_at, now)
  const goesOn = before !== undefined && isRunning(before, now)
  const row = {
    last_at: now,
    staked: bet + (goesOn ? before.staked : 0),
    won: win + (goesOn ? before.won : 0),
    ...(!goesOn && { started_at: now, checked_at: now, is_reminder_told: false }),
  }
  await tx
    .insertInto('play_session')
    .values({ account_id: account.id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  if (bet > 0) await tellReachedLimits(tx, account.id, now)
}

async function findSessionRow(tx: Tx, accountId: number): Promise<SessionRow | undefined> {
  return tx.selectFrom('play_session').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

function isRunning({ started_at, last_at }: SessionRow, now: Date): boolean {
  return started_at !== null && last_at !== null && now.getTime() - last_at.getTime() < SESSION_MS
}

async function showSession(tx: Tx, accountId: number, now: Date): Promise<PlaySession> {
  const row = await findSessionRow(tx, accountId)
  const reminderMinutes = (row?.reminder_minutes ?? REMINDER_MINUTES) as PlaySession['reminderMinutes']
  if (row === undefined || !row.started_at || !row.checked_at || !isRunning(row, now))
    return { minutes: 0, staked: 0, won: 0, net: 0, reminderMinutes }
  const dueAt = row.checked_at.getTime() + reminderMinutes * MINUTE_MS
  return {
    startedAt: row.started_at.toISOString(),
    minutes: getMinutes(row.started_at, now),
    staked: toPesos(row.staked),
    won: toPesos(row.won),
    net: toPesos(row.won - row.staked),
    reminderMinutes,
    dueInSeconds: Math.max(0, Math.ceil((dueAt - now.getTime()) / 1000)),
  }
}

export const sessionHandlers = {
  getPlaySession: ({ tx, account, now }) => showSession(tx, account.id, now),

  answerRealityCheck: async ({ tx, account, now }) => {
    await tx
      .updateTable('play_session')
      .set({ checked_at: now, is_reminder_told: false })
      .where('account_id', '=', account.id)
      .where('started_at', 'is not', null)
      .execute()
    return showSession(tx, account.id, now)
  },

  setRealityCheck: async ({ tx, account, body, now }) => {
    await tx
      .insertInto('play_session')
      .values({ account_id: account.id, reminder_minutes: body.minutes })
      .onConflict((conflict) =>
        conflict.column('account_id').doUpdateSet({
          reminder_minutes: body.minutes,
          // A check that was due, and is not with the new time, is told again.
          is_reminder_told: sql`play_session.is_reminder_told
            and coalesce(play_session.checked_at + make_interval(mins => ${body.minutes}) <= ${now}::timestamptz, false)`,
        }),
      )
      .execute()
    return showSession(tx, account.id, now)
  },
} satisfies Handlers
