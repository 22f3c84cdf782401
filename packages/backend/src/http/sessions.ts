import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Account, Tx } from '../money.ts'
import { digest } from '../settings.ts'

/** How long a session lives without a request, in days. Its cookie lasts as long as the browser's session. */
export const UNUSED_DAYS = 30

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
    .updateTable('session')
    .set({ used_at: new Date() })
    .where('token_hash', '=', hash)
    .where('used_at', '>', sql<Date>`now() - make_interval(days => ${UNUSED_DAYS})`)
    .returning('account_id')
    .executeTakeFirst()
  if (found === undefined) return undefined
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', found.account_id)
    .executeTakeFirstOrThrow()
  return { hash, account }
}

/**
 * Opens a session, and ends those of other devices and the one that the request has.
 * @returns the token for the cookie, which is stored nowhere
 */
export async function openSession(
  tx: Tx,
  accountId: number,
  deviceId: string,
  replacedHash: string | undefined,
): Promise<string> {
  await endSessions(tx, accountId, (query) => query.where('device_id', '!=', deviceId))
  if (replacedHash !== undefined) await endSession(tx, replacedHash)
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('session')
    .values({ token_hash: digest(token), account_id: accountId, device_id: deviceId })
    .execute()
  return token
}

export async function endSession(tx: Tx, hash: string): Promise<void> {
  const ended = await tx.deleteFrom('session').where('token_hash', '=', hash).returning('token_hash').execute()
  await announce(tx, ended)
}

/** Ends sessions of an account: all, or those that `narrow` leaves. */
export async function endSessions(
  tx: Tx,
  accountId: number,
  narrow: (query: ReturnType<typeof deleteSessions>) => ReturnType<typeof deleteSessions> = (query) => query,
): Promise<void> {
  await announce(tx, await narrow(deleteSessions(tx, accountId)).returning('token_hash').execute())
}

function deleteSessions(tx: Tx, accountId: number) {
  return tx.deleteFrom('session').where('account_id', '=', accountId)
}

/** Every process closes the sockets of a session that has ended, once the transaction commits. */
async function announce(tx: Tx, ended: readonly { readonly token_hash: string }[]): Promise<void> {
  for (const { token_hash } of ended) await sql`select pg_notify('session_ended', ${token_hash})`.execute(tx)
}
