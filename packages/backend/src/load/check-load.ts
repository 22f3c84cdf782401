import { findLedgerErrors } from '../ledger-errors.ts'
import type { Database } from '../database/open-database.ts'
import { START_NOTE } from './create-players.ts'
import type { Intent, LoadResult } from './run-load.ts'

const START = JSON.stringify(START_NOTE)

/** What a database has wrong after a load: sums, lost orders, orders made twice, claims given twice. */
export async function checkLoad(db: Database, { intents, claims, errors }: LoadResult): Promise<string[]> {
  const problems = [...errors, ...(await findLedgerErrors(db))]
  const deposits = await db
    .selectFrom('deposit')
    .select(['order_no', 'status'])
    .where('status', 'is not', null)
    .execute()
  const withdrawals = await db.selectFrom('withdrawal').select('order_no').execute()
  const exchanges = await db.selectFrom('exchange').select('order_no').execute()
  const made = { deposit: deposits, withdrawal: withdrawals, exchange: exchanges }
  for (const kind of ['deposit', 'withdrawal', 'exchange'] as const)
    problems.push(...compare(kind, new Set(made[kind].map((row) => row.order_no)), intents))
  const paid = new Set(deposits.filter(({ status }) => status === 1).map((row) => row.order_no))
  for (const { orderNo, isPaid } of intents)
    if (isPaid === true && !paid.has(orderNo ?? '')) problems.push(`${orderNo} was paid, and is not credited`)
  const letters = await db.selectFrom('letter').select('id').where('claimed', '=', true).execute()
  const credited = await db
    .selectFrom('transfer')
    .select('id')
    .where('kind', '=', 'reward')
    .where('note', '<>', START)
    .execute()
  if (letters.length !== credited.length)
    problems.push(`${letters.length} letters are claimed, and ${credited.length} are credited`)
  for (const [id, count] of claims) {
    if (count > 1) problems.push(`letter ${id} was claimed ${count} times`)
    if (!letters.some((letter) => `L${letter.id}` === id)) problems.push(`letter ${id} was claimed, and is not`)
  }
  const below = await db
    .selectFrom('account')
    .select('id')
    .where(({ eb, or }) => or([eb('balance', '<', 0), eb('held', '<', 0)]))
    .execute()
  return [...problems, ...below.map(({ id }) => `account ${id} is below zero`)]
}

/** Every acknowledged order is there, and no more than the players asked for. */
function compare(kind: Intent['kind'], made: ReadonlySet<string>, intents: readonly Intent[]): string[] {
  const own = intents.filter((intent) => intent.kind === kind)
  const acknowledged = own.flatMap(({ orderNo }) => orderNo ?? [])
  // A try whose connection broke may have succeeded, although another one was refused.
  const unknown = own.filter(({ orderNo, isLost }) => orderNo === undefined && isLost === true)
  const lost = acknowledged.filter((orderNo) => !made.has(orderNo)).map((orderNo) => `${orderNo} is lost`)
  const extra = made.size - acknowledged.length - unknown.length
  return extra > 0 ? [...lost, `${extra} of kind ${kind} that nobody asked for`] : lost
}
