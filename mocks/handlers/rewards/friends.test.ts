import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MockServer } from '../../server.ts'
import { openActivity } from '../../testing/activity.ts'
import { createNoonServer, logIn, passDays, payIn, play } from '../../testing/noon-server.ts'
import { createPlayerClient, type PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

let numbers = 0
async function invite(sandbox: string, inviter: PlayerClient): Promise<PlayerClient> {
  const { invitationCode } = (await inviter.get('/api/friend/card/fetch')).data as { invitationCode: string }
  const friend = createPlayerClient(server, sandbox)
  numbers += 1
  const phone = `99955${String(numbers).padStart(5, '0')}`
  expect(
    (
      await friend.post('/api/user/custom/register', {
        username: `friend${numbers}`,
        password: 'a'.repeat(64),
        phone,
        areaCode: '63',
        invitationCode,
      })
    ).success,
  ).toBe(true)
  return friend
}

const getCard = async (client: PlayerClient) => (await client.get('/api/friend/card/fetch')).data
const claim = async (client: PlayerClient, kind: string) => client.post(`/api/friend/card/${kind}/rewards/claim`)

test('friends bring rewards: a spin for registration, energy and a reward for a deposit, another for play', async () => {
  const client = await logIn(server, 'friends', 'ratified')
  expect(await getCard(client)).toMatchObject({
    invited: 0,
    spins: 0,
    deposit: { state: 'locked' },
    turnover: { state: 'locked', progress: 0 },
  })
  expect((await claim(client, 'deposit')).code).toBe(45001)
  const friend = await invite('friends', client)
  expect(await getCard(client)).toMatchObject({ invited: 1, deposited: 0, spins: 1 })
  await payIn(friend, 20_000)
  await payIn(friend, 500)
  expect(await getCard(client)).toMatchObject({
    deposited: 1,
    deposit: { state: 'ready', progress: 1, reward: { amount: 50 } },
  })
  expect((await client.get('/api/badge/data')).data).toMatchObject({ inviteFriendToEarnNum: 1, inviteFriendEnergy: 1 })
  await play(friend, 2, 4_000)
  expect(await getCard(client)).toMatchObject({ turnover: { state: 'locked', progress: 8_000, target: 10_000 } })
  expect((await claim(client, 'turnover')).code).toBe(45001)
  await play(friend, 1, 2_000)
  expect((await claim(client, 'deposit')).data).toEqual({ rewards: [{ type: 'cash', amount: 50 }] })
  expect((await claim(client, 'turnover')).data).toEqual({ rewards: [{ type: 'cash', amount: 100 }] })
  expect([(await claim(client, 'deposit')).code, (await claim(client, 'turnover')).code]).toEqual([45002, 45002])
  expect((await client.get('/api/friend/card/rewards/record')).data).toMatchObject({
    total: 2,
    list: [
      { kind: 'turnover', reward: { amount: 100 } },
      { kind: 'deposit', friend: expect.stringMatching(/^f\*{3}\d$/) },
    ],
  })
  expect((await client.get('/api/balance')).data).toMatchObject({ userAccountVO: { balance: 5150 } })
  expect((await friend.get('/api/friend/card/rewards/record')).data).toEqual({ list: [], total: 0 })
})

test('spins and energy lower their counters', async () => {
  const client = await logIn(server, 'wheel', 'vip8player')
  const { act } = await openActivity(client, 'invite-wheel')
  const spun = await act('invite-spin')
  expect(spun).toMatchObject({
    success: true,
    event: 'inviteSpin',
    segment: expect.any(Number),
    rewards: [{ type: expect.any(String), amount: expect.any(Number) }],
  })
  const energy = spun.state?.energy ?? 0
  expect(await act('energy-fill')).toMatchObject({
    event: 'energyFill',
    rewards: [{ type: 'energy', amount: 20 }],
    state: { energy: energy + 20 },
  })
  expect((await client.get('/api/badge/data')).data).toMatchObject({ inviteFriendToEarnNum: 2, inviteFriendEnergy: 1 })
  for (let i = 0; i < 2; i++) await act('invite-spin')
  expect(await act('invite-spin')).toMatchObject({
    status: 409,
    error: 'nothingToClaim',
    msg: 'Hiện chưa có gì để nhận.',
  })
})

test('a ranking ends with its month, and its prize is claimed once', async () => {
  const client = await logIn(server, 'ranking', 'ratified')
  const ranking = async () =>
    (await client.get('/api/invite/rankings/fetch')).data as {
      myRank: number
      myInvited: number
      state: string
      endsAt: string
      list: { rank: number; invited: number }[]
    }
  await invite('ranking', client)
  const now = await ranking()
  expect(now).toMatchObject({ myInvited: 1, state: 'locked', endsAt: '2026-11-30T23:59:59+08:00' })
  expect(now.list[now.myRank - 1]).toMatchObject({ rank: now.myRank, invited: 1 })
  expect((await client.post('/api/invite/rankings/claim')).code).toBe(45001)
  await passDays(client, 11)
  expect(await ranking()).toMatchObject({
    myRank: 0,
    myInvited: 0,
    state: 'ready',
    endsAt: '2026-12-31T23:59:59+08:00',
  })
  expect((await client.post('/api/invite/rankings/claim')).data).toEqual({ rewards: [{ type: 'cash', amount: 50 }] })
  expect((await client.post('/api/invite/rankings/claim')).code).toBe(45002)
  expect((await client.get('/api/friend/card/rewards/record')).data).toMatchObject({
    total: 1,
    list: [{ kind: 'ranking' }],
  })
  await passDays(client, 31)
  expect((await client.post('/api/invite/rankings/claim')).code).toBe(45001)
})
