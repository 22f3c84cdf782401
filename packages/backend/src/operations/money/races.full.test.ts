import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { developmentAdapters } from '../../adapters/development.ts'
import { openDatabase, type OpenDatabase } from '../../database/open-database.ts'
import { readContract } from '../../http/contract.ts'
import { createServer } from '../../http/server.ts'
import { findLedgerErrors } from '../../ledger-errors.ts'
import { createPlayers } from '../../load/create-players.ts'
import type { LoadPlayer } from '../../load/run-load.ts'
import {
  countTurnover,
  lockAccount,
  settleDeposit,
  settleWithdrawal,
  toCentavos,
  transfer,
  type Tx,
} from '../../money.ts'
import { readSettings } from '../../settings.ts'
import { hasPostgres, startPostgres, type TestPostgres } from '../../testing/postgres.ts'
import { grantCoupon } from './coupons.ts'
import { WELCOME_COUPON } from './methods.ts'

const TIMEOUT_MS = 180_000
const TIMES = 16
const CODES = {
  success: 20_000,
  orderAlreadyBuilt: 43_005,
  couponUnusable: 43_007,
  walletBound: 43_101,
  walletTaken: 43_102,
  insufficientBalance: 43_203,
  insufficientPoints: 43_301,
  goodsUnavailable: 43_302,
  requestInProgress: 43_402,
}

interface Answer {
  readonly code: number
  readonly data: { readonly orderNo: string } | null
}

function atOnce<Found>(run: (index: number, key: string) => Promise<Found>): Promise<Found[]> {
  const key = randomUUID()
  return Promise.all(Array.from({ length: TIMES }, (_, index) => run(index, key)))
}

function count(answers: readonly Answer[], code: number): number {
  return answers.filter((one) => one.code === code).length
}

function listOrders(answers: readonly Answer[]): Set<string> {
  return new Set(answers.flatMap(({ data }) => data?.orderNo ?? []))
}

/** All of them have one key: one order, and for some a refusal while it was made. */
function expectOne(answers: readonly Answer[]): void {
  expect(listOrders(answers).size).toBe(1)
  expect(count(answers, CODES.success) + count(answers, CODES.requestInProgress)).toBe(TIMES)
}

describe.skipIf(!hasPostgres())('requests of money at once, on PostgreSQL', { timeout: TIMEOUT_MS }, () => {
  let postgres: TestPostgres
  let opened: OpenDatabase
  let server: FastifyInstance
  /** With the documented rate limits. */
  let strict: FastifyInstance
  let players: LoadPlayer[]
  let ids: number[]
  let used = 0

  beforeAll(async () => {
    postgres = await startPostgres()
    const settings = readSettings({ DATABASE_URL: postgres.url, TUMPAK_BACKEND_RATE_FACTOR: '1000' })
    opened = await openDatabase(settings)
    players = await createPlayers(opened.db, 24)
    ids = (await opened.db.selectFrom('account').select('id').orderBy('id').execute()).map(({ id }) => id)
    const contract = readContract(path.resolve(import.meta.dirname, '../../../../../generated/openapi.json'))
    const parts = { ...opened, contract, adapters: developmentAdapters(settings) }
    server = await createServer({ ...parts, settings })
    strict = await createServer({ ...parts, settings: { ...settings, rateFactor: 1 } })
  }, TIMEOUT_MS)

  afterEach(async () => {
    expect(await findLedgerErrors(opened.db)).toEqual([])
  })

  afterAll(async () => {
    await server?.close()
    await strict?.close()
    await opened?.close()
    await postgres?.stop()
  }, TIMEOUT_MS)

  /** A player that no test has used: ₱10,000, 20,000 points, a wallet and letters. */
  function takePlayer() {
    const player = players[used] as LoadPlayer
    const id = ids[used] as number
    used += 1
    const call = async (url: string, body: object, key: string = randomUUID()): Promise<Answer> => {
      const headers = { cookie: player.cookie, versioncode: '104', 'idempotency-key': key }
      const response = await server.inject({ method: 'POST', url, headers, payload: body })
      expect(response.statusCode).toBe(200)
      return response.json()
    }
    const read = async () => opened.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const prepare = async (body: object): Promise<string> => {
      const { data } = await call('/api/recharge/preCreate', { method: 'gcash', amount: 500, ...body })
      return data?.orderNo ?? ''
    }
    const createDeposit = async (body: object = {}): Promise<string> => {
      const orderNo = await prepare(body)
      expect(await call('/api/recharge/build', { orderNo })).toMatchObject({ code: CODES.success })
      return orderNo
    }
    const pay = (orderNo: string) => inTransaction((tx) => settleDeposit(tx, orderNo, 1, new Date()))
    return { id, password: player.password, call, read, prepare, createDeposit, pay }
  }

  type Player = ReturnType<typeof takePlayer>

  function inTransaction<Found>(run: (tx: Tx) => Promise<Found>): Promise<Found> {
    return opened.db.transaction().execute(run)
  }

  it('withdraws what the balance covers, and a key once', async () => {
    const { call, read, password } = takePlayer()
    const answers = await atOnce(() => call('/api/withdraw/create', { amount: 1500, password }))
    expect([count(answers, CODES.success), count(answers, CODES.insufficientBalance)]).toEqual([6, TIMES - 6])
    expect(await read()).toMatchObject({ balance: toCentavos(1000), held: toCentavos(9000) })
    expectOne(await atOnce((_, key) => call('/api/withdraw/create', { amount: 100, password }, key)))
    expect(await read()).toMatchObject({ balance: toCentavos(900), held: toCentavos(9100) })
  })

  it('counts wrong passwords one after another', async () => {
    const { id } = takePlayer()
    const [player] = players.slice(used - 1)
    const guess = () =>
      strict.inject({
        method: 'POST',
        url: '/api/withdraw/create',
        headers: { cookie: player?.cookie ?? '', 'idempotency-key': randomUUID() },
        payload: { amount: 100, password: String(id).padStart(64, '0') },
      })
    const answers = await atOnce(guess)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(TIMES - 10)
  })

  it('exchanges what the points cover, and a key once', async () => {
    const { call, read } = takePlayer()
    const answers = await atOnce(() => call('/api/mallExchange/order', { goodsId: 'cash-10', quantity: 30 }))
    expect([count(answers, CODES.success), count(answers, CODES.insufficientPoints)]).toEqual([6, TIMES - 6])
    expect(await read()).toMatchObject({ balance: toCentavos(11_800) })
    expectOne(await atOnce((_, key) => call('/api/mallExchange/order', { goodsId: 'cash-10', quantity: 1 }, key)))
    expect(await read()).toMatchObject({ balance: toCentavos(11_810) })
  })

  it('sells the last one in stock to one player', async () => {
    await opened.db.updateTable('goods').set({ stock: 1 }).where('id', '=', 'lantern').execute()
    const buyers = [takePlayer(), takePlayer()]
    const answers = await atOnce((index) =>
      (buyers[index % 2] as Player).call('/api/mallExchange/order', { goodsId: 'lantern', quantity: 1 }),
    )
    expect([count(answers, CODES.success), count(answers, CODES.goodsUnavailable)]).toEqual([1, TIMES - 1])
  })

  it('creates a deposit once, and credits it once', async () => {
    const { call, prepare, read, pay } = takePlayer()
    const [first, second] = [await prepare({ amount: 500 }), await prepare({ amount: 700 })]
    const answers = await atOnce(() => call('/api/recharge/build', { orderNo: first }))
    expect([count(answers, CODES.success), count(answers, CODES.orderAlreadyBuilt)]).toEqual([1, TIMES - 1])
    expectOne(await atOnce((_, key) => call('/api/recharge/build', { orderNo: second }, key)))
    await atOnce((index) => pay(index % 2 === 0 ? first : second))
    expect(await read()).toMatchObject({ balance: toCentavos(11_200), deposited: toCentavos(1200) })
  })

  it('gives one coupon to one of many deposits', async () => {
    const { id, call, prepare, read, pay } = takePlayer()
    await inTransaction((tx) => grantCoupon(tx, id, WELCOME_COUPON, new Date()))
    const { id: coupon } = await opened.db
      .selectFrom('coupon')
      .select('id')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    const orders = await atOnce(() => prepare({ amount: 1000, couponId: `C${coupon}` }))
    const answers = await atOnce((index) => call('/api/recharge/build', { orderNo: orders[index] }))
    expect([count(answers, CODES.success), count(answers, CODES.couponUnusable)]).toEqual([1, TIMES - 1])
    await Promise.all([...listOrders(answers)].map(pay))
    expect(await read()).toMatchObject({ balance: toCentavos(11_200), deposited: toCentavos(1000) })
  })

  it('credits a deposit that is paid as it times out, and as the player cancels it', async () => {
    const { createDeposit, read } = takePlayer()
    const orderNo = await createDeposit()
    const now = new Date()
    await atOnce((index) =>
      inTransaction((tx) => settleDeposit(tx, orderNo, ([1, 2, 3] as const)[index % 3] ?? 1, now)),
    )
    expect(await read()).toMatchObject({ balance: toCentavos(10_500), deposited: toCentavos(500) })
  })

  it('either pays a withdrawal out or gives it back', async () => {
    const { call, read, password } = takePlayer()
    const { data } = await call('/api/withdraw/create', { amount: 1000, password })
    const done = await atOnce((index) =>
      inTransaction((tx) => settleWithdrawal(tx, data?.orderNo ?? '', index % 2 === 0 ? 2 : 4, '', new Date())),
    )
    expect(done.filter(Boolean)).toHaveLength(1)
    const { balance, held } = await read()
    expect(held).toBe(0)
    expect([toCentavos(9000), toCentavos(10_000)]).toContain(balance)
  })

  it('never spends the same money in a withdrawal, a bet and an exchange', async () => {
    const { id, call, read, password } = takePlayer()
    const answers = await atOnce(async (index) => {
      if (index % 3 === 0) return call('/api/withdraw/create', { amount: 3000, password })
      if (index % 3 === 1) return call('/api/mallExchange/order', { goodsId: 'cash-10', quantity: 99 })
      await inTransaction(async (tx) => {
        const { balance } = await lockAccount(tx, id)
        const amount = -Math.min(balance, toCentavos(800))
        await transfer(tx, id, { kind: 'bet', amount, note: 'Bet', orderNo: `R${id}-${index}`, at: new Date() })
        await countTurnover(tx, id, -amount)
      })
      return undefined
    })
    expect(answers.some((answer) => answer?.code === CODES.success)).toBe(true)
    expect((await read()).balance).toBeGreaterThanOrEqual(0)
  })

  it('counts the turnover of bets at once, and its points', async () => {
    const { id, createDeposit, pay, read } = takePlayer()
    for (const orderNo of [await createDeposit(), await createDeposit()]) await pay(orderNo)
    await atOnce((index) =>
      inTransaction(async (tx) => {
        await lockAccount(tx, id)
        const move = { note: 'Bet', orderNo: `R${id}-${index}`, at: new Date() }
        await transfer(tx, id, { kind: 'bet', amount: -toCentavos(400), ...move })
        await transfer(tx, id, { kind: 'win', amount: toCentavos(400), ...move })
        await countTurnover(tx, id, toCentavos(400))
      }),
    )
    expect((await read()).turnover).toBe(toCentavos(6400))
    const { rows } = await sql<{ owed: number }>`select owed from binding where account_id = ${id}`.execute(opened.db)
    expect(rows).toEqual([{ owed: toCentavos(3600) }])
  })

  it('binds a wallet once, to one player', async () => {
    const binders = [takePlayer(), takePlayer()]
    const wallet = { bank: 'gcash', name: 'Juan Cruz', account: '9000000000' }
    for (const { id } of binders) await opened.db.deleteFrom('wallet').where('account_id', '=', id).execute()
    await opened.db.deleteFrom('wallet').where('account', '=', wallet.account).execute()
    const answers = await atOnce((index) => (binders[index % 2] as Player).call('/api/user/bankCard/create', wallet))
    const [bound, taken] = [count(answers, CODES.walletBound), count(answers, CODES.walletTaken)]
    expect([count(answers, CODES.success), bound, taken]).toEqual([1, TIMES / 2 - 1, TIMES / 2])
  })

  it('lets an inviter claim for a friend whose first deposit arrives', async () => {
    const [inviter, friend] = [takePlayer(), takePlayer()]
    await opened.db.updateTable('account').set({ invited_by: inviter.id }).where('id', '=', friend.id).execute()
    const orderNo = await friend.createDeposit()
    const [claim, payment] = [
      await opened.db.startTransaction().execute(),
      await opened.db.startTransaction().execute(),
    ]
    await lockAccount(claim, inviter.id)
    await lockAccount(payment, friend.id)
    const reward = {
      account_id: inviter.id,
      friend_id: friend.id,
      kind: 'turnover',
      amount: 1,
      got_at: new Date(),
    } as const
    await Promise.all([
      claim
        .insertInto('friend_reward')
        .values(reward)
        .execute()
        .then(() => claim.commit().execute()),
      settleDeposit(payment, orderNo, 1, new Date()).then(() => payment.commit().execute()),
    ])
    expect(await friend.read()).toMatchObject({ deposited: toCentavos(500) })
  })
})
