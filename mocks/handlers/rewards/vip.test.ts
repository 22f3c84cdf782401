import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MockServer } from '../../server.ts'
import { openActivity } from '../../testing/activity.ts'
import { createNoonServer, logIn, passDays, payIn, play } from '../../testing/noon-server.ts'
import type { PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

interface Standing {
  state: string
  reward: { amount: number }
  progress: number
  availableAt?: string
}
interface Card {
  level: number
  activeness: number
  turnover: number
  daily: Standing
  rebate: Standing
  monthly: Standing
}

const getCard = async (client: PlayerClient): Promise<Card> => (await client.get('/api/vip/card/fetch')).data as Card
const claim = (client: PlayerClient, kind: string) => client.post(`/api/vip/card/${kind}/rewards/claim`)
const badge = async (client: PlayerClient): Promise<number> =>
  ((await client.get('/api/badge/data')).data as { vipTabRewardsNum: number }).vipTabRewardsNum
const balance = async (client: PlayerClient): Promise<number> =>
  ((await client.get('/api/balance')).data as { userAccountVO: { balance: number } }).userAccountVO.balance

test('the daily reward is paid once each Manila day, and its badge drops by one', async () => {
  const [client, other] = [await logIn(server, 'daily', 'ratified'), await logIn(server, 'daily', 'vip8player')]
  const before = await badge(other)
  expect(await badge(client)).toBe(1)
  expect((await claim(client, 'daily')).data).toEqual({ rewards: [{ type: 'cash', amount: 5 }] })
  expect([await balance(client), await badge(client), await badge(other)]).toEqual([5005, 0, before])
  expect((await claim(client, 'daily')).code).toBe(45002)
  expect((await getCard(client)).daily).toMatchObject({ state: 'claimed', availableAt: '2026-11-21T00:00:00+08:00' })
  expect(await balance(client)).toBe(5005)
  await client.control('/__mock/clock', { advanceMs: 12 * 3_600_000 - 1 })
  expect((await claim(client, 'daily')).code).toBe(45002)
  await client.control('/__mock/clock', { advanceMs: 1 })
  expect(await badge(client)).toBe(1)
  expect((await claim(client, 'daily')).success).toBe(true)
})

test('the rebate is a percentage of yesterday’s turnover', async () => {
  const client = await logIn(server, 'rebate', 'ratified')
  expect((await claim(client, 'rebate')).code).toBe(45001)
  await play(client, 2, 500)
  expect((await claim(client, 'rebate')).code).toBe(45001)
  await passDays(client, 1)
  expect((await getCard(client)).rebate).toMatchObject({ state: 'ready', progress: 1000, reward: { amount: 5 } })
  expect((await claim(client, 'rebate')).data).toEqual({ rewards: [{ type: 'cash', amount: 5 }] })
  expect((await claim(client, 'rebate')).code).toBe(45002)
  await passDays(client, 1)
  expect((await claim(client, 'rebate')).code).toBe(45001)
})

test('the monthly reward needs 30 days of check-in, then starts again', async () => {
  const client = await logIn(server, 'monthly', 'ratified')
  expect((await getCard(client)).monthly).toMatchObject({
    state: 'locked',
    progress: 12,
    target: 30,
    availableAt: '2026-12-07T00:00:00+08:00',
  })
  for (let day = 0; day < 18; day++) {
    expect(await claim(client, 'monthly')).toMatchObject({ code: 45003, msg: 'Sign-in date not arrived' })
    await (await openActivity(client)).act('sign-up')
    if (day < 17) await passDays(client, 1)
  }
  expect((await getCard(client)).monthly).toMatchObject({ state: 'ready', progress: 30 })
  expect((await claim(client, 'monthly')).data).toEqual({ rewards: [{ type: 'cash', amount: 50 }] })
  expect((await claim(client, 'monthly')).code).toBe(45002)
  await passDays(client, 1)
  expect((await getCard(client)).monthly).toMatchObject({ state: 'locked', progress: 0 })
  expect((await claim(client, 'monthly')).code).toBe(45003)
  const newcomer = await logIn(server, 'monthly', 'newplayer')
  expect((await claim(newcomer, 'monthly')).code).toBe(45001)
})

test('a deposit adds 100 % activeness, a day without one subtracts the level’s share', async () => {
  const client = await logIn(server, 'active', 'ratified')
  expect((await getCard(client)).activeness).toBe(180)
  await payIn(client, 100)
  expect((await getCard(client)).activeness).toBe(280)
  await passDays(client, 1)
  expect((await getCard(client)).activeness).toBe(280)
  await passDays(client, 1)
  expect((await getCard(client)).activeness).toBe(257)
})

test('the level rises with deposits and turnover, with a letter and a reward', async () => {
  const client = await logIn(server, 'rise', 'newplayer')
  await payIn(client, 50_000)
  expect(await getCard(client)).toMatchObject({ level: 0, daily: { state: 'locked' } })
  await play(client, 1, 5_000)
  expect(await getCard(client)).toMatchObject({ level: 1, turnover: 5_000, daily: { state: 'ready' } })
  expect((await client.get('/api/letter?type=reward', { 'accept-language': 'vi' })).data).toMatchObject({
    total: 1,
    list: [{ title: 'Bạn đã đạt VIP 1' }],
  })
  expect((await client.get('/api/user/info')).data).toMatchObject({ vip: 1 })
  expect(await badge(client)).toBe(1)
})

test('a level falls by one at the start of a month without the activeness that keeps it', async () => {
  const client = await logIn(server, 'fall', 'ratified')
  expect(await getCard(client)).toMatchObject({
    level: 2,
    deposit: expect.any(Number) as number,
    nextDrop: { at: '2026-11-21T00:00:00+08:00', activeness: 165 },
  })
  // 180 % loses 8 % a day: 20 % are left after 27 days, in December.
  await passDays(client, 12)
  expect((await getCard(client)).level).toBe(2)
  await passDays(client, 31)
  expect((await getCard(client)).level).toBe(1)
  await payIn(client, 100)
  expect((await getCard(client)).level).toBe(2)
})

test.each([
  ['en-US', /you drop one level/],
  ['vi-VN', /bạn bị hạ một cấp/],
])('the FAQ says in %s that a level can be lost', async (language, lost) => {
  const client = await logIn(server, 'faq', 'ratified')
  const { data } = await client.get('/api/app/faq', { 'accept-language': language })
  expect(JSON.stringify(data)).toMatch(lost)
  expect(JSON.stringify(data)).not.toMatch(/never lost|không bị mất/)
})

test.each(['newplayer', 'ratified', 'vip8player'])(
  '%s has the deposits and the turnover of the own level',
  async (name) => {
    const { level, deposit, turnover, levels } = (
      await (await logIn(server, 'levels', name)).get('/api/vip/card/fetch')
    ).data as Card & {
      deposit: number
      levels: { level: number; deposit: number; turnover: number }[]
    }
    const own = levels.find((one) => one.level === level)
    expect(deposit).toBeGreaterThanOrEqual(own?.deposit ?? Infinity)
    expect(turnover).toBeGreaterThanOrEqual(own?.turnover ?? Infinity)
  },
)
