import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database/open-database.ts'
import { UNUSED_DAYS } from './http/sessions.ts'
import { logError } from './log-error.ts'
import { DEPOSIT, settleDeposit, settleWithdrawal, WITHDRAWAL } from './money.ts'
import { tellPlayNews } from './operations/responsible/news.ts'
import { deleteLostPictures, deleteOldPictures } from './pictures.ts'
import type { Settings } from './settings.ts'

/** How often the server looks for what is due, in milliseconds. */
const EVERY_MS = 2000
const HOUR_MS = 3_600_000
/** How long a key of idempotency is kept. The contract asks for 24 hours. */
const KEY_HOURS = 48

/** Any number of instances may run it: each job changes a row only in the state in which it found it. */
type Job = (db: Database, now: Date, settings: Settings) => Promise<unknown>

/** In development nobody pays out: a withdrawal is reviewed, processed and paid, a third of `payoutSeconds` apart. */
const stepWithdrawals: Job = async (db, now, { payoutSeconds }) => {
  if (payoutSeconds === 0) return
  const { pending, reviewed, processing } = WITHDRAWAL
  const due = await db
    .selectFrom('withdrawal')
    .select(['order_no', 'status'])
    .where('status', 'in', [pending, reviewed, processing])
    .where('updated_at', '<=', new Date(now.getTime() - (payoutSeconds * 1000) / 3))
    .execute()
  for (const { order_no, status } of due) {
    if (status === processing)
      await db.transaction().execute((tx) => settleWithdrawal(tx, order_no, WITHDRAWAL.success, '', now))
    else
      await db
        .updateTable('withdrawal')
        .set({ status: status === pending ? reviewed : processing, updated_at: now })
        .where('order_no', '=', order_no)
        .where('status', '=', status)
        .execute()
  }
}

const timeOutDeposits: Job = async (db, now) => {
  const due = await db
    .selectFrom('deposit')
    .select('order_no')
    .where('status', '=', DEPOSIT.pending)
    .where('expires_at', '<=', now)
    .execute()
  for (const { order_no } of due)
    await db.transaction().execute((tx) => settleDeposit(tx, order_no, DEPOSIT.timeout, now))
}

const OFTEN: readonly Job[] = [
  timeOutDeposits,
  (db, now) => db.transaction().execute((tx) => tellPlayNews(tx, now)),
  stepWithdrawals,
]

/** What deletes rows and files whose time is over. */
export const HOURLY: readonly Job[] = [
  (db) => sql`delete from rate where ends_at < now()`.execute(db),
  (db) => sql`delete from otp where sent_at < now() - interval '1 day'`.execute(db),
  (db) => sql`delete from session where used_at < now() - make_interval(days => ${UNUSED_DAYS})`.execute(db),
  (db) => sql`delete from idempotency where received_at < now() - make_interval(hours => ${KEY_HOURS})`.execute(db),
  // An opened game plays for thirty days at most.
  (db) => sql`delete from launch where created_at < now() - interval '30 days'`.execute(db),
  // What was prepared and never created is nobody's deposit. A day later nobody asks for it any more.
  (db) => sql`delete from deposit where status is null and expires_at < now() - interval '1 day'`.execute(db),
  (db, _now, settings) => deleteOldPictures(db, settings),
  (db, _now, settings) => deleteLostPictures(db, settings),
]

/** One job after another. One that fails keeps no other one from its turn. */
export async function runJobs(
  jobs: readonly Job[],
  db: Database,
  settings: Settings,
  end?: AbortSignal,
): Promise<void> {
  for (const job of jobs) if (end?.aborted !== true) await job(db, new Date(), settings).catch(logError)
}

/**
 * Does what is due, again and again.
 * @returns ends it, after the job that is running
 */
export function startJobs(db: Database, settings: Settings): () => Promise<void> {
  const end = new AbortController()
  const running = (async () => {
    for (let cleanedAt = 0; !end.signal.aborted;) {
      await runJobs(OFTEN, db, settings, end.signal)
      if (Date.now() - cleanedAt >= HOUR_MS) {
        cleanedAt = Date.now()
        await runJobs(HOURLY, db, settings, end.signal)
      }
      await sleep(EVERY_MS, undefined, { signal: end.signal }).catch(() => undefined)
    }
  })()
  return () => {
    end.abort()
    return running
  }
}
