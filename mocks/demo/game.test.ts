import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer, type MockServer } from '../server.ts'
import { openDeposit } from '../testing/deposit.ts'
import { createPlayerClient, type PlayerClient } from '../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

async function launch(client: PlayerClient, gameId = 'slot-001'): Promise<string> {
  return ((await client.post('/api/game/getUrl', { gameId })).data as { playUrl: string }).playUrl
}

async function open(client: PlayerClient): Promise<string> {
  const page = await (await fetch(await launch(client))).text()
  return /"playKey":"([^"]+)"/.exec(page)?.[1] ?? ''
}

const spin = async (playKey: string, bet: unknown): Promise<{ status: number; body: Record<string, unknown> }> => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ playKey, bet }),
  }
  const response = await fetch(`http://localhost:${server.port}/demo/game/bet`, init)
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function player(sandbox: string, username = 'ratified'): Promise<PlayerClient> {
  const client = createPlayerClient(server, sandbox)
  await client.login(username, { deviceId: 'phone' })
  return client
}

test('a game opens once, on the other host name, framed by the app only', async () => {
  const url = await launch(await player('open'))
  expect(new URL(url).origin).toBe(`http://localhost:${server.port}`)
  const page = await fetch(`${url}&lang=vi-VN&theme=light`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${server.url}`)
  expect(await page.text()).toMatch(/lang="vi-VN"[^]*Parol Nights/)
  expect((await fetch(url)).status).toBe(410)
  expect((await fetch(`http://localhost:${server.port}/demo/game?token=open.unknown`)).status).toBe(410)
})

test('a spin changes balance, records and turnover to the centavo', async () => {
  const client = await player('bet')
  const playKey = await open(client)
  let balance = 5000
  for (const bet of [10, 0.5 + 1, 100]) {
    const { status, body } = await spin(playKey, bet)
    expect(status).toBe(200)
    balance = Math.round((balance - bet + Number(body['win'])) * 100) / 100
    expect(body).toMatchObject({
      success: true,
      balance,
      outcome: { rows: [expect.any(Array), expect.any(Array), expect.any(Array)] },
    })
  }
  expect((await client.get('/api/balance')).data).toMatchObject({
    userAccountVO: { balance },
    userRiskVO: { surplus: 799.5 - 111.5 },
  })
  expect((await client.get('/api/game/record/slot')).data).toMatchObject({
    total: 3,
    list: [{ bet: 100 }, { bet: 1.5 }, { bet: 10, gameId: 'slot-001', gameName: 'Parol Nights' }],
  })
  expect((await client.get('/api/game/record/fish')).data).toMatchObject({ total: 0 })
  expect((await client.get('/api/badge/data')).data).toMatchObject({ taskRewardNum: 1 })
})

test('a bet that the balance does not cover changes nothing', async () => {
  const client = await player('poor', 'newplayer')
  expect(await spin(await open(client), 10)).toMatchObject({
    status: 409,
    body: { success: false, error: 'insufficientBalance', balance: 0 },
  })
  expect((await client.get('/api/game/record/hot')).data).toMatchObject({ total: 0 })
})

test.each([0, -5, 0.99, 1.005, 10_001, '10', null])('a bet of %j is refused', async (bet) => {
  expect(await spin(await open(await player('replace')), bet)).toMatchObject({ status: 400, body: { error: 'badBet' } })
})

test('a play key ends with its session', async () => {
  const client = await player('over')
  const playKey = await open(client)
  expect((await spin(playKey, 1)).status).toBe(200)
  await createPlayerClient(server, 'over').login('ratified', { deviceId: 'laptop' })
  expect(await spin(playKey, 1)).toMatchObject({ status: 403, body: { error: 'playEnded' } })
  expect((await spin('over.made-up', 1)).status).toBe(403)
})

test('a game under maintenance and an unknown game are refused', async () => {
  const client = await player('rest')
  expect((await client.post('/api/game/getUrl', { gameId: 'arcade-014' })).code).toBe(42001)
  expect((await client.post('/api/game/getUrl', { gameId: 'nothing' })).code).toBe(42001)
})

test('an open game reads what a deposit has added, as long as its session lasts', async () => {
  const client = await player('topped', 'newplayer')
  const playKey = await open(client)
  const read = async () => {
    const body = JSON.stringify({ playKey })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`http://localhost:${server.port}/demo/game/balance`, { method: 'POST', headers, body })
    return { status: response.status, body: (await response.json()) as unknown }
  }
  expect(await read()).toEqual({ status: 200, body: { success: true, balance: 0 } })
  const { payKey } = await openDeposit(client, 500)
  await client.post('/demo/pay/confirm', { payKey })
  expect(await read()).toEqual({ status: 200, body: { success: true, balance: 500 } })
  await client.post('/api/user/logout')
  expect(await read()).toMatchObject({ status: 403, body: { success: false, error: 'playEnded' } })
})
