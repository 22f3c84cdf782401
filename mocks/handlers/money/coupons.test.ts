import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer, type MockServer } from '../../server.ts'
import { readJournal, later, readMoney } from '../../testing/money.ts'
import { createPlayerClient, type PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

const DAY = 24 * 60

async function player(sandbox: string, username = 'ratified'): Promise<PlayerClient> {
  const client = createPlayerClient(server, sandbox)
  await client.login(username)
  return client
}

interface Shown {
  id: string
  name: string
  state: string
}

async function coupons(client: PlayerClient, query = ''): Promise<Shown[]> {
  return ((await client.get(`/api/coupon/fetch?pageSize=100${query}`)).data as { list: Shown[] }).list
}

const findId = async (client: PlayerClient, name: string): Promise<string> =>
  (await coupons(client, '&state=usable')).find((one) => one.name === name)?.id ?? ''
const prepare = (client: PlayerClient, amount: number, couponId: string) =>
  client.post('/api/recharge/preCreate', { method: 'gcash', bank: 'gcash-qr', amount, couponId })
const build = (client: PlayerClient, { data }: { data: unknown }) =>
  client.post('/api/recharge/build', { orderNo: (data as { orderNo: string }).orderNo })
const getState = async (client: PlayerClient, id: string): Promise<string | undefined> =>
  (await coupons(client)).find((one) => one.id === id)?.state

test('coupons are listed usable, used, expired, and expire by the clock', async () => {
  const client = await player('c-list')
  expect((await coupons(client)).map(({ state }) => state)).toEqual(['usable', 'usable', 'used', 'expired'])
  await later(client, 8 * DAY)
  expect((await coupons(client)).map(({ state }) => state)).toEqual(['usable', 'used', 'expired', 'expired'])
  expect((await coupons(client, '&state=expired')).map(({ name }) => name)).toEqual(['Lucky ₱88', 'Big deposit 50%'])
  expect((await client.get('/api/coupon/fetch?state=used', { 'accept-language': 'vi-VN' })).data).toMatchObject({
    list: [{ name: 'May mắn ₱88' }],
  })
})

test('a bonus is quoted and credited once with the deposit', async () => {
  const client = await player('c-bonus')
  const before = await readMoney(client)
  const id = await findId(client, 'Big deposit 50%')
  const quote = await prepare(client, 1000.01, id)
  expect(quote.data).toMatchObject({ amount: 1000.01, bonus: 500, turnoverMultiple: 15, wageringAdded: 22_500.15 })
  expect(await getState(client, id)).toBe('usable')
  const launch = await build(client, quote)
  expect(await getState(client, id)).toBe('used')
  expect(await readMoney(client)).toEqual(before)
  const page = await (await fetch((launch.data as { payUrl: string }).payUrl)).text()
  const payKey = /"payKey":"([^"]+)"/.exec(page)?.[1]
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ payKey }) }
  for (let i = 0; i < 2; i++) await fetch(`http://localhost:${server.port}/demo/pay/confirm`, init)
  expect(await readMoney(client)).toMatchObject({ balance: 6500.01, owed: 799.5 + 15 * 1500.01 })
  expect((await readJournal(client)).slice(0, 2)).toMatchObject([
    { type: 'bonus', amount: 500, balanceAfter: 6500.01 },
    { type: 'deposit', amount: 1000.01, balanceAfter: 6000.01 },
  ])
  expect((await client.get('/api/recharge/fetch?pageSize=1')).data).toMatchObject({ list: [{ bonus: 500, status: 1 }] })
  expect((await client.get('/api/letter?pageSize=1')).data).toMatchObject({
    list: [{ content: expect.stringContaining('a bonus of ₱500.00') }],
  })
})

test('a deposit that times out releases its coupon', async () => {
  const client = await player('c-back')
  const id = await findId(client, 'Deposit 20%')
  await build(client, await prepare(client, 500, id))
  expect(await getState(client, id)).toBe('used')
  await later(client, 15.1)
  expect(await getState(client, id)).toBe('usable')
})

test('coupons are refused: unknown, another player’s, used, expired, below the minimum, taken meanwhile', async () => {
  const [client, vip] = [await player('c-no'), await player('c-no', 'vip8player')]
  const all = await coupons(client)
  const another = await findId(vip, 'Deposit 20%')
  const twenty = await findId(client, 'Deposit 20%')
  const refused = ['NOCOUPON', another, ...all.filter(({ state }) => state !== 'usable').map(({ id }) => id)]
  expect(refused).toHaveLength(4)
  for (const id of refused) expect((await prepare(client, 5000, id)).code).toBe(43007)
  expect((await prepare(client, 499.99, twenty)).code).toBe(43007)
  const [one, two] = [await prepare(client, 500, twenty), await prepare(client, 500, twenty)]
  expect((await build(client, one)).success).toBe(true)
  expect((await build(client, two)).code).toBe(43007)
})

test('a method lists its banks and refuses another one', async () => {
  const client = await player('c-bank')
  expect((await client.get('/api/recharge/bank?method=gcash')).data).toEqual([
    { code: 'gcash-app', name: 'GCash app' },
    { code: 'gcash-qr', name: 'GCash QR' },
  ])
  expect((await client.get('/api/recharge/bank?method=nobank')).data).toEqual([])
  expect((await client.post('/api/recharge/preCreate', { method: 'gcash', amount: 500, bank: 'maya-qr' })).code).toBe(
    43006,
  )
})

test('a deposit of ₱100.01 is paid automatically after a minute', async () => {
  const client = await player('c-self')
  const { orderNo } = (await client.post('/api/recharge/preCreate', { method: 'maya', amount: 100.01 })).data as {
    orderNo: string
  }
  await build(client, { data: { orderNo } })
  await later(client, 0.9)
  expect((await readMoney(client)).balance).toBe(5000)
  await later(client, 0.2)
  expect((await readMoney(client)).balance).toBe(5100.01)
  await later(client, 30)
  expect((await client.get(`/api/recharge/fetch?orderNo=${orderNo}`)).data).toMatchObject({
    list: [{ status: 1, bonus: 0 }],
  })
})
