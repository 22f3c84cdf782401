import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { PERSONA_PASSWORD } from '../../data/personas.ts'
import type { MockServer } from '../../server.ts'
import { later } from '../../testing/money.ts'
import { createNoonServer, logIn, passDays, payIn, play } from '../../testing/noon-server.ts'
import type { PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
let count = 0
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

/** A player in a sandbox of its own, and the reminders that the player gets. */
async function enter(username = 'ratified') {
  count += 1
  const sandboxId = `activity-${String(count)}`
  const client = await logIn(server, sandboxId, username)
  const reminders: unknown[] = []
  const { uid } = (await client.get('/api/user/info')).data as { uid: string }
  const send = ({ event, content }: { event: string; content?: unknown }): void => {
    if (event === 'session.reminder') reminders.push(content)
  }
  server.sandboxes.get(sandboxId).hub.attach(uid, { sessionId: 'test', send, close: () => undefined })
  return { client, reminders }
}

const NONE = { minutes: 0, staked: 0, won: 0, net: 0, reminderMinutes: 30 }
const readSession = async (client: PlayerClient) => (await client.get('/api/rg/session/fetch')).data
const answer = async (client: PlayerClient) =>
  (await client.post('/api/rg/session/answer', { answer: 'keepPlaying' })).data

/** Plays a round every ten minutes. */
async function playFor(client: PlayerClient, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 10) {
    await later(client, 10)
    await play(client, 1)
  }
}

interface Sums {
  deposits: number
  withdrawals: number
  bonus: number
  staked: number
  won: number
  net: number
  minutes: number
}

async function readStatement(client: PlayerClient, query = '') {
  return (await client.get(`/api/rg/statement${query}`)).data as {
    year: number
    since: string
    months: { month: string; sums: Sums }[]
    total: Sums
  }
}

describe('a session of play', () => {
  it('begins with a launch, adds its rounds up and ends after 15 minutes without one', async () => {
    const { client } = await enter()
    expect(await readSession(client)).toEqual(NONE)
    await play(client, 3, 10)
    await later(client, 14)
    const { totalBet, totalWin } = (await client.get('/api/game/record/slot')).data as {
      totalBet: number
      totalWin: number
    }
    expect(await readSession(client)).toEqual({
      startedAt: '2026-11-20T12:00:00+08:00',
      minutes: 14,
      staked: totalBet,
      won: totalWin,
      net: totalWin - totalBet,
      reminderMinutes: 30,
      dueInSeconds: 16 * 60,
    })
    await later(client, 1)
    expect(await readSession(client)).toEqual(NONE)
  })

  it('ends with a break', async () => {
    const { client } = await enter()
    await play(client, 1)
    await client.post('/api/rg/break', { hours: 24, thisDevice: false, password: hashPassword(PERSONA_PASSWORD) })
    expect(await readSession(client)).toEqual(NONE)
  })
})

describe('a reality check', () => {
  it('is due after 30 minutes of play until it is answered, and the socket says so once', async () => {
    const { client, reminders } = await enter()
    await play(client, 1)
    await playFor(client, 30)
    expect(await readSession(client)).toMatchObject({ minutes: 30, dueInSeconds: 0 })
    await playFor(client, 10)
    expect(reminders).toEqual([{ minutes: 30 }])
    expect(await answer(client)).toMatchObject({ minutes: 40, dueInSeconds: 1800 })
    await playFor(client, 30)
    expect(reminders).toEqual([{ minutes: 30 }, { minutes: 70 }])
  })

  it('counts another time from the answer before', async () => {
    const { client, reminders } = await enter()
    await play(client, 1)
    await playFor(client, 10)
    const { data } = await client.post('/api/rg/session/reminder', { minutes: 15 })
    expect(data).toMatchObject({ reminderMinutes: 15, dueInSeconds: 300 })
    await later(client, 5)
    expect(reminders).toEqual([{ minutes: 15 }])
  })

  it('does not come once the session has ended', async () => {
    const { client, reminders } = await enter()
    await play(client, 1)
    await later(client, 60)
    expect(reminders).toEqual([])
    expect(await answer(client)).toEqual(NONE)
  })
})

describe('a statement', () => {
  it('adds up the months from registration to now', async () => {
    const { client } = await enter('vip8player')
    const { year, since, months, total } = await readStatement(client)
    expect({ year, since, months: months.map(({ month }) => month) }).toEqual({
      year: 2026,
      since: '2026-08-17',
      months: ['2026-08', '2026-09', '2026-10', '2026-11'],
    })
    const records = (await client.get('/api/game/record/hot')).data as { totalBet: number; totalWin: number }
    expect(total).toMatchObject({ staked: records.totalBet, won: records.totalWin })
    for (const name of Object.keys(total) as (keyof Sums)[])
      expect(months.reduce((sum, { sums }) => sum + sums[name], 0)).toBeCloseTo(total[name], 2)
  })

  it('counts deposits and withdrawals that succeeded, bonuses, stakes and time', async () => {
    const { client } = await enter()
    const before = (await readStatement(client)).total
    expect(before).toMatchObject({ deposits: 6000, withdrawals: 1088, bonus: 88, staked: 0, minutes: 0 })
    await payIn(client, 500)
    await client.post('/api/recharge/preCreate', { method: 'gcash', amount: 500 })
    await play(client, 2, 20)
    await later(client, 3)
    expect((await readStatement(client)).total).toMatchObject({ deposits: 6500, staked: 40, minutes: 3 })
  })

  it('of a year without the player, or after now, has no month', async () => {
    const { client } = await enter()
    const none = { deposits: 0, withdrawals: 0, bonus: 0, staked: 0, won: 0, net: 0, minutes: 0 }
    for (const year of ['2025', '2027'])
      expect(await readStatement(client, `?year=${year}`)).toMatchObject({ months: [], total: none })
  })

  it('begins a new year with January', async () => {
    const { client } = await enter()
    await passDays(client, 43)
    expect((await readStatement(client)).months.map(({ month }) => month)).toEqual(['2027-01'])
    expect((await readStatement(client, '?year=2026')).months.map(({ month }) => month)).toEqual([
      '2026-10',
      '2026-11',
      '2026-12',
    ])
  })
})
