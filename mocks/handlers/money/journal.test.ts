import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSONAS } from '../../data/personas.ts'
import { createMockServer, type MockServer } from '../../server.ts'
import { openDeposit } from '../../testing/deposit.ts'
import { readJournal, later, readMoney, withdraw, type EntrySeen } from '../../testing/money.ts'
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

const centavos = (pesos: number): number => Math.round(pesos * 100)

function expectToAddUp(entries: readonly EntrySeen[], balance: number): void {
  let sum = 0
  for (const { amount, balanceAfter } of entries.toReversed()) {
    sum += centavos(amount)
    expect(centavos(balanceAfter)).toBe(sum)
    expect(sum).toBeGreaterThanOrEqual(0)
  }
  expect(sum).toBe(centavos(balance))
  expect(entries.map(({ createdAt }) => createdAt)).toEqual(
    entries
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  )
}

test.each(PERSONAS.map(({ username }) => username))('the journal of %s adds up to the balance', async (username) => {
  const client = await player('j-personas', username)
  expectToAddUp(await readJournal(client), (await readMoney(client)).balance)
})

test('the persona with history has entries of every type', async () => {
  const vip = await player('j-vip', 'vip8player')
  const entries = await readJournal(vip)
  expect(entries.length).toBeGreaterThan(240)
  expect(entries.length).toBeLessThan(400)
  expect(new Set(entries.map(({ type }) => type))).toEqual(
    new Set(['deposit', 'bonus', 'withdrawal', 'return', 'bet', 'win', 'reward']),
  )
  expect((await vip.get('/api/recharge/fetch')).data).toMatchObject({ total: 60 })
  expect(await readMoney(vip)).toMatchObject({ balance: 123_456.78 })
})

test('the journal contains deposit, round, exchange and withdrawal', async () => {
  const client = await player('j-all')
  await withdraw(client, 403)
  const { payKey } = await openDeposit(client, 500)
  const post = async (path: string, body: object): Promise<Record<string, unknown>> =>
    (await (
      await fetch(`http://localhost:${server.port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()) as Record<string, unknown>
  await post('/demo/pay/confirm', { payKey })
  const { playUrl } = (await client.post('/api/game/getUrl', { gameId: 'slot-001' })).data as { playUrl: string }
  const playKey = /"playKey":"([^"]+)"/.exec(await (await fetch(playUrl)).text())?.[1]
  const before = await readMoney(client)
  let wins = 0
  for (let i = 0; i < 20; i++) if (Number((await post('/demo/game/bet', { playKey, bet: 10 }))['win']) > 0) wins += 1
  expect((await readMoney(client)).owed).toBe(before.owed - 200)
  await client.post('/api/mallExchange/order', { goodsId: 'cash-10', quantity: 3 })
  await later(client, 2)
  const entries = await readJournal(client)
  const ofType = (type: string): EntrySeen[] => entries.filter((entry) => entry.type === type)
  expect(ofType('bet')).toHaveLength(20)
  expect(ofType('bet')[0]).toMatchObject({ amount: -10, note: 'Parol Nights' })
  expect(ofType('win')).toHaveLength(wins)
  expect(ofType('exchange')).toMatchObject([{ amount: 30, note: '₱10' }])
  expect(entries[0]).toMatchObject({ type: 'return', amount: 403 })
  expect(ofType('withdrawal')[0]).toMatchObject({ amount: -403, balanceAfter: 4597 })
  expect(ofType('deposit')[0]).toMatchObject({ amount: 500, balanceAfter: 5097 })
  expectToAddUp(entries, (await readMoney(client)).balance)
})

test('the journal is filtered by type and Manila day', async () => {
  const vip = await player('j-filter', 'vip8player')
  const all = await readJournal(vip)
  expect(await readJournal(vip, '&type=withdrawal')).toEqual(all.filter(({ type }) => type === 'withdrawal'))
  expect(await readJournal(vip, '&type=nothing')).toEqual([])
  const day = all[40]?.createdAt.slice(0, 10) ?? ''
  expect(await readJournal(vip, `&from=${day}&to=${day}`)).toEqual(
    all.filter(({ createdAt }) => createdAt.startsWith(day)),
  )
  expect((await readJournal(vip, `&from=${day}`)).length + (await readJournal(vip, `&to=${day}`)).length).toBe(
    all.length + (await readJournal(vip, `&from=${day}&to=${day}`)).length,
  )
})

test('types have names in the language, and none for the persona with empty lists', async () => {
  const client = await player('j-types')
  expect((await client.get('/api/user/balanceJournal/type', { 'accept-language': 'vi-VN' })).data).toContainEqual({
    code: 'deposit',
    name: 'Nạp tiền',
  })
  expect((await (await player('j-types', 'emptylists')).get('/api/user/balanceJournal/type')).data).toEqual([])
})
