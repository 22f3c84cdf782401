import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MockServer } from '../../server.ts'
import { createNoonServer, logIn } from '../../testing/noon-server.ts'
import { createPlayerClient, type PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createNoonServer()
})
afterAll(() => server.close())

interface Page {
  list: { id: string; name: string; type: string; manuf: string }[]
  total: number
}
const getPage = async (client: PlayerClient, path: string): Promise<Page> => (await client.get(path)).data as Page

test('the list of live games has only live games, for players and visitors', async () => {
  const client = await logIn(server, 'live', 'ratified')
  for (const path of ['/api/game/fetch/live', '/api/open/game/fetch/live']) {
    const { list, total } = await getPage(client, `${path}?manuf=amihan&pageSize=100`)
    expect(total).toBe(8)
    expect(list.every(({ type, manuf }) => type === 'live' && manuf === 'amihan')).toBe(true)
  }
})

test('the list of live games has those of the requested type', async () => {
  const client = await logIn(server, 'live type', 'ratified')
  for (const path of ['/api/game/fetch/live', '/api/open/game/fetch/live']) {
    const { list } = await getPage(client, `${path}?type=fish&pageSize=100`)
    expect(new Set(list.map(({ type }) => type))).toEqual(new Set(['fish']))
    expect(await getPage(client, `${path}?type=live`)).toEqual(await getPage(client, path))
  }
})

test('the ranking of all games is not the list of hot games, and is the default order', async () => {
  const visitor = createPlayerClient(server, 'ranking')
  const getIds = async (path: string) => (await getPage(visitor, path)).list.map(({ id }) => id)
  const ranking = await getIds('/api/open/game/fetch?sort=popular')
  expect(await getIds('/api/open/game/fetch')).toEqual(ranking)
  expect(ranking.slice(0, 6)).toEqual(['poker-001', 'arcade-001', 'live-001', 'fish-001', 'slot-001', 'sports-001'])
  expect((await getIds('/api/open/game/fetch/hot')).slice(0, 3)).toEqual(['slot-001', 'slot-002', 'slot-003'])
  // Of one type the catalog itself is the ranking.
  expect((await getIds('/api/open/game/fetch?type=fish&sort=popular')).slice(0, 2)).toEqual(['fish-001', 'fish-002'])
})

test('search matches games and providers, ignoring case and accents', async () => {
  const visitor = createPlayerClient(server, 'search')
  expect((await getPage(visitor, '/api/open/game/search?keyword=PAROL')).list.map(({ name }) => name)).toEqual([
    'Parol Nights',
    'Plinko Parol',
  ])
  expect((await getPage(visitor, `/api/open/game/search?keyword=${encodeURIComponent('Amihán live')}`)).total).toBe(8)
  expect(await getPage(visitor, '/api/open/game/search?keyword=zzz')).toEqual({ list: [], total: 0 })
})

test('search filters by type and provider, and sorts', async () => {
  const visitor = createPlayerClient(server, 'search filters')
  const getNames = async (query: string) =>
    (await getPage(visitor, `/api/open/game/search?${query}`)).list.map(({ name }) => name)
  expect(await getNames('keyword=parol&type=slot')).toEqual(['Parol Nights'])
  const [first, ...rest] = await getNames('keyword=a&manuf=amihan&sort=name&pageSize=100')
  expect([first, ...rest]).toEqual([first, ...rest].toSorted())
  expect(await getNames('keyword=a&manuf=amihan&sort=newest&pageSize=100')).toEqual(
    (await getNames('keyword=a&manuf=amihan&pageSize=100')).toReversed(),
  )
})

test('favorites are per player, unique, newest first', async () => {
  const [client, other] = [await logIn(server, 'fav', 'ratified'), await logIn(server, 'fav', 'newplayer')]
  for (const gameId of ['slot-001', 'fish-002'])
    expect((await client.post('/api/user/game/collect', { gameId })).success).toBe(true)
  expect((await client.post('/api/user/game/collect', { gameId: 'slot-001' })).code).toBe(42002)
  expect((await client.post('/api/user/game/collect', { gameId: 'arcade-014' })).code).toBe(42001)
  expect((await getPage(client, '/api/user/game/collect/fetch')).list.map(({ id }) => id)).toEqual([
    'fish-002',
    'slot-001',
  ])
  expect((await getPage(other, '/api/user/game/collect/fetch')).total).toBe(0)
  expect((await other.post('/api/user/game/collect/del', { gameId: 'slot-001' })).code).toBe(42003)
  expect((await client.post('/api/user/game/collect/del', { gameId: 'slot-001' })).success).toBe(true)
  expect((await getPage(client, '/api/user/game/collect/fetch')).list.map(({ id }) => id)).toEqual(['fish-002'])
})

test('the ticker gains wins with the clock, newest first', async () => {
  const client = createPlayerClient(server, 'ticker')
  const lines = async () => (await client.get('/api/open/game/info/message')).data as { id: string; wonAt: string }[]
  const before = await lines()
  expect(before).toEqual(await lines())
  expect(before.map(({ wonAt }) => wonAt)).toEqual(
    before
      .map(({ wonAt }) => wonAt)
      .toSorted()
      .reverse(),
  )
  await client.control('/__mock/clock', { advanceMs: 40_000 })
  expect((await lines())[1]).toEqual(before[0])
})

test('games of one provider require a wallet', async () => {
  const launch = async (username: string, gameId: string) =>
    (await (await logIn(server, 'wallet', username)).post('/api/game/getUrl', { gameId })).data
  expect(await launch('newplayer', 'live-002')).toMatchObject({ needBindWallet: true, playUrl: '' })
  expect(await launch('newplayer', 'live-001')).toMatchObject({ needBindWallet: false })
  expect(await launch('ratified', 'live-002')).toMatchObject({ needBindWallet: false })
})

test('help is in the player’s language', async () => {
  const client = await logIn(server, 'help', 'ratified')
  expect((await client.get('/api/game/helper?gameId=slot-001', { 'accept-language': 'vi' })).data).toMatchObject({
    title: 'Parol Nights',
    content: expect.stringContaining('Ba cuộn dừng lại'),
  })
  expect((await client.get('/api/game/helper?gameId=slot-001')).data).toMatchObject({
    cover: '/art/cover/slot-001.svg',
    coverColor: '#4a20a8',
    returnPercent: 96.18,
    minBet: 1,
    manufName: 'Bituin Play',
    type: 'slot',
    volatility: 'high',
  })
  const { payTable } = (await client.get('/api/game/helper?gameId=slot-001')).data as { payTable: { pays: number }[] }
  expect(payTable).toEqual(payTable.toSorted((a, b) => b.pays - a.pays))
  expect((await client.get('/api/game/helper?gameId=nothing')).code).toBe(42001)
})

test('a sandbox with 5,000 games lists them everywhere, also after a reset', async () => {
  const client = createPlayerClient(server, 'many')
  expect(await client.control('/__mock/sandboxes', { id: 'many', scenario: '5000games' })).toEqual({
    id: 'many',
    scenario: '5000games',
  })
  await client.control('/__mock/reset', {})
  const seen = new Set<string>()
  const names = new Set<string>()
  for (let pageNum = 1; pageNum <= 50; pageNum++) {
    const { list, total } = await getPage(client, `/api/open/game/fetch?pageSize=100&pageNum=${pageNum}`)
    expect(total).toBe(5_000)
    for (const game of list) {
      seen.add(game.id)
      names.add(game.name)
    }
  }
  expect([seen.size, names.size]).toEqual([5_000, 5_000])
  expect((await client.fetch('/art/cover/slot-1000.svg')).status).toBe(200)
  const player = await logIn(server, 'many', 'ratified')
  expect((await player.post('/api/user/game/collect', { gameId: 'slot-1000' })).success).toBe(true)
  const elsewhere = await logIn(server, 'few', 'ratified')
  expect((await elsewhere.post('/api/game/getUrl', { gameId: 'slot-1000' })).code).toBe(42001)
  expect(await elsewhere.control('/__mock/sandboxes', { scenario: 'nothing' })).toMatchObject({
    status: 400,
    detail: expect.stringContaining('5000games'),
  })
  expect(await client.control('/__mock/scenarios')).toMatchObject([
    { name: 'default' },
    { name: '5000games' },
    { name: 'operator' },
    { name: 'nofeatures' },
  ])
})

test('banners depend on who asks, and their buttons on the language', async () => {
  type Banner = { id: string; image: string; button?: string }
  const getBanners = async (client: PlayerClient, language = 'en'): Promise<Banner[]> =>
    (await client.get('/api/open/banner/info', { 'accept-language': language })).data as Banner[]
  const getIds = async (client: PlayerClient) => (await getBanners(client)).map(({ id }) => id)
  const visitor = createPlayerClient(server, 'banners')
  expect(await getIds(visitor)).toEqual(['points', 'help'])
  expect(await getIds(await logIn(server, 'banners', 'newplayer'))).toEqual([
    'first-deposit',
    'verify',
    'points',
    'help',
  ])
  expect(await getIds(await logIn(server, 'banners', 'ratified'))).toEqual(['coupon', 'points'])
  for (const language of ['en', 'vi']) {
    for (const { image } of await getBanners(visitor, language)) expect((await visitor.fetch(image)).status).toBe(200)
  }
  expect((await getBanners(visitor, 'vi'))[0]?.button).toBe('Đổi quà')
})
