import { afterAll, beforeAll, expect, test } from 'vitest'
import { FrameMessage } from '#generated/ws/frames.ts'
import type { MockServer } from '../server.ts'
import { openActivity } from '../testing/activity.ts'
import { createNoonServer, logIn, passDays, payIn, play } from '../testing/noon-server.ts'
import { createPlayerClient } from '../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

test('an activity opens once, on the other host name, framed by the app only', async () => {
  const client = await logIn(server, 'open', 'ratified')
  const list = (await client.get('/api/act/fetch', { 'accept-language': 'vi' })).data as {
    id: string
    url: string
    image: string
    title: string
  }[]
  expect(list.map(({ id }) => id)).toEqual(['sign-in', 'deposit-sign', 'invite-wheel', 'energy', 'tasks'])
  const url = list[2]?.url ?? ''
  expect(new URL(url).origin).toBe(`http://localhost:${server.port}`)
  const page = await fetch(`${url}&lang=vi-VN&theme=light`)
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${server.url}`)
  expect(await page.text()).toMatch(/lang="vi-VN"[^]*theme-light[^]*aria-controls="part-wheel" aria-selected="true"/)
  expect((await fetch(url)).status).toBe(410)
  expect((await fetch(`http://localhost:${server.port}/demo/activity?token=open.unknown`)).status).toBe(410)
  for (const { image } of list) expect((await client.fetch(image)).status, image).toBe(200)
  expect((await (await logIn(server, 'open', 'emptylists')).get('/api/act/fetch')).data).toEqual([])
})

test('an activity URL expires after half an hour, and its key ends with the session', async () => {
  const client = await logIn(server, 'late', 'ratified')
  const [{ url } = { url: '' }] = (await client.get('/api/act/fetch')).data as { url: string }[]
  await client.control('/__mock/clock', { advanceMs: 30 * 60_000 + 1 })
  expect((await fetch(url)).status).toBe(410)
  const { act } = await openActivity(client)
  await createPlayerClient(server, 'late').login('ratified', { deviceId: 'laptop' })
  expect(await act('sign-up')).toMatchObject({ status: 403, error: 'activityEnded' })
})

test('the daily sign-in is claimed once per Manila day, not earlier or later', async () => {
  const client = await logIn(server, 'sign', 'ratified')
  const { act } = await openActivity(client)
  expect(await act('sign-up', { day: 21 })).toMatchObject({
    status: 409,
    error: 'dateNotArrived',
    msg: 'Chưa đến ngày điểm danh',
  })
  expect(await act('sign-up', { day: 1 })).toMatchObject({ status: 409, error: 'dateOver' })
  expect((await client.get('/api/user/info')).data).toMatchObject({ hasSignUp: false })
  const signed = await act('sign-up', { day: 20 })
  expect(signed).toMatchObject({ success: true, event: 'signUp', rewards: [{ type: 'cash', amount: 3 }] })
  expect(signed.state?.days.filter(({ state }) => state === 'today')).toEqual([])
  expect(await act('sign-up')).toMatchObject({ status: 409, error: 'alreadyClaimed' })
  expect((await client.get('/api/user/info')).data).toMatchObject({ hasSignUp: true })
  expect((await client.get('/api/badge/data')).data).toMatchObject({ loginBonusRewardNum: 0 })
  await passDays(client, 1)
  expect((await client.get('/api/badge/data')).data).toMatchObject({ loginBonusRewardNum: 1 })
  // The fourteenth of the month also brings a coupon.
  expect(await act('sign-up')).toMatchObject({ rewards: [{ type: 'cash' }, { type: 'coupon', amount: 1 }] })
})

test('deposit sign-in per day with a deposit, task after three rounds, messages valid by the contract', async () => {
  const client = await logIn(server, 'deposit', 'ratified')
  const { act } = await openActivity(client, 'deposit-sign')
  expect(await act('deposit-sign')).toMatchObject({ status: 409, error: 'nothingToClaim' })
  await payIn(client, 100)
  await payIn(client, 100)
  expect((await client.get('/api/badge/data')).data).toMatchObject({ dailyDepositSign: 1 })
  const signed = await act('deposit-sign')
  expect(signed).toMatchObject({
    success: true,
    event: 'depositSign',
    rewards: [
      { type: 'cash', amount: 5 },
      { type: 'point', amount: 50 },
    ],
  })
  expect(signed.state?.days[19]).toMatchObject({ deposit: 'signed' })
  expect(FrameMessage.parse({ event: 'reward', content: signed.rewards })).toBeDefined()
  expect(FrameMessage.parse({ event: signed.event })).toBeDefined()
  expect(await act('deposit-sign')).toMatchObject({ error: 'nothingToClaim' })
  expect(await act('task-reward')).toMatchObject({ error: 'nothingToClaim' })
  await play(client, 3)
  expect(await act('task-reward')).toMatchObject({
    event: 'taskReward',
    rewards: [
      { type: 'cash', amount: 3 },
      { type: 'point', amount: 30 },
    ],
  })
  expect((await client.get('/api/badge/data')).data).toMatchObject({ taskRewardNum: 0, dailyDepositSign: 0 })
})

test.each([
  ['sign-up', { day: 0 }],
  ['sign-up', { day: 'today' }],
  ['signUp', {}],
  ['toString', {}],
])('%s with %j is no action', async (action, more) => {
  expect(await (await openActivity(await logIn(server, 'replace', 'ratified'))).act(action, more)).toMatchObject({
    status: 400,
    error: 'badAction',
  })
})
