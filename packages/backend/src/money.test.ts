import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInMemory, type OpenDatabase } from './database/open-database.ts'
import { findLedgerErrors } from './ledger-errors.ts'
import { grantCoupon } from './operations/money/coupons.ts'
import { WELCOME_COUPON } from './operations/money/methods.ts'
import {
  countTurnover,
  getStanding,
  holdWithdrawal,
  settleDeposit,
  settleWithdrawal,
  transfer,
  type Tx,
} from './money.ts'

const at = new Date('2026-11-20T12:00:00Z')
let opened: OpenDatabase
let db: OpenDatabase['db']
let numbers = 0

beforeAll(async () => {
  opened = await openInMemory()
  db = opened.db
}, 120_000)

afterAll(async () => {
  await opened.close()
})

function inTransaction<Found>(use: (tx: Tx) => Promise<Found>): Promise<Found> {
  return db.transaction().execute(use)
}

async function createAccount(tx: Tx): Promise<number> {
  numbers += 1
  const name = `player${numbers}`
  const values = { username: name, password: '', register_phone: '', invitation_code: name, invited_by: null }
  const { id } = await tx.insertInto('account').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A pending deposit with a wagering of ten times. */
async function createDeposit(tx: Tx, accountId: number, amount: number, bonus = 0, couponId: number | null = null) {
  numbers += 1
  const orderNo = `D2026112000${numbers}`
  await tx
    .insertInto('deposit')
    .values({
      order_no: orderNo,
      account_id: accountId,
      method: 'gcash',
      bank: null,
      amount,
      bonus,
      coupon_id: couponId,
      turnover_multiple: 10,
      status: 0,
      fail_reason: null,
      pay_token_hash: null,
      app_origin: null,
      expires_at: at,
    })
    .execute()
  return orderNo
}

describe('money', () => {
  it('credits a deposit once, and binds it with its bonus until it is played', async () => {
    await inTransaction(async (tx) => {
      const id = await createAccount(tx)
      await transfer(tx, id, { kind: 'reward', amount: 5000, note: 'Test', at })
      const orderNo = await createDeposit(tx, id, 100_000, 20_000)
      expect(await settleDeposit(tx, orderNo, 1, at)).toBe(true)
      expect(await settleDeposit(tx, orderNo, 1, at)).toBe(false)
      expect(await getStanding(tx, id)).toMatchObject({
        balance: 125_000,
        withdrawable: 5000,
        deposited: 100_000,
        surplus: 1_200_000,
      })
      await countTurnover(tx, id, 1_150_000)
      expect(await getStanding(tx, id)).toMatchObject({ withdrawable: 75_000, surplus: 50_000 })
      await countTurnover(tx, id, 60_000)
      expect(await getStanding(tx, id)).toMatchObject({ withdrawable: 125_000, surplus: 0 })
    })
    expect(await findLedgerErrors(db)).toEqual([])
  })

  it('credits money that comes after its deposit has timed out, once, and tells the player', async () => {
    await inTransaction(async (tx) => {
      const id = await createAccount(tx)
      const orderNo = await createDeposit(tx, id, 50_000)
      expect(await settleDeposit(tx, orderNo, 3, at)).toBe(true)
      expect(await settleDeposit(tx, orderNo, 2, at, 'cancelled')).toBe(false)
      expect(await settleDeposit(tx, orderNo, 1, at)).toBe(true)
      expect(await settleDeposit(tx, orderNo, 1, at)).toBe(false)
      expect(await settleDeposit(tx, orderNo, 3, at)).toBe(false)
      const account = await getStanding(tx, id)
      expect(account).toMatchObject({ balance: 50_000, withdrawable: 0, deposited: 50_000, surplus: 500_000 })
      const letters = await tx.selectFrom('letter').select(['type', 'is_read']).where('account_id', '=', id).execute()
      expect(letters).toEqual([{ type: 'money', is_read: false }])
      const messages = await tx.selectFrom('live_message').select('event').where('account_id', '=', id).execute()
      expect(messages).toContainEqual({ event: 'inbox.unread' })
    })
    expect(await findLedgerErrors(db)).toEqual([])
  })

  it('credits late money without a bonus if another deposit has the coupon by now', async () => {
    await inTransaction(async (tx) => {
      const id = await createAccount(tx)
      await grantCoupon(tx, id, WELCOME_COUPON, at)
      const coupon = await tx.selectFrom('coupon').select('id').where('account_id', '=', id).executeTakeFirstOrThrow()
      const first = await createDeposit(tx, id, 100_000, 20_000, coupon.id)
      expect(await settleDeposit(tx, first, 2, at, 'cancelled')).toBe(true)
      const second = await createDeposit(tx, id, 60_000, 12_000, coupon.id)
      expect(await settleDeposit(tx, first, 1, at)).toBe(true)
      expect(await settleDeposit(tx, second, 1, at)).toBe(true)
      expect(await getStanding(tx, id)).toMatchObject({ balance: 172_000, deposited: 160_000 })
      const deposits = await tx
        .selectFrom('deposit')
        .select(['bonus', 'coupon_id', 'fail_reason'])
        .where('account_id', '=', id)
        .orderBy('amount', 'desc')
        .execute()
      expect(deposits).toEqual([
        { bonus: 0, coupon_id: null, fail_reason: null },
        { bonus: 12_000, coupon_id: coupon.id, fail_reason: null },
      ])
    })
    expect(await findLedgerErrors(db)).toEqual([])
  })

  it('holds a withdrawal until it is paid with its fee, or given back', async () => {
    await inTransaction(async (tx) => {
      const id = await createAccount(tx)
      await transfer(tx, id, { kind: 'reward', amount: 100_000, note: 'Test', at })
      const wallet = { account_id: id, bank: 'maya', account: '****1' }
      await holdWithdrawal(tx, { ...wallet, order_no: 'W1', amount: 30_000, fee: 1500 }, at)
      await holdWithdrawal(tx, { ...wallet, order_no: 'W2', amount: 20_000, fee: 1500 }, at)
      expect(await getStanding(tx, id)).toMatchObject({ all: 100_000, balance: 50_000 })
      expect(await settleWithdrawal(tx, 'W1', 2, '', at)).toBe(true)
      expect(await settleWithdrawal(tx, 'W2', 4, 'No', at)).toBe(true)
      expect(await settleWithdrawal(tx, 'W2', 2, '', at)).toBe(false)
      expect(await getStanding(tx, id)).toMatchObject({ all: 70_000, balance: 70_000 })
      const { rows } = await sql<{ book: string; amount: number }>`
        select book, sum(amount)::int as amount from posting p join transfer t on t.id = p.transfer_id
        where t.account_id = ${id} and book in ('held', 'payments', 'fees') group by book order by book`.execute(tx)
      expect(rows).toEqual([
        { book: 'fees', amount: 1500 },
        { book: 'held', amount: 0 },
        { book: 'payments', amount: 28_500 },
      ])
    })
    expect(await findLedgerErrors(db)).toEqual([])
  })

  it('refuses a balance below zero, a second transfer of an order, and a change of the ledger', async () => {
    const id = await inTransaction(createAccount)
    const move = { kind: 'reward', amount: 100, note: 'Test', orderNo: 'once1', at } as const
    await inTransaction((tx) => transfer(tx, id, move))
    await expect(inTransaction((tx) => transfer(tx, id, { ...move, kind: 'bet', amount: -101 }))).rejects.toThrow(
      /balance/,
    )
    await expect(inTransaction((tx) => transfer(tx, id, move))).rejects.toThrow(/unique/)
    await expect(sql`update posting set amount = 0`.execute(db)).rejects.toThrow(/never changed/)
    await expect(sql`delete from transfer`.execute(db)).rejects.toThrow(/never changed/)
    expect(await findLedgerErrors(db)).toEqual([])
  })

  it('finds what is wrong with the books', async () => {
    const found = inTransaction(async (tx) => {
      const id = await createAccount(tx)
      await transfer(tx, id, { kind: 'reward', amount: 1000, note: 'Test', at })
      await sql`
        insert into transfer (kind, account_id, note, balance_after) values ('win', ${id}, '""', 7)`.execute(tx)
      await sql`
        insert into withdrawal (order_no, account_id, amount, bank, account, status) values ('W9', ${id}, 5, '', '', 2)`.execute(
        tx,
      )
      await sql`
        insert into goods (id, name, kind, points, stock, place) values ('mug', '{}', 'goods', 5, 1, 1)`.execute(tx)
      await sql`
        insert into exchange (order_no, account_id, goods_id, quantity, points) values ('E9', ${id}, 'mug', 1, 5)`.execute(
        tx,
      )
      await sql`update account set held = 3, deposited = 4 where id = ${id}`.execute(tx)
      throw new Error(
        (await findLedgerErrors(tx))
          .map((problem) => problem.replaceAll(/\d{6,}/g, 'N').replace(/transfer \d+/, 'transfer T'))
          .join('\n'),
      )
    })
    await expect(found).rejects.toThrow(
      `account N has 1000 and 3 held, and the ledger 1000 and 0
account N holds 3 and its withdrawals 0
account N has deposited 4 and its deposits 0
transfer T ends at 7, and the ledger at 1000
withdrawal W9 has status 2 and the transfers \naccount N has spent more points than it had`,
    )
  })
})
