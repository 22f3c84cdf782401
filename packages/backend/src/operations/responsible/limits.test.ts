import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInMemory, type Database } from '../../database/open-database.ts'
import type { Call, Handler, OperationId } from '../../http/call.ts'
import { findLedgerErrors } from '../../ledger-errors.ts'
import { lockAccount, transfer, type Tx } from '../../money.ts'
import { hashAgain, withPasswords } from '../../passwords.ts'
import { seedCodes, seedGames } from '../../seed/games.ts'
import { digest } from '../../settings.ts'
import { readBadges } from '../account/badges.ts'
import { openLaunch, playRound } from '../games/rounds.ts'
import { handlers } from '../handlers.ts'
import { sendLetter } from '../inbox/letters.ts'
import { tellPlayNews } from './news.ts'

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
  })
  accountId = await createAccount('player', 'PAROL2')
  await inTransaction(async (tx) => {
    await lockAccount(tx, accountId)
    await transfer(tx, accountId, { kind: 'reward', amount: 1_000_00, note: '', at: START })
  })
}, 180_000)

afterAll(async () => {
  await db.destroy()
})

/** A player with a session on the same device as the others. */
async function createAccount(username: string, code: string): Promise<number> {
  const account = { username, password: await hashAgain(PASSWORD), register_phone: '', invitation_code: code }
  const { id } = await db
    .insertInto('account')
    .values({ ...account, created_at: START })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('session')
    .values({ token_hash: `session of ${username}`, account_id: id, device_id: 'device' })
    .execute()
  return id
}

/** The news of the socket since the last time. */
async function listNews(): Promise<unknown[]> {
  const messages = await db.deleteFrom('live_message').returningAll().execute()
  const news = messages.filter(({ content }) => content !== null)
  return news.map(({ account_id, event, content }) => [account_id, event, JSON.parse(content ?? '') as unknown])
}

/** Calls a handler as the player, in a transaction, so many hours after the start. */
async function call<Id extends OperationId>(id: Id, hours: number, body: unknown = {}, query: unknown = {}) {
  return withPasswords((passwords) =>
    db.transaction().execute(async (tx) => {
      const account = await tx.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
      const games = { launch: async ({ token }: { token: string }) => token }
      const common = {
        language: 'en-US',
        deviceId: 'device',
        sessionHash: 'session of player',
        origin: 'http://127.0.0.1',
      }
      const settings = { rateFactor: 1 }
      const parts = { tx, passwords, account, body, query, now: after(hours), adapters: { games }, settings, ...common }
      return (handlers[id] as Handler<Id>)(parts as unknown as Call<Id>)
    }),
  )
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

  it('ends the session of play, and holds promotions, until it is over', async () => {
    const texts = { 'en-US': 'Gift', 'vi-VN': 'Quà' }
    await inTransaction((tx) => sendLetter(tx, accountId, { type: 'reward', title: texts, content: texts }, after(99)))
    const { revision: before = 0, ...counts } = await inTransaction((tx) => readBadges(tx, accountId, after(100)))
    expect(counts).toMatchObject({ loginBonusRewardNum: 1, letterUnreadNum: 1 })
    await launch(100)
    await call('takeBreak', 100.1, { hours: 24, thisDevice: true, password: PASSWORD })
    expect(await call('getPlaySession', 100.1)).toMatchObject({ minutes: 0, reminderMinutes: 30 })
    const { revision = 0, ...held } = await inTransaction((tx) => readBadges(tx, accountId, after(101)))
    expect(held).toMatchObject({ loginBonusRewardNum: 0, letterUnreadNum: 0 })
    expect(revision).toBeGreaterThan(before)
    expect(await call('listLetters', 101)).toEqual({ list: [], total: 0 })
    expect(await call('listLetters', 125)).toMatchObject({ total: 1 })
  })

  it('tells those who may play again that it is over, and nobody else', async () => {
    const other = await createAccount('other', 'PAROL3')
    const pause = { account_id: other, kind: 'break', device_id: null } as const
    await db
      .insertInto('play_pause')
      .values({ ...pause, starts_at: after(100), ends_at: after(200) })
      .execute()
    // The end of the earlier one.
    await inTransaction((tx) => tellPlayNews(tx, after(99)))
    await listNews()
    await inTransaction((tx) => tellPlayNews(tx, after(125)))
    expect(await listNews()).toEqual([[accountId, 'play.state', { state: 'open' }]])
    await inTransaction((tx) => tellPlayNews(tx, after(201)))
    expect(await listNews()).toEqual([[other, 'play.state', { state: 'open' }]])
  })
})

describe('reality checks', () => {
  it('are told again when a longer time has put them off', async () => {
    const minutes = (count: number) => 300 + count / 60
    await launch(minutes(0))
    await call('setRealityCheck', minutes(1), { minutes: 15 })
    await inTransaction((tx) => tellPlayNews(tx, after(minutes(14.5))))
    expect(await listNews()).toEqual([])
    await launch(minutes(14))
    await inTransaction((tx) => tellPlayNews(tx, after(minutes(15))))
    expect(await listNews()).toEqual([[accountId, 'session.reminder', { minutes: 15 }]])
    await call('setRealityCheck', minutes(20), { minutes: 30 })
    await launch(minutes(28))
    for (const count of [30, 31]) await inTransaction((tx) => tellPlayNews(tx, after(minutes(count))))
    expect(await listNews()).toEqual([[accountId, 'session.reminder', { minutes: 30 }]])
  })
})

describe('the question for limits', () => {
  it('comes again on the same day six months later, or the last one of the month', async () => {
    const hoursUntil = (at: string) => (Date.parse(at) - START.getTime()) / HOUR
    await call('postponePlayLimits', hoursUntil('2027-08-31T09:00:00+08:00'))
    expect(await call('listPlayLimits', hoursUntil('2028-02-28T23:59:00+08:00'))).toMatchObject({ ask: false })
    expect(await call('listPlayLimits', hoursUntil('2028-02-29T00:00:00+08:00'))).toMatchObject({ ask: true })
  })
})
