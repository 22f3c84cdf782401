import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERSONA_PASSWORD } from '../data/personas.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { createMockServer, type MockServer } from '../server.ts'
import { later, readMoney, withdraw } from '../testing/money.ts'
import { createPlayerClient, type PlayerClient } from '../testing/player-client.ts'

const BAD_INPUT = 40_000
const ORDER_ALREADY_BUILT = 43_005
const PASSWORD_WRONG = 43_207
const KEY_REUSED = 43_401
const IN_PROGRESS = 43_402
const KEY = { 'idempotency-key': 'intent-0001' }
const DAY = 24 * 60

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

async function player(sandbox: string): Promise<PlayerClient> {
  const client = createPlayerClient(server, sandbox)
  await client.login('ratified')
  return client
}

async function prepared(client: PlayerClient): Promise<string> {
  return ((await client.post('/api/recharge/preCreate', { method: 'gcash', amount: 500 })).data as { orderNo: string })
    .orderNo
}

const getBalance = async (client: PlayerClient): Promise<number> => (await readMoney(client)).balance
const getTotal = async (client: PlayerClient): Promise<number> =>
  ((await client.get('/api/withdraw/fetch')).data as { total: number }).total
const withWrongPassword = (client: PlayerClient) =>
  client.post('/api/withdraw/create', { amount: 500, password: hashPassword('wrong-1') }, KEY)

describe('Idempotency-Key', () => {
  it('is required', async () => {
    const client = await player('k-required')
    const response = await client.fetch('/api/withdraw/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 500, password: hashPassword(PERSONA_PASSWORD) }),
    })
    expect(await response.json()).toMatchObject({ code: BAD_INPUT, msg: expect.stringContaining('Idempotency-Key') })
  })

  it('stores no refusal: a repeated request is evaluated again', async () => {
    const client = await player('k-refused')
    expect((await withWrongPassword(client)).code).toBe(PASSWORD_WRONG)
    expect((await withdraw(client, 500, KEY)).success).toBe(true)
    expect(await getBalance(client)).toBe(4500)
  })

  it('repeats the first success without another effect, whatever the password', async () => {
    const client = await player('k-repeat')
    const first = await withdraw(client, 500, KEY)
    expect(await withWrongPassword(client)).toMatchObject({ success: true, data: first.data, msg: first.msg })
    expect([await getBalance(client), await getTotal(client)]).toEqual([4500, 2])
  })

  it('refuses another amount, order, goods or wallet', async () => {
    const client = await player('k-reused')
    await withdraw(client, 500, KEY)
    expect((await withdraw(client, 600, KEY)).code).toBe(KEY_REUSED)
    const sandbox = server.sandboxes.get('k-reused')
    const uid = sandbox.accounts.byUsername('ratified')?.uid ?? ''
    const wallet = sandbox.wallets.of(uid)
    if (wallet !== undefined) wallet.account = '9170000001'
    expect((await withdraw(client, 500, KEY)).code).toBe(KEY_REUSED)

    await client.post('/api/recharge/build', { orderNo: await prepared(client) }, KEY)
    expect((await client.post('/api/recharge/build', { orderNo: await prepared(client) }, KEY)).code).toBe(KEY_REUSED)

    await client.post('/api/mallExchange/order', { goodsId: 'cash-10', quantity: 1 }, KEY)
    for (const body of [
      { goodsId: 'cash-10', quantity: 2 },
      { goodsId: 'cash-50', quantity: 1 },
    ])
      expect((await client.post('/api/mallExchange/order', body, KEY)).code).toBe(KEY_REUSED)
    expect(await getBalance(client)).toBe(4510)
  })

  it.each([
    ['before', false],
    ['after', true],
  ])('reports a second request as in progress while the first runs, delayed %s its effect', async (name, after) => {
    const client = await player(`k-running-${name}`)
    await client.control('/__mock/faults', {
      operationId: 'createWithdrawal',
      after,
      fault: { kind: 'delay', ms: 300 },
    })
    const both = await Promise.all([withdraw(client, 500, KEY), withdraw(client, 500, KEY)])
    expect(both.map(({ code }) => code).sort()).toEqual([20_000, IN_PROGRESS])
    expect((await withdraw(client, 500, KEY)).data).toEqual(both.find(({ success }) => success)?.data)
    expect(await getBalance(client)).toBe(4500)
  })

  it('is scoped to one player and one operation', async () => {
    const client = await player('k-scope')
    await withdraw(client, 500, KEY)
    expect((await client.post('/api/mallExchange/order', { goodsId: 'cash-10', quantity: 1 }, KEY)).success).toBe(true)
    const other = createPlayerClient(server, 'k-scope')
    await other.login('vip8player')
    expect((await withdraw(other, 500, KEY)).success).toBe(true)
  })

  it('is kept for 24 hours by the clock of the sandbox', async () => {
    const client = await player('k-day')
    const first = await withdraw(client, 500, KEY)
    const orderNo = await prepared(client)
    await client.post('/api/recharge/build', { orderNo }, KEY)
    await later(client, DAY - 1)
    await client.login('ratified')
    expect((await withdraw(client, 500, KEY)).data).toEqual(first.data)
    await later(client, 2)
    expect((await withdraw(client, 500, KEY)).data).not.toEqual(first.data)
    expect((await client.post('/api/recharge/build', { orderNo }, KEY)).code).toBe(ORDER_ALREADY_BUILT)
  })
})
