import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MockServer } from '../../server.ts'
import { createNoonServer, logIn } from '../../testing/noon-server.ts'
import type { PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

interface Letter {
  id: string
  type: string
  read: boolean
  rewards?: object[]
  claimed?: boolean
}

const getLetters = async (client: PlayerClient, query = ''): Promise<Letter[]> =>
  ((await client.get(`/api/letter?pageSize=100${query}`)).data as { list: Letter[] }).list
const unread = async (client: PlayerClient): Promise<number> =>
  ((await client.get('/api/badge/data')).data as { letterUnreadNum: number }).letterUnreadNum
const getTypes = async (client: PlayerClient) =>
  (await client.get('/api/letter/type')).data as { code: string; name: string; unread: number }[]
const first = (letters: Letter[], test: (letter: Letter) => boolean): Letter =>
  letters.find(test) ?? { id: '', type: '', read: false }

test('each letter has one type, and the unread counts add up to the badge', async () => {
  const client = await logIn(server, 'types', 'vip8player')
  const all = await getLetters(client)
  const types = await getTypes(client)
  expect(types.map(({ code }) => code)).toEqual(['system', 'money', 'reward'])
  const shared = await Promise.all(types.map(({ code }) => getLetters(client, `&type=${code}`)))
  expect(shared.flat()).toHaveLength(all.length)
  expect(types.reduce((sum, one) => sum + one.unread, 0)).toBe(await unread(client))
  expect(await unread(client)).toBeGreaterThan(1)
  expect(await getLetters(client, '&type=nothing')).toEqual([])
})

test('reading lowers the unread count once, and letters of other players are refused', async () => {
  const [client, other] = [await logIn(server, 'read', 'vip8player'), await logIn(server, 'read', 'ratified')]
  const before = await unread(client)
  const { id } = first(await getLetters(client), ({ read }) => !read)
  expect((await client.post('/api/letter/read', { id })).success).toBe(true)
  expect((await client.post('/api/letter/read', { id })).success).toBe(true)
  expect(await unread(client)).toBe(before - 1)
  for (const [path, body] of [
    ['read', { id }],
    ['claim', { id }],
    ['delete', { ids: [id] }],
  ] as const) {
    expect((await other.post(`/api/letter/${path}`, body)).code, path).toBe(46001)
  }
})

test('an attachment is claimed once, and its letter cannot be deleted before', async () => {
  const client = await logIn(server, 'claim', 'ratified')
  const letters = await getLetters(client)
  const gift = first(letters, ({ claimed }) => claimed === false)
  const plain = first(letters, ({ rewards }) => rewards === undefined)
  expect((await client.post('/api/letter/delete', { ids: [plain.id, gift.id] })).code).toBe(46003)
  expect(await getLetters(client)).toHaveLength(letters.length)
  expect((await client.post('/api/letter/claim', { id: plain.id })).code).toBe(45001)
  expect((await client.post('/api/letter/claim', { id: gift.id })).data).toEqual({ rewards: gift.rewards })
  expect((await client.post('/api/letter/claim', { id: gift.id })).code).toBe(45002)
  expect(first(await getLetters(client), ({ id }) => id === gift.id).claimed).toBe(true)
  expect((await client.get('/api/balance')).data).toMatchObject({ userAccountVO: { balance: 5018 } })
  expect(await client.post('/api/letter/delete', { ids: [plain.id, gift.id, gift.id] })).toMatchObject({
    success: true,
    msg: 'Processed Successfully',
  })
  expect(await getLetters(client)).toHaveLength(letters.length - 2)
})

test('deleting an unread letter lowers the unread count', async () => {
  const client = await logIn(server, 'delete', 'vip8player')
  const before = await unread(client)
  const { id } = first(await getLetters(client), ({ read, rewards }) => !read && rewards === undefined)
  await client.post('/api/letter/delete', { ids: [id] })
  expect(await unread(client)).toBe(before - 1)
})
