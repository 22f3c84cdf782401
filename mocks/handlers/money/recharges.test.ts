import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer, type MockServer } from '../../server.ts'
import { openDeposit } from '../../testing/deposit.ts'
import { readMoney } from '../../testing/money.ts'
import { createPlayerClient, type PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

const MINUTE = 60_000

async function player(sandbox: string, username = 'ratified'): Promise<PlayerClient> {
  const client = createPlayerClient(server, sandbox)
  await client.login(username)
  return client
}

async function getStatus(client: PlayerClient, orderNo: string): Promise<unknown> {
  const { list } = (await client.get(`/api/recharge/fetch?orderNo=${orderNo}`)).data as { list: { status: number }[] }
  return list[0]?.status
}

const end = (action: 'confirm' | 'cancel', payKey: string): Promise<Response> =>
  fetch(`http://localhost:${server.port}/demo/pay/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payKey }),
  })

test('a paid deposit: pending, success, balance, turnover, letter, one conversion', async () => {
  const client = await player('paid', 'newplayer')
  const { orderNo, payKey, payUrl } = await openDeposit(client, 500)
  expect(new URL(payUrl).host).toBe(`localhost:${server.port}`)
  expect(await getStatus(client, orderNo)).toBe(0)
  expect(await (await end('confirm', payKey)).json()).toMatchObject({ success: true, orderNo, status: 1 })
  expect(await getStatus(client, orderNo)).toBe(1)
  const balance = (await client.get('/api/balance')).data
  expect(balance).toMatchObject({
    userAccountVO: { allAmount: 500, balance: 500, withdrawalAmount: 0, deposit: 500 },
    userRiskVO: { surplus: 5000 },
    fbEvent: { event: 'Purchase', amount: 500, currency: 'PHP' },
  })
  expect((await client.get('/api/balance')).data).not.toHaveProperty('fbEvent')
  expect((await client.get('/api/badge/data')).data).toMatchObject({ letterUnreadNum: 1 })
  expect((await client.get('/api/letter', { 'accept-language': 'vi-VN' })).data).toMatchObject({
    total: 1,
    list: [{ title: 'Tiền nạp đã vào tài khoản', content: expect.stringContaining('₱500.00'), read: false }],
  })
})

test('a deposit binds itself only: money that was free before it stays withdrawable', async () => {
  const client = await player('bound')
  const before = await readMoney(client)
  expect(before).toMatchObject({ balance: 5000, withdrawable: 4200.5, owed: 799.5 })
  const { payKey } = await openDeposit(client, 500)
  await end('confirm', payKey)
  expect(await readMoney(client)).toMatchObject({ balance: 5500, withdrawable: 4200.5, owed: 5799.5 })
})

test('a quote says what the deposit adds to the turnover still required, and its fee', async () => {
  const client = await player('quote')
  const prepare = async (body: object) => (await client.post('/api/recharge/preCreate', body)).data
  expect(await prepare({ method: 'gcash', amount: 500.5 })).toMatchObject({ wageringAdded: 5005, fee: 0 })
  expect(await prepare({ method: 'maya', amount: 500 })).toMatchObject({ wageringAdded: 2500, fee: 0 })
})

test('a payment confirmed twice is credited once', async () => {
  const client = await player('twice')
  const { payKey } = await openDeposit(client, 1000)
  await end('confirm', payKey)
  await end('confirm', payKey)
  expect((await client.get('/api/balance')).data).toMatchObject({ userAccountVO: { balance: 6000 } })
})

test('cancelled and 404.00 fail, 408.00 times out, and none changes a balance', async () => {
  const client = await player('sentinels')
  const cancelled = await openDeposit(client, 500)
  expect(await (await end('cancel', cancelled.payKey)).json()).toMatchObject({ success: true, status: 2 })
  const failed = await openDeposit(client, 404)
  expect(await (await end('confirm', failed.payKey)).json()).toMatchObject({
    success: false,
    status: 2,
    msg: expect.any(String),
  })
  const late = await openDeposit(client, 408)
  expect(await (await end('confirm', late.payKey)).json()).toMatchObject({ success: false, status: 3 })
  expect((await client.get('/api/balance')).data).toMatchObject({ userAccountVO: { balance: 5000 } })
})

test('a cancelled deposit says so in the history and behind its address, and is paid no more', async () => {
  const client = await player('cancelled')
  const reasons = async (): Promise<unknown> => {
    const { list } = (await client.get('/api/recharge/fetch')).data as { list: { failReason?: string }[] }
    return list.slice(0, 2).map(({ failReason }) => failReason)
  }
  const failed = await openDeposit(client, 404)
  await end('confirm', failed.payKey)
  const { payKey, payUrl } = await openDeposit(client, 500)
  await end('cancel', payKey)
  expect(await reasons()).toEqual(['cancelled', undefined])
  const page = await (await fetch(`${payUrl}&lang=vi-VN`)).text()
  expect(page).toContain('Bạn đã hủy')
  expect(page).not.toContain('<button')
  expect(await (await end('confirm', payKey)).json()).toMatchObject({ success: false, msg: 'Bạn đã hủy' })
  expect((await client.get('/api/balance')).data).toMatchObject({ userAccountVO: { balance: 5000 } })
})

test('a cancelled deposit that pays itself succeeds, with its coupon unless that is used', async () => {
  const client = await player('revived', 'vip8player')
  const { list } = (await client.get('/api/coupon/fetch?state=usable')).data as { list: { id: string }[] }
  const couponId = list[0]?.id
  const before = ((await client.get('/api/balance')).data as { userAccountVO: { balance: number } }).userAccountVO
    .balance
  const open = async (amount: number) => {
    const { orderNo, bonus } = (await client.post('/api/recharge/preCreate', { method: 'gcash', amount, couponId }))
      .data as { orderNo: string; bonus: number }
    const { payUrl } = (await client.post('/api/recharge/build', { orderNo })).data as { payUrl: string }
    return { bonus, payKey: /"payKey":"([^"]+)"/.exec(await (await fetch(payUrl)).text())?.[1] ?? '' }
  }
  const first = await open(500.01)
  await end('cancel', first.payKey)
  // The coupon is free again: the next deposit takes it.
  const second = await open(1000)
  await end('confirm', second.payKey)
  await client.control('/__mock/clock', { advanceMs: 2 * MINUTE })
  const { userAccountVO } = (await client.get('/api/balance')).data as { userAccountVO: { balance: number } }
  expect(Math.round((userAccountVO.balance - before) * 100)).toBe(Math.round((1000 + second.bonus + 500.01) * 100))
  const paid = (await client.get('/api/recharge/fetch?status=1&pageSize=2')).data
  expect(paid).toMatchObject({ list: [{ bonus: second.bonus }, { amount: 500.01, bonus: 0 }] })
})

test('an unpaid deposit times out after 15 minutes', async () => {
  const client = await player('slow')
  const { orderNo, payKey } = await openDeposit(client, 500)
  await client.control('/__mock/clock', { advanceMs: 15 * MINUTE - 5_000 })
  expect(await getStatus(client, orderNo)).toBe(0)
  await client.control('/__mock/clock', { advanceMs: 5_000 })
  expect(await getStatus(client, orderNo)).toBe(3)
  expect(await (await end('confirm', payKey)).json()).toMatchObject({ success: false, status: 3 })
})

test('the quote is refused: first deposit, minimum, maximum, method', async () => {
  const [fresh, rich] = [await player('limits', 'newplayer'), await player('limits')]
  const prepare = async (client: PlayerClient, method: string, amount: number) => {
    const { code, msg } = await client.post('/api/recharge/preCreate', { method, amount })
    return [code, msg]
  }
  expect(await prepare(fresh, 'gcash', 499.99)).toEqual([43001, 'The least you can deposit is ₱500.00.'])
  expect(await prepare(rich, 'gcash', 99.99)).toEqual([43001, 'The least you can deposit is ₱100.00.'])
  expect(await prepare(rich, 'gcash', 50_000.01)).toEqual([43002, 'The most you can deposit is ₱50,000.00.'])
  expect((await prepare(rich, 'bank', 500))[0]).toBe(43003)
  expect((await fresh.get('/api/recharge/amount?method=gcash')).data).toMatchObject({
    min: 500,
    list: [500, 1000, 5000, 10_000],
  })
  expect((await rich.get('/api/recharge/amount?method=nowhere')).code).toBe(43003)
})

test('the deposit is refused: another player’s order, expired, already made', async () => {
  const [mine, other] = [await player('build'), await player('build', 'vip8player')]
  const prepared = (await mine.post('/api/recharge/preCreate', { method: 'maya', amount: 500 })).data as {
    orderNo: string
  }
  expect((await other.post('/api/recharge/build', prepared)).code).toBe(43004)
  const body = { orderNo: prepared.orderNo }
  expect((await mine.post('/api/recharge/build', body)).data).toMatchObject({ openMode: 'browser' })
  expect((await mine.post('/api/recharge/build', body)).code).toBe(43005)
  const late = (await mine.post('/api/recharge/preCreate', { method: 'maya', amount: 500 })).data as { orderNo: string }
  await mine.control('/__mock/clock', { advanceMs: 15 * MINUTE })
  expect((await mine.post('/api/recharge/build', { orderNo: late.orderNo })).code).toBe(43004)
})

test('the same idempotency key returns the same response without another effect', async () => {
  const client = await player('intent')
  const { orderNo } = (await client.post('/api/recharge/preCreate', { method: 'gcash', amount: 500 })).data as {
    orderNo: string
  }
  const key = { 'idempotency-key': 'intent-0001' }
  const first = await client.post('/api/recharge/build', { orderNo }, key)
  const again = await client.post('/api/recharge/build', { orderNo }, key)
  expect(again.data).toEqual(first.data)
})

test('a payment page in a tab of its own has the language of the deposit and the device’s theme', async () => {
  const client = await player('tab')
  const { orderNo } = (await client.post('/api/recharge/preCreate', { method: 'maya', amount: 500 })).data as {
    orderNo: string
  }
  const vietnamese = { 'accept-language': 'vi-VN' }
  const { payUrl } = (await client.post('/api/recharge/build', { orderNo }, vietnamese)).data as { payUrl: string }
  const read = async (url: string): Promise<string> => (await fetch(url)).text()
  expect(await read(payUrl)).toMatch(/<html lang="vi-VN".*theme-auto/s)
  expect(await read(`${payUrl}&lang=en-US&theme=light`)).toMatch(/<html lang="en-US".*theme-light/s)
})

test('a payment page can be reopened until its deposit is final, then shows its status', async () => {
  const client = await player('token')
  const { payUrl, payKey } = await openDeposit(client, 500)
  const again = await fetch(payUrl)
  expect(again.status).toBe(200)
  const openPage = await again.text()
  expect(openPage).toContain(payKey)
  expect(openPage).toContain('<button')
  await end('confirm', payKey)
  await end('confirm', payKey)
  expect((await client.get('/api/balance')).data).toMatchObject({ userAccountVO: { balance: 5500 } })
  expect(await (await end('cancel', payKey)).json()).toMatchObject({
    success: false,
    msg: 'This deposit has been paid',
  })
  const paid = await fetch(payUrl)
  expect(paid.status).toBe(410)
  const paidPage = await paid.text()
  expect(paidPage).toContain('This deposit has been paid')
  expect(paidPage).not.toContain('<button')
  const late = await openDeposit(client, 500)
  await client.control('/__mock/clock', { advanceMs: 15 * MINUTE })
  const latePage = await (await fetch(late.payUrl)).text()
  expect(latePage).toContain('This payment has ended')
  expect(latePage).not.toContain('<button')
})
