// The rules of money. Every function runs in the caller's transaction, after `lockAccount`.
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Tables } from './database/tables.ts'
import type { Book, TransferKind } from './database/tables/core.ts'

export type Tx = Transaction<Tables>
export type Account = Selectable<Tables['account']>

/** Deposit status (`RechargeStatus`). */
export const DEPOSIT = { pending: 0, success: 1, failed: 2, timeout: 3 } as const
/** Withdrawal status (`WithdrawalStatus`). */
export const WITHDRAWAL = {
  pending: 0,
  reviewed: 1,
  success: 2,
  failed: 3,
  rejected: 4,
  exception: 5,
  processing: 6,
} as const
/** A withdrawal in one of these holds its amount. */
export const HELD_STATUSES: readonly number[] = [
  WITHDRAWAL.pending,
  WITHDRAWAL.reviewed,
  WITHDRAWAL.exception,
  WITHDRAWAL.processing,
]

/** The book on the other side of the player's, by the kind of transfer. */
const OTHER_BOOK: Readonly<Record<TransferKind, Book>> = {
  deposit: 'payments',
  bonus: 'promotions',
  withdrawal: 'held',
  return: 'held',
  bet: 'games',
  win: 'games',
  exchange: 'promotions',
  reward: 'promotions',
}

/** Whole centavos of pesos with at most two decimals. */
export function toCentavos(pesos: number): number {
  return Math.round(pesos * 100)
}

/** Pesos of whole centavos. */
export function toPesos(centavos: number): number {
  return centavos / 100
}

/** The account as it is now. Nobody else changes it before the transaction ends: money is only moved under this lock. */
export async function lockAccount(tx: Tx, id: number): Promise<Account> {
  return tx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

interface Transfer {
  readonly kind: TransferKind
  /** What the player's balance gains; negative for what leaves it. 0 moves nothing. */
  readonly amount: number
  readonly note: string
  readonly orderNo?: string
  readonly fee?: number
  readonly at: Date
}

/**
 * Moves money between the player's balance and another book, and writes both sides.
 * @throws where the balance does not cover it, or the order has a transfer of this kind
 */
export async function transfer(tx: Tx, accountId: number, move: Transfer): Promise<void> {
  const { kind, amount, note, orderNo = null, fee = 0, at } = move
  if (amount === 0) return
  const held = OTHER_BOOK[kind] === 'held' ? -amount : 0
  const { balance } = await tx
    .updateTable('account')
    .set((eb) => ({ balance: eb('balance', '+', amount), held: eb('held', '+', held) }))
    .where('id', '=', accountId)
    .returning('balance')
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('transfer')
    .values({ kind, account_id: accountId, order_no: orderNo, fee, note, balance_after: balance, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await post(tx, id, [
    ['player', amount],
    [OTHER_BOOK[kind], -amount],
  ])
}

async function post(tx: Tx, transferId: number, sides: readonly (readonly [Book, number])[]): Promise<void> {
  await tx
    .insertInto('posting')
    .values(sides.map(([book, amount]) => ({ transfer_id: transferId, book, amount })))
    .execute()
}

/** Binds a deposit with its bonus until it was played `times` times. */
async function bind(tx: Tx, deposit: Selectable<Tables['deposit']>): Promise<void> {
  const { order_no, account_id, turnover_multiple: times } = deposit
  const amount = deposit.amount + deposit.bonus
  if (times === 0) return
  await tx
    .insertInto('binding')
    .values({ order_no, account_id, amount, owed: amount * times })
    .execute()
}

/** Counts a bet as turnover, for the oldest deposit first. */
export async function countTurnover(tx: Tx, accountId: number, bet: number): Promise<void> {
  await tx
    .updateTable('account')
    .set((eb) => ({ turnover: eb('turnover', '+', bet) }))
    .where('id', '=', accountId)
    .execute()
  let left = bet
  const bindings = await tx
    .selectFrom('binding')
    .innerJoin('deposit', 'deposit.order_no', 'binding.order_no')
    .select(['binding.order_no', 'binding.owed'])
    .where('binding.account_id', '=', accountId)
    .orderBy('deposit.updated_at')
    .orderBy('deposit.order_no')
    .execute()
  for (const { order_no, owed } of bindings) {
    if (left === 0) return
    const counted = Math.min(owed, left)
    left -= counted
    if (counted === owed) await tx.deleteFrom('binding').where('order_no', '=', order_no).execute()
    else
      await tx
        .updateTable('binding')
        .set({ owed: owed - counted })
        .where('order_no', '=', order_no)
        .execute()
  }
}

/** What the contract's balance says, in centavos (`UserAccount`, `UserRisk`). */
export interface Standing {
  readonly all: number
  readonly balance: number
  readonly withdrawable: number
  readonly deposited: number
  /** The turnover still required. */
  readonly surplus: number
}

/** A deposit binds itself and its bonus, or what it still needs if that is less, and no money that was free before. */
export async function getStanding(tx: Tx, account: Account): Promise<Standing> {
  const bindings = await tx
    .selectFrom('binding')
    .select(['amount', 'owed'])
    .where('account_id', '=', account.id)
    .execute()
  const bound = bindings.reduce((sum, { amount, owed }) => sum + Math.min(amount, owed), 0)
  return {
    all: account.balance + account.held,
    balance: account.balance,
    withdrawable: Math.max(0, account.balance - bound),
    deposited: account.deposited,
    surplus: bindings.reduce((sum, { owed }) => sum + owed, 0),
  }
}

/** Ends a pending deposit, once: a success credits it with its bonus and binds both. */
export async function settleDeposit(
  tx: Tx,
  orderNo: string,
  status: 1 | 2 | 3,
  at: Date,
  failReason: string | null = null,
): Promise<boolean> {
  const deposit = await tx
    .updateTable('deposit')
    .set({ status, updated_at: at, fail_reason: failReason, pay_token_hash: null })
    .where('order_no', '=', orderNo)
    .where('status', '=', DEPOSIT.pending)
    .returningAll()
    .executeTakeFirst()
  if (deposit === undefined) return false
  if (status !== DEPOSIT.success) return true
  const { account_id, amount, bonus } = deposit
  await transfer(tx, account_id, { kind: 'deposit', amount, note: deposit.method, orderNo, at })
  await transfer(tx, account_id, { kind: 'bonus', amount: bonus, note: deposit.method, orderNo, at })
  await tx
    .updateTable('account')
    .set((eb) => ({ deposited: eb('deposited', '+', amount) }))
    .where('id', '=', account_id)
    .execute()
  await bind(tx, deposit)
  return true
}

/** Ends a withdrawal: a success pays it out of the held money, anything else gives it back to the balance. */
export async function settleWithdrawal(
  tx: Tx,
  orderNo: string,
  status: 2 | 3 | 4,
  reason: string,
  at: Date,
): Promise<boolean> {
  const withdrawal = await tx
    .updateTable('withdrawal')
    .set({ status, reason, updated_at: at })
    .where('order_no', '=', orderNo)
    .where('status', 'in', HELD_STATUSES)
    .returningAll()
    .executeTakeFirst()
  if (withdrawal === undefined) return false
  const { account_id, amount, fee } = withdrawal
  if (status !== WITHDRAWAL.success) {
    await transfer(tx, account_id, { kind: 'return', amount, note: reason, orderNo, at })
    return true
  }
  await tx
    .updateTable('account')
    .set((eb) => ({ held: eb('held', '-', amount) }))
    .where('id', '=', account_id)
    .execute()
  const { id } = await tx
    .selectFrom('transfer')
    .select('id')
    .where('kind', '=', 'withdrawal')
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow()
  // What was held leaves the books: the fee stays, the rest is paid out.
  await tx
    .updateTable('posting')
    .set({ book: 'payments', amount: amount - fee })
    .where('transfer_id', '=', id)
    .where('book', '=', 'held')
    .execute()
  if (fee > 0) await post(tx, id, [['fees', fee]])
  return true
}

/** What is wrong with the books; empty if every sum is right. For tests, and for an operator's nightly run. */
export async function findLedgerErrors(db: { readonly executor: Tx }): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'transfer ' || transfer_id || ' does not add up' as problem from posting group by transfer_id having sum(amount) <> 0
    union all
    select 'account ' || a.id || ' has ' || a.balance || ' and the ledger ' || coalesce(sum(p.amount), 0)
      from account a left join transfer t on t.account_id = a.id left join posting p on p.transfer_id = t.id and p.book = 'player'
      group by a.id having a.balance <> coalesce(sum(p.amount), 0)
    union all
    select 'account ' || a.id || ' holds ' || a.held || ' and its withdrawals ' || coalesce(sum(w.amount), 0)
      from account a left join withdrawal w on w.account_id = a.id and w.status in (${sql.join(HELD_STATUSES)})
      group by a.id having a.held <> coalesce(sum(w.amount), 0)
  `.execute(db.executor)
  return rows.map(({ problem }) => problem)
}
