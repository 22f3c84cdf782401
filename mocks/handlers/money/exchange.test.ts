import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer, type MockServer } from '../../server.ts'
import { readJournal, readMoney } from '../../testing/money.ts'
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

interface Mall {
  points: number
  goods: { id: string; name: string; stock: number; image: string }[]
}

const getMall = async (client: PlayerClient, language = 'en-US'): Promise<Mall> =>
  (await client.get('/api/mallExchange/info', { 'accept-language': language })).data as Mall
const getStock = async (client: PlayerClient, id: string): Promise<number | undefined> =>
  (await getMall(client)).goods.find((one) => one.id === id)?.stock
const order = (client: PlayerClient, goodsId: string, quantity: number, headers: Record<string, string> = {}) =>
  client.post('/api/mallExchange/order', { goodsId, quantity }, headers)

test('points are exchanged for money, in the balance and the journal', async () => {
  const client = await player('e-cash')
  expect(await order(client, 'cash-50', 2)).toMatchObject({
    msg: 'Processed Successfully',
    data: { goodsId: 'cash-50', quantity: 2, points: 960, orderNo: expect.stringMatching(/^E\d{12}$/) },
  })
  expect(await readMoney(client)).toMatchObject({ balance: 5100, points: 320 })
  expect(await getMall(client)).toMatchObject({ points: 320 })
  expect((await readJournal(client))[0]).toMatchObject({ type: 'exchange', amount: 100, note: '₱50' })
  expect((await order(client, 'cash-50', 1)).code).toBe(43301)
  expect(await readMoney(client)).toMatchObject({ balance: 5100, points: 320 })
})

test('stock is shared by all players of the sandbox', async () => {
  const [client, vip] = [await player('e-stock'), await player('e-stock', 'vip8player')]
  expect((await order(vip, 'shirt', 4)).code).toBe(43302)
  expect((await order(vip, 'shirt', 3)).success).toBe(true)
  expect(await getStock(client, 'shirt')).toBe(0)
  expect((await order(client, 'shirt', 1)).code).toBe(43302)
  expect((await order(client, 'nothing', 1)).code).toBe(43302)
  expect(await readMoney(vip)).toMatchObject({ balance: 123_456.78 })
})

test('one idempotency key makes one order', async () => {
  const client = await player('e-intent')
  const key = { 'idempotency-key': 'intent-0001' }
  const first = await order(client, 'cash-10', 1, key)
  expect((await order(client, 'cash-10', 1, key)).data).toEqual(first.data)
  expect(await getMall(client)).toMatchObject({ orders: [first.data] })
  expect(await readMoney(client)).toMatchObject({ balance: 5010, points: 1180 })
})

test('goods have names in the language and pictures, and the mall is empty for the player of empty lists', async () => {
  const client = await player('e-show')
  const { goods } = await getMall(client, 'vi-VN')
  expect(goods.map(({ name }) => name)).toContain('Áo lễ hội')
  for (const { image } of goods) expect((await client.fetch(image)).headers.get('content-type')).toBe('image/svg+xml')
  expect(await getMall(await player('e-show', 'emptylists'))).toEqual({ points: 0, goods: [], orders: [] })
})
