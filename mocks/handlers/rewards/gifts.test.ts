import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MockServer } from '../../server.ts'
import { createNoonServer, logIn, passDays, payIn, play } from '../../testing/noon-server.ts'
import type { PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

const redeem = (client: PlayerClient, code: string) => client.post('/api/redemption/code/use', { code })
const getSteps = async (client: PlayerClient, sn: string) =>
  (
    (await client.get(`/api/recallTask/fetch/${sn}`)).data as {
      steps: { id: string; state: string; progress: number }[]
    }
  ).steps.map(({ id, state, progress }) => [id, state, progress])
const claim = (client: PlayerClient, sn: string, stepId: string) => client.post('/api/recallTask/claim', { sn, stepId })

test('a redeem code gives its coupon and points once per player', async () => {
  const [client, other] = [await logIn(server, 'codes', 'ratified'), await logIn(server, 'codes', 'newplayer')]
  const coupons = async (): Promise<number> => ((await client.get('/api/coupon/fetch')).data as { total: number }).total
  const before = await coupons()
  expect((await redeem(client, 'fiesta2026')).data).toEqual({
    rewards: [{ type: 'cash', amount: 20 }, { type: 'coupon' }, { type: 'point', amount: 100 }],
  })
  expect((await client.get('/api/balance')).data).toMatchObject({
    userAccountVO: { balance: 5020 },
    userPointVO: { value: 1380 },
  })
  expect(await coupons()).toBe(before + 1)
  expect((await redeem(client, 'FIESTA2026')).code).toBe(45005)
  expect((await redeem(other, 'FIESTA2026')).success).toBe(true)
  expect([
    (await redeem(client, 'USED')).code,
    (await redeem(client, 'EXPIRED')).code,
    (await redeem(client, 'toString')).code,
  ]).toEqual([45008, 45006, 45004])
})

test('a return gift advances by login, deposit and rounds, and pays each step once', async () => {
  const client = await logIn(server, 'gift', 'ratified')
  expect(await getSteps(client, 'RG-0002')).toEqual([
    ['login', 'ready', 1],
    ['deposit', 'locked', 0],
    ['play', 'locked', 0],
  ])
  expect((await claim(client, 'RG-0002', 'login')).data).toEqual({ rewards: [{ type: 'cash', amount: 10 }] })
  expect((await claim(client, 'RG-0002', 'login')).code).toBe(45002)
  expect((await claim(client, 'RG-0002', 'deposit')).code).toBe(45001)
  expect((await claim(client, 'RG-0002', 'no-such-step')).code).toBe(45001)
  await payIn(client, 499.99)
  expect(await getSteps(client, 'RG-0002')).toContainEqual(['deposit', 'locked', 499])
  await payIn(client, 100)
  await play(client, 10)
  expect(await getSteps(client, 'RG-0002')).toEqual([
    ['login', 'claimed', 1],
    ['deposit', 'ready', 500],
    ['play', 'ready', 10],
  ])
  expect((await claim(client, 'RG-0002', 'deposit')).success).toBe(true)
})

test('a return gift belongs to its player and ends with the seventh Manila day', async () => {
  const [client, other] = [await logIn(server, 'over', 'ratified'), await logIn(server, 'over', 'vip8player')]
  expect((await other.get('/api/recallTask/fetch/RG-0002')).code).toBe(45010)
  expect((await claim(other, 'RG-0002', 'login')).code).toBe(45010)
  expect((await other.get('/api/recallTask/fetch/RG-0003')).code).toBe(45009)
  expect((await other.get('/api/recallTask/fetch/RG-9999')).code).toBe(45007)
  await client.control('/__mock/clock', { advanceMs: (6 * 24 + 12) * 3_600_000 - 1 })
  expect((await client.get('/api/recallTask/fetch/RG-0002')).success).toBe(true)
  await client.control('/__mock/clock', { advanceMs: 1 })
  expect((await client.get('/api/recallTask/fetch/RG-0002')).code).toBe(45009)
  expect((await claim(client, 'RG-0002', 'login')).code).toBe(45009)
})

test('a login after two weeks brings a new return gift and a letter', async () => {
  const client = await logIn(server, 'back', 'ratified')
  await passDays(client, 14)
  await client.login('ratified')
  expect((await client.get('/api/letter?type=reward')).data).toMatchObject({
    list: [{ title: 'Welcome back', content: expect.stringContaining('RG-0004') }, {}],
  })
  expect(await getSteps(client, 'RG-0004')).toContainEqual(['login', 'ready', 1])
})
