import type * as Crypto from 'node:crypto'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { developmentAdapters } from '../../adapters/development.ts'
import { openInMemory, type OpenDatabase } from '../../database/open-database.ts'
import { readContract } from '../../http/contract.ts'
import { createServer } from '../../http/server.ts'
import { findLedgerErrors } from '../../ledger-errors.ts'
import { createPlayers } from '../../load/create-players.ts'
import { DEPOSIT, settleDeposit } from '../../money.ts'
import { readSettings } from '../../settings.ts'
import { grantCoupon } from './coupons.ts'
import { WELCOME_COUPON } from './methods.ts'

/** Called before a password is hashed. */
const beforeHashing = vi.hoisted(() => vi.fn<() => Promise<unknown>>())

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof Crypto>()
  const scrypt = (password: string, salt: Buffer, length: number, done: (error: Error | null, key: Buffer) => void) =>
    void Promise.resolve(beforeHashing()).then(() => original.scrypt(password, salt, length, done))
  return { ...original, scrypt }
})

const TIMEOUT_MS = 120_000
let opened: OpenDatabase
let server: FastifyInstance
let cookie: string
let password: string
let keys = 0

beforeAll(async () => {
  opened = await openInMemory()
  const [player] = await createPlayers(opened.db, 1)
  cookie = player?.cookie ?? ''
  password = player?.password ?? ''
  const contract = readContract(path.resolve(import.meta.dirname, '../../../../../generated/openapi.json'))
  const settings = readSettings({})
  server = await createServer({ ...opened, contract, settings, adapters: developmentAdapters(settings) })
}, TIMEOUT_MS)

afterAll(async () => {
  await server.close()
  await opened.close()
})

async function send(method: 'GET' | 'POST', url: string, payload?: object | string) {
  keys += 1
  const headers = {
    cookie,
    versioncode: '104',
    'idempotency-key': `request-${keys}`,
    'content-type': 'application/json',
  }
  const response = await server.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  return { status: response.statusCode, ...response.json<{ code: number; msg: string; data: never }>() }
}

async function readMoney() {
  const account = await opened.db.selectFrom('account').select(['balance', 'held']).executeTakeFirstOrThrow()
  expect(await findLedgerErrors(opened.db)).toEqual([])
  return account
}

describe('requests of money', { timeout: TIMEOUT_MS }, () => {
  it.each(['100.005', '-100', '0', '9007199254740993', '1e300', '1e-7', '"100"', 'null', '[100]', '{}'])(
    'refuse the amount %s',
    async (amount) => {
      const before = await readMoney()
      for (const [url, rest] of [
        ['/api/withdraw/create', `"password":"${password}"`],
        ['/api/recharge/preCreate', '"method":"gcash"'],
      ] as const)
        expect(await send('POST', url, `{"amount":${amount},${rest}}`)).toMatchObject({ status: 200, code: 40_000 })
      expect(await readMoney()).toEqual(before)
    },
  )

  it.each(['NaN', 'Infinity', '0x64', '1_000', '+100', '1.'])('take %s for no JSON', async (amount) => {
    const body = `{"amount":${amount},"password":"${password}"}`
    expect(await send('POST', '/api/withdraw/create', body)).toMatchObject({ status: 200, code: 40_000 })
  })

  it('refuse a text that the database cannot have', async () => {
    await opened.db.deleteFrom('wallet').execute()
    const wallet = { bank: 'otherpay', name: 'Juan Cruz', account: 'a\u0000b' }
    expect(await send('POST', '/api/user/bankCard/create', wallet)).toMatchObject({ status: 200, code: 40_000 })
    expect(await send('POST', '/api/user/bankCard/create', { ...wallet, account: '9170000000' })).toMatchObject({
      code: 20_000,
    })
  })

  it('check a password while no transaction is open', async () => {
    beforeHashing.mockImplementation(() => opened.db.selectFrom('account').select('id').execute())
    const wrong = await send('POST', '/api/withdraw/create', { amount: 100, password: 'f'.repeat(64) })
    expect(wrong.code).toBe(43_207)
    expect(await send('POST', '/api/withdraw/create', { amount: 100, password })).toMatchObject({ code: 20_000 })
    expect(beforeHashing).toHaveBeenCalledTimes(2)
  })

  it('give the bonus that firstDepositOffer promises, and none below its deposit', async () => {
    const { id } = await opened.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    await opened.db.transaction().execute((tx) => grantCoupon(tx, id, WELCOME_COUPON, new Date()))
    const offer = { bonusPercent: 20, bonusMax: 200, minDeposit: 500 }
    const config = (await send('GET', '/api/config/fetch')).data as { firstDepositOffer: object }
    const coupons = (await send('GET', '/api/coupon/fetch?state=usable')).data as { list: { id: string }[] }
    expect(config.firstDepositOffer).toMatchObject(offer)
    expect(coupons.list[0]).toMatchObject({ ...offer, isWelcome: true })
    const prepare = (amount: number) =>
      send('POST', '/api/recharge/preCreate', { method: 'gcash', amount, couponId: coupons.list[0]?.id })
    expect(await prepare(499.99)).toMatchObject({ code: 43_001 })
    for (const [amount, bonus, wageringAdded] of [
      [500, 100, 6000],
      [777.77, 155.55, 9333.2],
      [5000, 200, 52_000],
    ] as const)
      expect((await prepare(amount)).data).toMatchObject({ bonus, turnoverMultiple: 10, wageringAdded })
  })

  it('show why a deposit failed only where it failed, and pay none that has ended', async () => {
    const prepared = await send('POST', '/api/recharge/preCreate', { method: 'gcash', amount: 500 })
    const { orderNo } = prepared.data as { orderNo: string }
    const { data } = await send('POST', '/api/recharge/build', { orderNo })
    const { search } = new URL((data as { payUrl: string }).payUrl)
    const pay = (url: string) =>
      server.inject({ method: 'POST', url: url + search, headers: { host: 'localhost:4620' }, payload: '' })
    expect((await pay('/pay/cancel')).statusCode).toBe(303)
    expect((await pay('/pay/confirm')).statusCode).toBe(303)
    const list = async () => (await send('GET', `/api/recharge/fetch?orderNo=${orderNo}`)).data as { list: object[] }
    expect((await list()).list).toMatchObject([{ status: DEPOSIT.failed, failReason: 'cancelled' }])
    await opened.db.transaction().execute((tx) => settleDeposit(tx, orderNo, DEPOSIT.success, new Date()))
    expect((await list()).list).toMatchObject([{ status: DEPOSIT.success }])
    expect((await list()).list[0]).not.toHaveProperty('failReason')
  })
})
