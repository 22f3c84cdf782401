// The rules of money. Every function runs in the caller's transaction, under the account's lock.
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Tables } from './database/tables.ts'
import type { Book, Texts, TransferKind } from './database/tables/core.ts'
import { METHODS } from './operations/money/methods.ts'
import { formatAmount } from './operations/money/texts.ts'
import { pushCount } from './socket/push.ts'

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
/** A withdrawal holds its amount while it is pending, reviewed, an exception or processing. */
export const HELD_STATUSES: readonly number[] = [0, 1, 5, 6]

/** The book on the other side of the player's, by the kind of transfer. */
const OTHER_BOOK: Readonly<Record<TransferKind, Book>> = {
  deposit: 'payments',
  bonus: 'promotions',
  withdrawal: 'held',
  return: 'held',
  payout: 'held',
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

async function lockAccountByOrder(tx: Tx, table: 'deposit' | 'withdrawal', orderNo: string): Promise<void> {
  const order = await tx.selectFrom(table).select('account_id').where('order_no', '=', orderNo).executeTakeFirst()
  if (order !== undefined) await lockAccount(tx, order.account_id)
}

interface Transfer {
  readonly kind: TransferKind
  /** What the player's balance gains; negative for what leaves it. 0 moves nothing. */
  readonly amount: number
  /** A name, or a text in both languages. */
  readonly note: string | Texts
  readonly orderNo?: string
  readonly fee?: number
  readonly at: Date
}

/**
 * Moves money between the player's balance and another book, and writes both sides.
 * @throws where the balance does not cover it, or the order has a transfer of this kind
 */
export async function transfer(tx: Tx, accountId: number, move: Transfer): Promise<void> {
  const { kind, amount, note, orderNo = null, fee = 0 } = move
  if (amount === 0) return
  const held = OTHER_BOOK[kind] === 'held' ? -amount : 0
  const { balance } = await tx
    .updateTable('account')
    .set((eb) => ({ balance: eb('balance', '+', amount), held: eb('held', '+', held) }))
    .where('id', '=', accountId)
    .returning('balance')
    .executeTakeFirstOrThrow()
  const entry = { kind, account_id: accountId, order_no: orderNo, fee, note, balance_after: balance }
  await post(tx, entry, move.at, [
    ['player', amount],
    [OTHER_BOOK[kind], -amount],
  ])
}

type Entry = Pick<Selectable<Tables['transfer']>, 'kind' | 'account_id' | 'order_no' | 'fee' | 'note' | 'balance_after'>

async function post(tx: Tx, entry: Entry, at: Date, sides: readonly (readonly [Book, number])[]): Promise<void> {
  // Not before the account's last one, whose request may have begun later than this one's.
  const last = sql<Date>`select at from transfer where account_id = ${entry.account_id} order by id desc limit 1`
  const { id } = await tx
    .insertInto('transfer')
    .values({ ...entry, note: JSON.stringify(entry.note), at: sql<Date>`greatest(${at}::timestamptz, (${last}))` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('posting')
    .values(sides.filter(([, amount]) => amount !== 0).map(([book, amount]) => ({ transfer_id: id, book, amount })))
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

/**
 * What the contract's balance says, in centavos (`UserAccount`, `UserRisk`): a deposit binds itself and its bonus, or what
 * it still needs if that is less, and no money that was free before.
 */
export async function getStanding(tx: Tx, account: Account) {
  const { rows } = await sql<{ bound: number; surplus: number; required: number }>`
    select coalesce(sum(least(b.amount, b.owed)), 0)::bigint as bound,
      coalesce(sum(b.owed), 0)::bigint as surplus,
      coalesce(sum(b.amount * d.turnover_multiple), 0)::bigint as required
    from binding b join deposit d on d.order_no = b.order_no
    where b.account_id = ${account.id}
  `.execute(tx)
  const { bound = 0, surplus = 0, required = 0 } = rows[0] ?? {}
  return {
    all: account.balance + account.held,
    balance: account.balance,
    withdrawable: Math.max(0, account.balance - bound),
    deposited: account.deposited,
    /** The turnover still required, and what the same deposits required at first. */
    surplus,
    required,
  }
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
  await lockAccountByOrder(tx, 'deposit', orderNo)
  const found = await tx.selectFrom('deposit').selectAll().where('order_no', '=', orderNo).executeTakeFirst()
  if (found === undefined || found.status === null || found.status === DEPOSIT.success) return false
  const isLate = found.status !== DEPOSIT.pending
  if (isLate && status !== DEPOSIT.success) return false
  const { account_id, amount, bonus, method, ...deposit } = await tx
    .updateTable('deposit')
    .set({ status, updated_at: at, fail_reason: status === DEPOSIT.failed ? failReason : null })
    .set(isLate ? await getLateTerms(tx, found) : {})
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (status !== DEPOSIT.success) return true
  await transfer(tx, account_id, { kind: 'deposit', amount, note: method, orderNo, at })
  await transfer(tx, account_id, { kind: 'bonus', amount: bonus, note: method, orderNo, at })
  const { deposited, invited_by } = await tx
    .updateTable('account')
    .set((eb) => ({ deposited: eb('deposited', '+', amount) }))
    .where('id', '=', account_id)
    .returning(['deposited', 'invited_by'])
    .executeTakeFirstOrThrow()
  const bound = { order_no: orderNo, account_id, amount: amount + bonus }
  const owed = bound.amount * deposit.turnover_multiple
  if (owed > 0)
    await tx
      .insertInto('binding')
      .values({ ...bound, owed })
      .execute()
  if (isLate) await tellLatePayment(tx, { account_id, amount, orderNo, at })
  // The friend's first deposit gives the inviter a spin.
  if (invited_by !== null && deposited === amount) await pushCount(tx, invited_by, 'invite.friends.spins')
  return true
}

/** A deposit that failed gave its coupon back. If another one has it now, this one has no bonus, and the terms of its method. */
async function getLateTerms(tx: Tx, { coupon_id, method, turnover_multiple }: Selectable<Tables['deposit']>) {
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

interface LatePayment {
  readonly account_id: number
  readonly amount: number
  readonly orderNo: string
  readonly at: Date
}

async function tellLatePayment(tx: Tx, { account_id, amount, orderNo, at }: LatePayment): Promise<void> {
  const pesos = `₱${formatAmount(amount)}`
  const title: Texts = { 'en-US': 'Your payment has arrived', 'vi-VN': 'Khoản thanh toán của bạn đã đến' }
  const content: Texts = {
    'en-US': `We received ${pesos} late for deposit ${orderNo}. It is in your balance.`,
    'vi-VN': `Chúng tôi nhận được ${pesos} trễ cho lệnh nạp ${orderNo}. Số tiền đã vào số dư của bạn.`,
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
  withdrawal: Pick<Selectable<Tables['withdrawal']>, 'order_no' | 'account_id' | 'amount' | 'fee' | 'bank' | 'account'>,
  at: Date,
): Promise<void> {
  const { order_no: orderNo, account_id, amount, fee, bank } = withdrawal
  await tx
    .insertInto('withdrawal')
    .values({ ...withdrawal, reason: JSON.stringify(''), created_at: at, updated_at: at })
    .execute()
  await transfer(tx, account_id, { kind: 'withdrawal', amount: -amount, fee, note: bank, orderNo, at })
}

/** Ends a withdrawal: a success pays it out of the held money, anything else gives it back to the balance. */
export async function settleWithdrawal(
  tx: Tx,
  orderNo: string,
  status: 2 | 3 | 4,
  reason: string | Texts,
  at: Date,
): Promise<boolean> {
  await lockAccountByOrder(tx, 'withdrawal', orderNo)
  const withdrawal = await tx
    .updateTable('withdrawal')
    .set({ status, reason: JSON.stringify(reason), updated_at: at })
    .where('order_no', '=', orderNo)
    .where('status', 'in', HELD_STATUSES)
    .returningAll()
    .executeTakeFirst()
  if (withdrawal === undefined) return false
  const { account_id, amount, fee, bank } = withdrawal
  if (status !== WITHDRAWAL.success) {
    await transfer(tx, account_id, { kind: 'return', amount, note: bank, orderNo, at })
    return true
  }
  const { balance } = await tx
    .updateTable('account')
    .set((eb) => ({ held: eb('held', '-', amount) }))
    .where('id', '=', account_id)
    .returning('balance')
    .executeTakeFirstOrThrow()
  const entry = { kind: 'payout', account_id, order_no: orderNo, fee, note: bank, balance_after: balance } as const
  await post(tx, entry, at, [
    ['held', -amount],
    ['payments', amount - fee],
    ['fees', fee],
  ])
  return true
}

/** The centavos of turnover for a point: ₱100. */
const TURNOVER_OF_POINT = 10_000

/** The points of a player: those that were given, and those of turnover, less those that exchanges cost. */
export async function getPoints(tx: Tx, account: Pick<Account, 'id' | 'turnover'>): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select (coalesce((select sum(points) from bonus_points where account_id = ${account.id}), 0)
      - coalesce((select sum(points) from exchange where account_id = ${account.id}), 0))::bigint as points
  `.execute(tx)
  return Math.floor(account.turnover / TURNOVER_OF_POINT) + (rows[0]?.points ?? 0)
}

/** Gives points. */
export async function addPoints(tx: Tx, accountId: number, points: number, at: Date): Promise<void> {
  await tx.insertInto('bonus_points').values({ account_id: accountId, points, at }).execute()
}
