import type { FastifyInstance } from 'fastify'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

type Tx = Transaction<Tables>

/** The events of counts, and the field of the badge data that each one counts (`x-count`). */
export const COUNTS = {
  'inbox.unread': 'letterUnreadNum',
  'invite.friends.spins': 'inviteFriendToEarnNum',
  'invite.friends.energy': 'inviteFriendEnergy',
  'task.reward': 'taskRewardNum',
  'badge.sign.up': 'loginBonusRewardNum',
  'daily.deposit.sign': 'dailyDepositSign',
  'vip.tab.rewards.num': 'vipTabRewardsNum',
} as const
export type CountEvent = keyof typeof COUNTS
export type NewsEvent = 'limit.reached' | 'session.reminder' | 'play.state'

/** The notification after which a process sends an account's messages to the connections that it has. */
export const MESSAGE_CHANNEL = 'live_message'

/**
 * Sends a count that has changed, also by the player's own action. The socket reads the count when it sends it; the message
 * replaces the event's older ones.
 */
export async function pushCount(tx: Tx, accountId: number, event: CountEvent): Promise<void> {
  const revision = await raiseRevision(tx, accountId)
  await tx.deleteFrom('live_message').where('account_id', '=', accountId).where('event', '=', event).execute()
  await write(tx, { account_id: accountId, event, content: null, revision })
}

/** Sends news of responsible play. */
export async function push(tx: Tx, accountId: number, event: NewsEvent, content: unknown): Promise<void> {
  // Messages of one account are written one after another, so that their ids are in the order of the commits.
  await raiseRevision(tx, accountId)
  await write(tx, { account_id: accountId, event, content: JSON.stringify(content), revision: null })
}

/** The number of the state of the player's counts. Read it before the counts. */
export async function getRevision(tx: Tx, accountId: number): Promise<number> {
  const row = await tx
    .selectFrom('live_revision')
    .select('revision')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.revision ?? 0
}

async function raiseRevision(tx: Tx, accountId: number): Promise<number> {
  const { revision } = await tx
    .insertInto('live_revision')
    .values({ account_id: accountId, revision: 1 })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ revision: sql`live_revision.revision + 1` }))
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

interface NewMessage {
  readonly account_id: number
  readonly event: string
  readonly content: string | null
  readonly revision: number | null
}

async function write(tx: Tx, message: NewMessage): Promise<void> {
  await tx.insertInto('live_message').values(message).execute()
  await sql`select pg_notify(${MESSAGE_CHANNEL}, ${String(message.account_id)})`.execute(tx)
}

interface Pushed {
  readonly uid: string
  readonly event: CountEvent | NewsEvent
  readonly content?: unknown
}

/** Sends any event to a player, for the harness. JSON alone is accepted, which no page of another origin may send. */
export function servePushes(app: FastifyInstance, db: Kysely<Tables>): void {
  app.post<{ Body: Pushed }>('/development/push', async ({ body: { uid, event, content } }) => {
    const id = Number(uid.slice(1))
    await db
      .transaction()
      .execute((tx) =>
        event in COUNTS ? pushCount(tx, id, event as CountEvent) : push(tx, id, event as NewsEvent, content),
      )
    return { success: true }
  })
}
