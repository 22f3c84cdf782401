import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer, type MockServer } from '../../server.ts'
import { readJournal, later, readMoney, withdraw } from '../../testing/money.ts'
import { createPlayerClient, type PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

async function player(sandbox: string, username = 'ratified'): Promise<PlayerClient> {
  const client = createPlayerClient(server, sandbox)
  await client.login(username)
  return client
}

interface Shown {
  orderNo: string
  status: number
  reason: string
}

async function shown(client: PlayerClient, orderNo: string, language = 'en-US'): Promise<Shown | undefined> {
  const { list } = (await client.get(`/api/withdraw/fetch?orderNo=${orderNo}`, { 'accept-language': language }))
    .data as { list: Shown[] }
  return list[0]
}

async function make(client: PlayerClient, amount: number): Promise<string> {
  return ((await withdraw(client, amount)).data as Shown).orderNo
}

test('a withdrawal goes by the clock from pending to success, and its amount is held until then', async () => {
  const client = await player('w-steps')
  const response = await withdraw(client, 1000)
  expect(response).toMatchObject({
    msg: 'Processed Successfully',
    data: { amount: 1000, bank: 'gcash', account: '917****567', status: 0, reason: '' },
  })
  const { orderNo } = response.data as Shown
  expect(await readMoney(client)).toMatchObject({ balance: 4000, all: 5000, withdrawable: 3200.5, owed: 799.5 })
  const steps: (number | undefined)[] = []
  for (const minutes of [0.9, 0.2, 1, 2.8, 0.2]) {
    await later(client, minutes)
    steps.push((await shown(client, orderNo))?.status)
  }
  expect(steps).toEqual([0, 1, 6, 6, 2])
  expect(await readMoney(client)).toMatchObject({ balance: 4000, all: 4000 })
  expect((await client.get('/api/letter', { 'accept-language': 'vi-VN' })).data).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ title: 'Lệnh rút tiền đã được chi trả', read: false })]),
  })
})

test.each([
  ['w-rejected', 403, 1, 4, 'The name on the wallet differs from your identity.', 5000, 5000],
  ['w-failed', 500.03, 5, 3, 'The wallet refused the payment.', 5000, 5000],
  ['w-exception', 500.05, 5, 5, 'Please contact Customer Service.', 4499.95, 5000],
])(
  '%s: ₱%d ends after %i min with status %i, its reason and its money',
  async (sandbox, amount, minutes, status, reason, balance, all) => {
    const client = await player(sandbox)
    const unread = (await client.get('/api/badge/data')).data as { letterUnreadNum: number }
    const orderNo = await make(client, amount)
    expect((await readMoney(client)).balance).toBe(Math.round((5000 - amount) * 100) / 100)
    await later(client, minutes + 0.1)
    expect(await shown(client, orderNo)).toMatchObject({ status, reason })
    expect((await shown(client, orderNo, 'vi-VN'))?.reason).not.toBe(reason)
    expect(await readMoney(client)).toMatchObject({ balance, all })
    const [newest] = await readJournal(client)
    expect(newest).toMatchObject(
      balance === 5000
        ? { type: 'return', amount, balanceAfter: 5000, note: `GCash · ${orderNo}` }
        : { type: 'withdrawal', amount: -amount },
    )
    expect((await client.get('/api/badge/data')).data).toMatchObject({ letterUnreadNum: unread.letterUnreadNum + 1 })
    await later(client, 60)
    expect((await shown(client, orderNo))?.status).toBe(status)
    expect(await readMoney(client)).toMatchObject({ balance, all })
  },
)

test('refusals have the order of the document and change no balance', async () => {
  const wrong = { amount: 100, password: '0'.repeat(64) }
  const code = async (username: string, body: object = wrong): Promise<number> =>
    (await (await player('w-order', username)).post('/api/withdraw/create', body)).code
  expect(await code('newplayer')).toBe(43206)
  expect(await code('notradepw')).toBe(43208)
  expect(await code('nophone')).toBe(43205)
  expect(await code('vip8player')).toBe(43207)
  const vip = await player('w-order', 'vip8player')
  expect(await withdraw(vip, 199.99)).toMatchObject({ code: 43001, msg: 'The least you can withdraw is ₱200.00.' })
  const client = await player('w-order')
  expect(await withdraw(client, 4200.51)).toMatchObject({
    code: 43204,
    msg: 'You still need to play ₱799.50 before you can withdraw.',
  })
  expect((await withdraw(client, 5000.01)).code).toBe(43203)
  expect((await withdraw(client, 99.99)).code).toBe(40000)
  expect(await readMoney(client)).toMatchObject({ balance: 5000, all: 5000 })
  expect((await client.get('/api/withdraw/fetch')).data).toMatchObject({ total: 1 })
  expect((await withdraw(client, 4200.5)).success).toBe(true)
})

test('the fee is in order, journal and letter, and a withdrawal that comes back has cost none', async () => {
  const client = await player('w-fee', 'vip8player')
  const { orderNo } = (await withdraw(client, 500)).data as Shown
  expect(await shown(client, orderNo)).toMatchObject({ amount: 500, fee: 15 })
  expect((await readJournal(client))[0]).toMatchObject({ type: 'withdrawal', amount: -500, fee: 15, orderNo })
  await withdraw(client, 403)
  const before = (await readMoney(client)).balance
  await later(client, 5.1)
  expect((await client.get('/api/letter')).data).toMatchObject({
    list: expect.arrayContaining([
      expect.objectContaining({ content: expect.stringContaining('₱485.00 is in your wallet: ₱500.00 less the fee') }),
    ]),
  })
  const [back] = await readJournal(client)
  expect(back).toMatchObject({ type: 'return', amount: 403 })
  expect(back).not.toHaveProperty('fee')
  expect((await readMoney(client)).balance).toBe(before + 403)
})

test('a withdrawal with another fee than the player saw is refused and changes nothing', async () => {
  const client = await player('w-fee-changed')
  const send = (fee?: number) => withdraw(client, 510, {}, fee)
  expect((await client.get('/api/user/bankCard/wallet/account')).data).toMatchObject({ withdrawalFee: 0 })
  expect(await send(0)).toMatchObject({ code: 43209, msg: 'The fee of this withdrawal is now ₱5.00.' })
  expect((await readMoney(client)).balance).toBe(5000)
  expect((await client.get('/api/user/bankCard/wallet/account')).data).toMatchObject({ withdrawalFee: 5 })
  expect(await send(5)).toMatchObject({ data: { amount: 510, fee: 5 } })
  // An app that knows no fee is served as before.
  expect(await send()).toMatchObject({ success: true })
})

test('one idempotency key makes one withdrawal', async () => {
  const client = await player('w-intent')
  const key = { 'idempotency-key': 'intent-0001' }
  const first = await withdraw(client, 500, key)
  const again = await withdraw(client, 500, key)
  expect([again.data, again.msg]).toEqual([first.data, first.msg])
  expect((await readMoney(client)).balance).toBe(4500)
})

test('the history has every status, filters by status and number, and only the player’s own', async () => {
  const vip = await player('w-history', 'vip8player')
  const all = (await vip.get('/api/withdraw/fetch?pageSize=100')).data as { list: Shown[]; total: number }
  expect(all.total).toBe(25)
  expect(new Set(all.list.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
  expect((await vip.get('/api/withdraw/fetch?status=4')).data).toMatchObject({
    total: all.list.filter(({ status }) => status === 4).length,
  })
  const other = await player('w-history')
  expect(await shown(other, all.list[0]?.orderNo ?? '')).toBeUndefined()
  expect((await (await player('w-history', 'emptylists')).get('/api/withdraw/fetch')).data).toEqual({
    list: [],
    total: 0,
  })
})
