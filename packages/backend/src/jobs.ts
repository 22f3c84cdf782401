import { sql } from 'kysely'
import type { Database } from './database/open-database.ts'
import { logError } from './log-error.ts'
import { DEPOSIT, settleDeposit, settleWithdrawal, WITHDRAWAL } from './money.ts'
import { tellPlayNews } from './operations/responsible/news.ts'
import type { Settings } from './settings.ts'

/** How often the server looks for what is due, in milliseconds. */
const EVERY_MS = 2000
/** How long a key of idempotency is kept. The contract asks for 24 hours. */
const KEY_HOURS = 48

/**
 * Does what is due, again and again. Any number of instances may run it: each step changes a row only in the state in
 * which it found it.
 * @returns ends it, after the run that is going on
 */
export function startJobs(db: Database, settings: Pick<Settings, 'payoutSeconds'>): () => Promise<void> {
  let isEnded = false
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(async () => {
      if (!isEnded) await runJobs(db, settings, new Date()).catch(logError)
    })
  }, EVERY_MS)
  return async () => {
    isEnded = true
    clearInterval(timer)
    await running
  }
}

/** One run of all jobs. */
export async function runJobs(db: Database, settings: Pick<Settings, 'payoutSeconds'>, now: Date): Promise<void> {
  await timeOutDeposits(db, now)
  await db.transaction().execute((tx) => tellPlayNews(tx, now))
  if (settings.payoutSeconds > 0) await stepWithdrawals(db, now, settings.payoutSeconds)
  await sql`delete from idempotency where received_at < ${now}::timestamptz - make_interval(hours => ${KEY_HOURS})`.execute(
    db,
  )
  // An opened game plays for thirty days at most.
  await sql`delete from launch where created_at < ${now}::timestamptz - interval '30 days'`.execute(db)
  // What was prepared and never created is nobody's deposit. A day later nobody asks for it any more.
  await sql`delete from deposit where status is null and expires_at < ${now}::timestamptz - interval '1 day'`.execute(
    db,
  )
}

async function timeOutDeposits(db: Database, now: Date): Promise<void> {
  const due = await db
    .selectFrom('deposit')
    .select('order_no')
    .where('status', '=', DEPOSIT.pending)
    .where('expires_at', '<=', now)
    .execute()
  for (const { order_no } of due)
    await db.transaction().execute((tx) => settleDeposit(tx, order_no, DEPOSIT.timeout, now))
}

/** In development nobody pays out: a withdrawal is reviewed, processed and paid, a third of `seconds` apart. */
async function stepWithdrawals(db: Database, now: Date, seconds: number): Promise<void> {
  const since = new Date(now.getTime() - (seconds * 1000) / 3)
  const { pending, reviewed, processing } = WITHDRAWAL
  const due = await db
    .selectFrom('withdrawal')
    .select(['order_no', 'status'])
    .where('status', 'in', [pending, reviewed, processing])
    .where('updated_at', '<=', since)
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
