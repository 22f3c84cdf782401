import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInMemory, type Database } from '../../database/open-database.ts'
import type { Call, Handler, OperationId } from '../../http/call.ts'
import { findLedgerErrors } from '../../ledger-errors.ts'
import { lockAccount, transfer, type Tx } from '../../money.ts'
import { hashAgain } from '../../passwords.ts'
import { seedCodes, seedGames } from '../../seed/games.ts'
import { digest } from '../../settings.ts'
import { openLaunch, playRound } from '../games/rounds.ts'
import { handlers } from '../handlers.ts'

const START = new Date('2026-11-18T12:00:00+08:00')
const HOUR = 3_600_000
const PASSWORD = digest('tumpak123')
let db: Database
let accountId: number

beforeAll(async () => {
  db = (await openInMemory()).db
  await db.transaction().execute(async (tx) => {
    await seedGames(tx, START)
    await seedCodes(tx, START)
    const account = { username: 'player', password: await hashAgain(PASSWORD), register_phone: '9171234567' }
    const row = await tx
      .insertInto('account')
      .values({ ...account, invitation_code: 'PAROL2', created_at: START })
      .returning('id')
      .executeTakeFirstOrThrow()
    accountId = row.id
    await tx
      .insertInto('session')
      .values({ token_hash: 'session', account_id: accountId, device_id: 'device' })
      .execute()
    await lockAccount(tx, accountId)
    await transfer(tx, accountId, { kind: 'reward', amount: 1_000_00, note: '', at: START })
  })
}, 180_000)

afterAll(async () => {
  await db.destroy()
})

/** Calls a handler as the player, in a transaction, so many hours after the start. */
async function call<Id extends OperationId>(id: Id, hours: number, body: unknown = {}, query: unknown = {}) {
  return db.transaction().execute(async (tx) => {
    const account = await tx.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
    const games = { launch: async ({ token }: { token: string }) => token }
    const common = { language: 'en-US', deviceId: 'device', sessionHash: 'session', origin: 'http://127.0.0.1' }
    const parts = { tx, account, body, query, now: after(hours), adapters: { games }, ...common }
    return (handlers[id] as Handler<Id>)(parts as unknown as Call<Id>)
  })
}

const after = (hours: number): Date => new Date(START.getTime() + hours * HOUR)
const inTransaction = <Result>(run: (tx: Tx) => Promise<Result>) => db.transaction().execute(run)

async function launch(hours: number) {
  const { playUrl: token } = await call('launchGame', hours, { gameId: 'slot-001' })
  const opened = await inTransaction((tx) => openLaunch(tx, token, after(hours)))
  expect(await inTransaction((tx) => openLaunch(tx, token, after(hours)))).toBeUndefined()
  const key = opened?.key ?? ''
  return (number: number, bet: number) =>
    inTransaction((tx) => playRound(tx, { key, number, bet, language: 'en-US', now: after(hours) }))
}

describe('rounds', () => {
  it('plays a round once, however often it is sent, and keeps the books', async () => {
    const play = await launch(0)
    const first = await play(1, 10_00)
    expect(await play(1, 10_00)).toEqual(first)
    expect(first.balance).toBe(990_00 + first.win)
    const records = await call('getPlaySession', 0)
    expect(records).toMatchObject({ staked: 10, won: first.win / 100, dueInSeconds: 1800 })
    await expect(play(2, 5_000_01)).rejects.toThrow('badBet')
    expect(await inTransaction((tx) => findLedgerErrors(tx))).toEqual([])
  })
})

describe('play limits', () => {
  it('refuses a stake above the limit, until a raise was confirmed after 24 hours', async () => {
    const key = { kind: 'stake', period: 'month' }
    await call('setPlayLimit', 1, { ...key, amount: 15 })
    const play = await launch(1)
    await expect(play(1, 6_00)).rejects.toThrow('limitReached')
    const raised = await call('setPlayLimit', 1, { ...key, amount: 40 })
    expect(raised.limits).toMatchObject([{ amount: 15, used: 10, left: 5, change: { amount: 40 } }])
    await expect(call('confirmPlayLimit', 24, key)).rejects.toThrow('changeNotDue')
    expect((await call('confirmPlayLimit', 25, key)).limits).toMatchObject([{ amount: 40, left: 30 }])
    await call('removePlayLimit', 26, key)
    // It lapses seven days after it could be confirmed.
    await expect(call('confirmPlayLimit', 26 + 8 * 24, key)).rejects.toThrow('noChangeWaiting')
  })

  it('adds a round to the statement of its month', async () => {
    const { months, total } = await call('getPlayStatement', 2)
    expect(months).toHaveLength(1)
    expect(total).toMatchObject({ bonus: 1000, staked: 10, minutes: 10 })
  })
})

describe('claims', () => {
  it('redeems a code once of two requests at the same time', async () => {
    const both = await Promise.allSettled([1, 2].map(() => call('redeemCode', 3, { code: 'FIESTA2026' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await inTransaction((tx) => findLedgerErrors(tx))).toEqual([])
  })
})

describe('breaks', () => {
  it('keeps the player from games for its time, and no shorter one ends it', async () => {
    const pause = { hours: 48, thisDevice: false, password: PASSWORD }
    await expect(call('takeBreak', 30, { ...pause, password: digest('other') })).rejects.toThrow('passwordWrong')
    expect((await call('takeBreak', 30, pause)).play).toEqual({ state: 'break', until: after(78).toISOString() })
    await expect(call('takeBreak', 31, { ...pause, hours: 24 })).rejects.toThrow('longerHolds')
    await expect(launch(32)).rejects.toThrow('playPaused')
    expect((await call('getUser', 79)).play).toEqual({ state: 'open' })
  })
})
