import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Account, Tx } from '../money.ts'
import { digest } from '../settings.ts'

/** How long a session lives without a request, in days. Its cookie lasts as long as the browser's session. */
export const UNUSED_DAYS = 30
/** So exactly is the last request of a session known: a read is not to write a row each time. */
const USED_WITHIN_MS = 3_600_000

/** A live session with its player. The database knows the token's hash alone. */
export interface Session {
  readonly hash: string
  readonly account: Account
}

/** The session of a cookie's token, if it lives; it lives on from now. */
export async function findSession(db: Database, token: string | undefined): Promise<Session | undefined> {
  if (token === undefined || token === '') return undefined
  const hash = digest(token)
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('account')
    .select('used_at')
    .where('token_hash', '=', hash)
    .where('used_at', '>', sql<Date>`now() - make_interval(days => ${UNUSED_DAYS})`)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { used_at: usedAt, ...account } = found
  if (Date.now() - usedAt.getTime() > USED_WITHIN_MS)
    await db.updateTable('session').set({ used_at: new Date() }).where('token_hash', '=', hash).execute()
  return { hash, account }
}

/**
 * Opens a session, and ends those of other devices and the one that the request has. Whatever ends a session, the database
 * announces it, and every process closes its sockets.
 * @returns the token for the cookie, which is stored nowhere
 */
export async function openSession(
  tx: Tx,
  accountId: number,
  deviceId: string,
  replacedHash: string | undefined,
): Promise<string> {
  await tx.deleteFrom('session').where('account_id', '=', accountId).where('device_id', '!=', deviceId).execute()
  if (replacedHash !== undefined) await endSession(tx, replacedHash)
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('session')
    .values({ token_hash: digest(token), account_id: accountId, device_id: deviceId })
    .execute()
  return token
}

export async function endSession(tx: Tx, hash: string): Promise<void> {
  await tx.deleteFrom('session').where('token_hash', '=', hash).execute()
}

/** Ends all sessions of an account. */
export async function endSessions(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('session').where('account_id', '=', accountId).execute()
}
