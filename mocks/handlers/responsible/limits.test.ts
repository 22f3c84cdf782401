import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MockServer } from '../../server.ts'
import { later } from '../../testing/money.ts'
import { createNoonServer, logIn, passDays, payIn, play } from '../../testing/noon-server.ts'
import { createPlayerClient, type PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
let count = 0
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

const CODE = { ok: 20_000, orderExpired: 43_004, noChangeWaiting: 47_002, changeNotDue: 47_003, limitReached: 47_102 }
const WEEK = { kind: 'deposit', period: 'week' } as const

interface LimitSeen {
  kind: string
  period: string
  amount?: number
  used?: number
  left?: number
  usedMinutes?: number
  leftMinutes?: number
  endsAt: string
  change?: { amount?: number; confirmableAt: string; lapsesAt: string }
}

async function enter(username = 'ratified'): Promise<PlayerClient> {
  count += 1
  return logIn(server, `limits-${String(count)}`, username)
}

async function readLimits(client: PlayerClient): Promise<{ limits: LimitSeen[]; ask: boolean }> {
  return (await client.get('/api/rg/limit/fetch')).data as { limits: LimitSeen[]; ask: boolean }
}

const set = (client: PlayerClient, body: object) => client.post('/api/rg/limit/set', body)
const confirm = async (client: PlayerClient) => (await client.post('/api/rg/limit/confirm', WEEK)).code

const prepare = (client: PlayerClient, amount: number, headers: Record<string, string> = {}) =>
  client.post('/api/recharge/preCreate', { method: 'gcash', amount }, headers)

async function prepareOrder(client: PlayerClient, amount: number): Promise<string> {
  return ((await prepare(client, amount)).data as { orderNo: string }).orderNo
}

const create = (client: PlayerClient, orderNo: string, versionCode = '104') =>
  client.post('/api/recharge/build', { orderNo }, { versionCode })

describe('the periods of limits', () => {
  it('are Manila days, weeks from Monday and months', async () => {
    const client = await enter()
    for (const period of ['month', 'week', 'day']) await set(client, { kind: 'deposit', period, amount: 1000 })
    // Noon on Friday, 20 November 2026.
    expect((await readLimits(client)).limits.map(({ period, endsAt }) => [period, endsAt])).toEqual([
      ['day', '2026-11-21T00:00:00+08:00'],
      ['week', '2026-11-23T00:00:00+08:00'],
      ['month', '2026-12-01T00:00:00+08:00'],
    ])
  })
})

describe('a limit of deposits', () => {
  it('holds at once when new or lower, and for the next period starts again', async () => {
    const client = await enter()
    await set(client, { ...WEEK, amount: 1500 })
    await payIn(client, 1000)
    expect((await readLimits(client)).limits).toMatchObject([{ amount: 1500, used: 1000, left: 500 }])
    expect((await prepare(client, 500.01)).code).toBe(CODE.limitReached)
    expect((await set(client, { ...WEEK, amount: 900 })).data).toMatchObject({ limits: [{ used: 1000, left: 0 }] })
    await passDays(client, 3)
    expect((await readLimits(client)).limits).toMatchObject([{ used: 0, left: 900 }])
    expect((await prepare(client, 900)).code).toBe(CODE.ok)
  })

  it('names the limit, what is left and the day of its end in the language of the request', async () => {
    const client = await enter()
    await set(client, { ...WEEK, amount: 499 })
    expect((await prepare(client, 500)).msg).toBe(
      'Your limit is ₱499.00. Left: ₱499.00. It starts again on Nov 23, 2026.',
    )
    expect((await prepare(client, 500, { 'accept-language': 'vi-VN' })).msg).toMatch(
      /^Hạn mức của bạn là ₱499\.00\..*23/,
    )
  })

  it('gives a deposit back that fails or times out', async () => {
    const client = await enter()
    await set(client, { ...WEEK, amount: 1000 })
    await create(client, await prepareOrder(client, 1000))
    expect((await readLimits(client)).limits).toMatchObject([{ used: 1000, left: 0 }])
    await later(client, 15)
    expect((await readLimits(client)).limits).toMatchObject([{ used: 0, left: 1000 }])
  })

  it('holds under two requests at once', async () => {
    const client = await enter()
    await set(client, { ...WEEK, amount: 1000 })
    const orders = await Promise.all([prepareOrder(client, 600), prepareOrder(client, 600)])
    const codes = (await Promise.all(orders.map((orderNo) => create(client, orderNo)))).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([CODE.ok, CODE.limitReached])
  })

  it.each(['', '103', undefined])('is orderExpired for an app of versionCode %j, which moves nothing', async (code) => {
    const client = await enter()
    const orderNo = await prepareOrder(client, 1000)
    await set(client, { ...WEEK, amount: 999 })
    const headers: Record<string, string> = code === undefined ? {} : { versionCode: code }
    expect((await client.post('/api/recharge/build', { orderNo }, headers)).code).toBe(CODE.orderExpired)
    expect((await create(client, orderNo)).code).toBe(CODE.limitReached)
  })
})

describe('a higher limit', () => {
  it('holds after 24 hours and the player’s yes', async () => {
    const client = await enter()
    await set(client, { ...WEEK, amount: 1000 })
    expect((await set(client, { ...WEEK, amount: 5000 })).data).toMatchObject({
      limits: [
        {
          amount: 1000,
          change: {
            amount: 5000,
            confirmableAt: '2026-11-21T12:00:00+08:00',
            lapsesAt: '2026-11-28T12:00:00+08:00',
          },
        },
      ],
    })
    await later(client, 24 * 60 - 1)
    expect(await confirm(client)).toBe(CODE.changeNotDue)
    await later(client, 1)
    expect((await prepare(client, 1001)).code).toBe(CODE.limitReached)
    expect(await confirm(client)).toBe(CODE.ok)
    expect((await prepare(client, 1001)).code).toBe(CODE.ok)
    expect((await readLimits(client)).limits).toEqual([expect.not.objectContaining({ change: expect.anything() })])
  })

  it('lapses seven days later', async () => {
    const client = await enter()
    await set(client, { ...WEEK, amount: 1000 })
    await set(client, { ...WEEK, amount: 5000 })
    await passDays(client, 8)
    expect(await confirm(client)).toBe(CODE.noChangeWaiting)
    expect((await readLimits(client)).limits).toMatchObject([{ amount: 1000 }])
  })

  it.each([
    ['withdrawPlayLimitChange', (client: PlayerClient) => client.post('/api/rg/limit/withdraw', WEEK)],
    ['the value that holds', (client: PlayerClient) => set(client, { ...WEEK, amount: 1000 })],
    ['a lower value', (client: PlayerClient) => set(client, { ...WEEK, amount: 800 })],
  ])('is withdrawn by %s', async (_, send) => {
    const client = await enter()
    await set(client, { ...WEEK, amount: 1000 })
    await set(client, { ...WEEK, amount: 5000 })
    await send(client)
    await passDays(client, 1)
    expect(await confirm(client)).toBe(CODE.noChangeWaiting)
  })
})

describe('the removal of a limit', () => {
  it('waits as a higher limit does', async () => {
    const client = await enter()
    await set(client, { ...WEEK, amount: 1000 })
    expect((await client.post('/api/rg/limit/remove', WEEK)).data).toMatchObject({ limits: [{ amount: 1000 }] })
    await passDays(client, 1)
    expect((await client.post('/api/rg/limit/confirm', WEEK)).data).toEqual({ limits: [], ask: false })
  })
})

describe('limits of play', () => {
  const spin = async (client: PlayerClient, bet: number, lang = 'en-US') => {
    const launch = (await client.post('/api/game/getUrl', { gameId: 'slot-001' })).data as { playUrl: string }
    const page = await (await fetch(`${launch.playUrl}&lang=${lang}`)).text()
    const playKey = /"playKey":"([^"]+)"/.exec(page)?.[1]
    const response = await fetch(new URL('/demo/game/bet', launch.playUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ playKey, bet }),
    })
    return { status: response.status, body: (await response.json()) as { error?: string; msg?: string } }
  }

  it('refuse a bet above what is left of the stakes, with a sentence in the page’s language', async () => {
    const client = await enter()
    await set(client, { kind: 'stake', period: 'day', amount: 15 })
    expect(await spin(client, 10)).toMatchObject({ status: 200 })
    expect(await spin(client, 10, 'vi-VN')).toMatchObject({
      status: 409,
      body: { error: 'limitReached', msg: expect.stringContaining('Còn lại: ₱5.00') },
    })
    expect(await spin(client, 5)).toMatchObject({ status: 200 })
    expect((await client.post('/api/game/getUrl', { gameId: 'slot-001' })).code).toBe(CODE.limitReached)
  })

  it('count losses as stakes less winnings', async () => {
    const client = await enter('limited')
    expect((await readLimits(client)).limits.find(({ kind }) => kind === 'loss')).toMatchObject({
      used: 150,
      left: 850,
    })
  })

  it('count time to the next launch or round, five minutes at most', async () => {
    const client = await enter()
    await set(client, { kind: 'time', period: 'day', minutes: 9 })
    await play(client, 1)
    await later(client, 3)
    await play(client, 1)
    const readTime = async () => (await readLimits(client)).limits[0]
    expect(await readTime()).toMatchObject({ usedMinutes: 3, leftMinutes: 6 })
    await later(client, 60)
    expect(await readTime()).toMatchObject({ usedMinutes: 8, leftMinutes: 1 })
    await play(client, 1)
    await later(client, 1)
    expect((await client.post('/api/game/getUrl', { gameId: 'slot-001' })).code).toBe(CODE.limitReached)
  })
})

describe('the question for limits', () => {
  it('is asked of a new player until the answer, and six months later', async () => {
    const client = await enter('newplayer')
    expect((await readLimits(client)).ask).toBe(true)
    expect((await client.post('/api/rg/limit/postpone')).data).toEqual({ limits: [], ask: false })
    await passDays(client, 180)
    expect((await readLimits(client)).ask).toBe(false)
    await passDays(client, 1)
    expect((await readLimits(client)).ask).toBe(true)
    await set(client, { kind: 'time', period: 'day', minutes: 60 })
    expect((await readLimits(client)).ask).toBe(false)
  })

  it('was answered by the other personas', async () => {
    expect((await readLimits(await enter('vip8player'))).ask).toBe(false)
  })
})

describe('a server without responsible play', () => {
  it('has none of its operations, no feature in the config and no play in the user', async () => {
    count += 1
    const client = createPlayerClient(server, `limits-${String(count)}`)
    await client.control('/__mock/sandboxes', { id: `limits-${String(count)}`, scenario: 'nofeatures' })
    expect((await client.login('onbreak')).data).not.toHaveProperty('play')
    expect((await client.get('/api/rg/limit/fetch')).status).toBe(404)
    expect((await client.get('/api/config/fetch')).data).not.toHaveProperty('features')
    expect((await prepare(client, 500)).code).toBe(CODE.ok)
  })
})
