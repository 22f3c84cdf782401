import { findLedgerErrors } from '../ledger-errors.ts'
import type { Database } from '../database/open-database.ts'
import { toCentavos } from '../money.ts'
import { START_NOTE } from './create-players.ts'
import type { Intent, LoadResult } from './run-load.ts'

/** What a database has wrong after a load: sums, lost orders, orders made twice, claims given twice. */
export async function checkLoad(db: Database, { intents, claims, errors }: LoadResult): Promise<string[]> {
  const problems = [...errors, ...(await findLedgerErrors(db))]
  // A deposit and a withdrawal are made for an amount; an exchange is made of goods worth ₱10 each.
  const deposits = await db
    .selectFrom('deposit')
    .select(['order_no', 'amount', 'status'])
    .where('status', 'is not', null)
    .execute()
  const made = {
    deposit: deposits,
    withdrawal: await db.selectFrom('withdrawal').select(['order_no', 'amount']).execute(),
    exchange: await db
      .selectFrom('exchange')
      .innerJoin('transfer', 'transfer.order_no', 'exchange.order_no')
      .innerJoin('posting', 'posting.transfer_id', 'transfer.id')
      .select(['exchange.order_no', 'posting.amount'])
      .where('posting.book', '=', 'player')
      .execute(),
  }
  for (const kind of ['deposit', 'withdrawal', 'exchange'] as const)
    problems.push(...compare(kind, new Map(made[kind].map((row) => [row.order_no, row.amount])), intents))
  const paid = new Set(deposits.filter(({ status }) => status === 1).map((row) => row.order_no))
  for (const { orderNo, isPaid } of intents)
    if (isPaid === true && !paid.has(orderNo ?? '')) problems.push(`${orderNo} was paid, and is not credited`)
  const letters = await db.selectFrom('letter').select('id').where('claimed', '=', true).execute()
  const credited = await db
    .selectFrom('transfer')
    .select('id')
    .where('kind', '=', 'reward')
    .where('note', '<>', JSON.stringify(START_NOTE))
    .execute()
  if (letters.length !== credited.length)
    problems.push(`${letters.length} letters are claimed, and ${credited.length} are credited`)
  for (const [id, count] of claims) {
    if (count > 1) problems.push(`letter ${id} was claimed ${count} times`)
    if (!letters.some((letter) => `L${letter.id}` === id)) problems.push(`letter ${id} was claimed, and is not`)
  }
  return problems
}

/** Every acknowledged order is there, once and with its amount, and no more than the players asked for. */
function compare(kind: Intent['kind'], made: ReadonlyMap<string, number>, intents: readonly Intent[]): string[] {
  const own = intents.filter((intent) => intent.kind === kind)
  const acknowledged = own.flatMap(({ orderNo, amount }) => (orderNo === undefined ? [] : [{ orderNo, amount }]))
  const wrong = acknowledged
    .filter(({ orderNo, amount }) => made.get(orderNo) !== toCentavos(amount))
    .map(({ orderNo, amount }) => `${orderNo} of ₱${amount} is lost, or has ${made.get(orderNo)} centavos`)
  if (new Set(acknowledged.map(({ orderNo }) => orderNo)).size < acknowledged.length)
    wrong.push(`two requests of kind ${kind} have one order`)
  // A try whose connection broke may have succeeded, although another one was refused.
  const unknown = own.filter(({ orderNo, isLost }) => orderNo === undefined && isLost === true)
  const extra = made.size - acknowledged.length - unknown.length
  return extra > 0 ? [...wrong, `${extra} of kind ${kind} that nobody asked for`] : wrong
}
