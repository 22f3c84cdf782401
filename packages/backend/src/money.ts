// The rules of money. Every function runs in the caller's transaction, under the account's lock.
import { sql, type Selectable, type Transaction } from 'kysely'
import { RECHARGE_STATUS as DEPOSIT, WITHDRAWAL_STATUS as WITHDRAWAL } from '../../../generated/http/enum-names.ts'
import type { Tables } from './database/tables.ts'
import { tellDeposit } from './operations/rewards/count-news.ts'
import type { Book, Texts, TransferKind } from './database/tables/core.ts'
import { METHODS } from './operations/money/methods.ts'
import { formatAmount } from './operations/money/texts.ts'
import { pushCount } from './socket/push.ts'

export { DEPOSIT, WITHDRAWAL }

export type Tx = Transaction<Tables>
export type Account = Selectable<Tables['account']>
export type Deposit = Selectable<Tables['deposit']>
export type Withdrawal = Selectable<Tables['withdrawal']>

/** A withdrawal holds its amount while it is pending, reviewed, an exception or processing. */
export const HELD_STATUSES: readonly number[] = [
  WITHDRAWAL.pending,
  WITHDRAWAL.reviewed,
  WITHDRAWAL.exception,
  WITHDRAWAL.processing,
]

/** The kinds of transfer that change a balance: the types of a player's journal. */
export type JournalKind = Exclude<TransferKind, 'payout'>

/** The book on the other side of the player's, by the kind of transfer. */
const OTHER_BOOK: Readonly<Record<JournalKind, Book>> = {
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

/**
 * The account as it is now. Nobody else changes it before the transaction ends: money is only moved under this lock. Rows
 * that refer to the account may be written meanwhile, so that no two transactions wait for each other.
 */
export async function lockAccount(tx: Tx, id: number): Promise<Account> {
  return tx.selectFrom('account').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

interface Transfer {
  readonly kind: JournalKind
  /** What the player's balance gains; negative for what leaves it. 0 moves nothing. */
  readonly amount: number
  /** A name, or a text in both languages. */
  readonly note: string | Texts
  readonly orderNo?: string | null
  readonly fee?: number
  readonly at: Date
}

/**
 * Moves money between the player's balance and another book, and writes both sides.
 * @throws where the balance does not cover it, or the order has a transfer of this kind
 */
export async function transfer(tx: Tx, accountId: number, move: Transfer): Promise<void> {
  await post(tx, accountId, move, { player: move.amount, [OTHER_BOOK[move.kind]]: -move.amount })
}

/** Writes one transfer with all its sides, and what they make of the account. */
async function post(
  tx: Tx,
  accountId: number,
  { kind, note, orderNo = null, fee = 0, at }: Omit<Transfer, 'kind' | 'amount'> & { readonly kind: TransferKind },
  sides: Readonly<Partial<Record<Book, number>>>,
): Promise<void> {
  const postings = Object.entries(sides).filter(([, amount]) => amount !== 0)
  if (postings.length === 0) return
  // Not before the account's last one, whose request may have begun later than this one's.
  await sql`
    with moved as (
      update account set balance = balance + ${sides.player ?? 0}, held = held + ${sides.held ?? 0}
      where id = ${accountId} returning id, balance
    ), written as (
      insert into transfer (kind, account_id, order_no, fee, note, balance_after, at)
      select ${kind}, id, ${orderNo}, ${fee}, ${JSON.stringify(note)}::jsonb, balance, greatest(${at}::timestamptz,
        (select at from transfer where account_id = ${accountId} order by id desc limit 1))
      from moved returning id
    )
    insert into posting (transfer_id, book, amount)
    select written.id, side.book, side.amount
    from written, (values ${sql.join(postings.map(([book, amount]) => sql`(${book}, ${amount}::bigint)`))}) side (book, amount)
  `.execute(tx)
}

/** Counts a bet as turnover, for the oldest deposit first. */
export async function countTurnover(tx: Tx, accountId: number, bet: number): Promise<void> {
  await sql`
    with counted as (
      update account set turnover = turnover + ${bet} where id = ${accountId}
    ), due as (
      select order_no, owed, sum(owed) over (order by place) - owed as before from binding where account_id = ${accountId}
    ), done as (
      delete from binding using due where binding.order_no = due.order_no and due.before + due.owed <= ${bet}
    )
    update binding set owed = due.before + due.owed - ${bet} from due
    where binding.order_no = due.order_no and due.before < ${bet} and due.before + due.owed > ${bet}
  `.execute(tx)
}

/** The centavos of turnover for a point: ₱100. */
export const TURNOVER_OF_POINT = 10_000

interface Standing {
  readonly all: number
  readonly balance: number
  readonly withdrawable: number
  readonly deposited: number
  /** The turnover still required, and what the same deposits required at first. */
  readonly surplus: number
  readonly required: number
  /** Those that were given, and those of turnover, less those that exchanges cost. */
  readonly points: number
}

/**
 * What the contract's balance says, in centavos (`UserAccount`, `UserRisk`): a deposit binds itself and its bonus, or what
 * it still needs if that is less, and no money that was free before. One statement: all of it is of one moment.
 */
export async function getStanding(tx: Tx, accountId: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select balance + held as all, balance, greatest(0, balance - bound) as withdrawable, deposited, surplus, required,
      turnover / ${TURNOVER_OF_POINT}::bigint
        + (select coalesce(sum(points), 0)::bigint from bonus_points where account_id = account.id)
        - (select coalesce(sum(points), 0)::bigint from exchange where account_id = account.id) as points
    from account, lateral (
      select coalesce(sum(least(amount, owed)), 0)::bigint as bound, coalesce(sum(owed), 0)::bigint as surplus,
        coalesce(sum(required), 0)::bigint as required
      from binding where account_id = account.id
    ) bindings
    where id = ${accountId}`.execute(tx)
  return rows[0] as Standing
}

/** Gives points. */
export async function addPoints(tx: Tx, accountId: number, points: number, at: Date): Promise<void> {
  await tx.insertInto('bonus_points').values({ account_id: accountId, points, at }).execute()
}

/** An order as it is under its account's lock. */
async function lockOrder<Table extends 'deposit' | 'withdrawal'>(tx: Tx, table: Table, orderNo: string) {
  await sql`
    select from account where id = (select account_id from ${sql.table(table)} where order_no = ${orderNo})
    for no key update`.execute(tx)
  const order = await sql<
    Selectable<Tables[Table]>
  >`select * from ${sql.table(table)} where order_no = ${orderNo}`.execute(tx)
  return order.rows[0]
}

/**
 * Ends a deposit, once: a success credits it with its bonus and binds both. Money that comes after the deposit has failed or
 * timed out is credited all the same, and a letter tells the player.
 */
export async function settleDeposit(
  tx: Tx,
  orderNo: string,
  status: 1 | 2 | 3,
  at: Date,
  failReason: string | null = null,
): Promise<boolean> {
  const found = await lockOrder(tx, 'deposit', orderNo)
  if (found === undefined || found.status === null || found.status === DEPOSIT.success) return false
  const isLate = found.status !== DEPOSIT.pending
  if (isLate && status !== DEPOSIT.success) return false
  const deposit = await tx
    .updateTable('deposit')
    .set({ status, updated_at: at, fail_reason: status === DEPOSIT.failed ? failReason : null })
    .set(isLate ? await getLateTerms(tx, found) : {})
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (status !== DEPOSIT.success) return true
  const { account_id, amount, bonus, method } = deposit
  await transfer(tx, account_id, { kind: 'deposit', amount, note: method, orderNo, at })
  await transfer(tx, account_id, { kind: 'bonus', amount: bonus, note: method, orderNo, at })
  const account = await tx
    .updateTable('account')
    .set((eb) => ({ deposited: eb('deposited', '+', amount) }))
    .where('id', '=', account_id)
    .returning(['id', 'deposited', 'turnover', 'invited_by'])
    .executeTakeFirstOrThrow()
  const bound = { order_no: orderNo, account_id, amount: amount + bonus }
  const required = bound.amount * deposit.turnover_multiple
  if (required > 0)
    await tx
      .insertInto('binding')
      .values({ ...bound, required, owed: required })
      .execute()
  if (isLate) await tellLatePayment(tx, deposit, at)
  await tellDeposit(tx, account, amount, at)
  return true
}

/** A deposit that failed gave its coupon back. If another one has it now, this one has no bonus, and the terms of its method. */
async function getLateTerms(tx: Tx, { coupon_id, method, turnover_multiple }: Deposit) {
  const other = await tx
    .selectFrom('deposit')
    .select('order_no')
    .where('coupon_id', '=', coupon_id)
    .where('status', 'in', [DEPOSIT.pending, DEPOSIT.success])
    .executeTakeFirst()
  if (other === undefined) return {}
  const multiple = METHODS.find(({ code }) => code === method)?.turnoverMultiple ?? turnover_multiple
  return { coupon_id: null, bonus: 0, turnover_multiple: multiple }
}

async function tellLatePayment(tx: Tx, { account_id, amount, order_no }: Deposit, at: Date): Promise<void> {
  const pesos = `₱${formatAmount(amount)}`
  const title: Texts = { 'en-US': 'Your payment has arrived', 'vi-VN': 'Khoản thanh toán của bạn đã đến' }
  const content: Texts = {
    'en-US': `We received ${pesos} late for deposit ${order_no}. It is in your balance.`,
    'vi-VN': `Chúng tôi nhận được ${pesos} trễ cho lệnh nạp ${order_no}. Số tiền đã vào số dư của bạn.`,
  }
  await tx
    .insertInto('letter')
    .values({
      account_id,
      type: 'money',
      title: JSON.stringify(title),
      content: JSON.stringify(content),
      created_at: at,
    })
    .execute()
  await pushCount(tx, account_id, 'inbox.unread')
}

/** Starts a withdrawal: its amount leaves the balance, and is held until it ends. */
export async function holdWithdrawal(
  tx: Tx,
  withdrawal: Pick<Withdrawal, 'order_no' | 'account_id' | 'amount' | 'fee' | 'bank' | 'account'>,
  at: Date,
): Promise<Withdrawal> {
  const { order_no: orderNo, account_id, amount, fee, bank } = withdrawal
  await transfer(tx, account_id, { kind: 'withdrawal', amount: -amount, fee, note: bank, orderNo, at })
  return tx
    .insertInto('withdrawal')
    .values({ ...withdrawal, reason: JSON.stringify(''), created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Ends a withdrawal, once: a success pays it out of the held money, anything else gives it back to the balance. */
export async function settleWithdrawal(
  tx: Tx,
  orderNo: string,
  status: 2 | 3 | 4,
  reason: string | Texts,
  at: Date,
): Promise<boolean> {
  const withdrawal = await lockOrder(tx, 'withdrawal', orderNo)
  if (withdrawal === undefined || !HELD_STATUSES.includes(withdrawal.status)) return false
  const { account_id, amount, fee, bank: note } = withdrawal
  await tx
    .updateTable('withdrawal')
    .set({ status, reason: JSON.stringify(reason), updated_at: at })
    .where('order_no', '=', orderNo)
    .execute()
  if (status === WITHDRAWAL.success) {
    const sides = { held: -amount, payments: amount - fee, fees: fee }
    await post(tx, account_id, { kind: 'payout', note, orderNo, fee, at }, sides)
  } else await transfer(tx, account_id, { kind: 'return', amount, note, orderNo, at })
  return true
}
