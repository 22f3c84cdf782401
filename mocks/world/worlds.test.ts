import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer, type MockServer } from '../server.ts'
import { createPlayerClient } from '../testing/player-client.ts'
import { Worlds } from './worlds.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

const newcomer = { username: 'dalisay1', password: 'a'.repeat(64), phone: '9998887776', areaCode: '63' }

test('worlds do not meet: names, sessions, clocks, faults', async () => {
  const one = createPlayerClient(server, 'one')
  const two = createPlayerClient(server, 'two')
  expect((await one.post('/api/user/custom/register', newcomer)).success).toBe(true)
  expect((await one.post('/api/user/custom/register', newcomer)).code).toBe(41101)
  expect((await two.post('/api/user/custom/register', newcomer)).success).toBe(true)
  const session = /tumpak_session=[^;]+/.exec(one.cookie)?.[0] ?? ''
  expect((await two.get('/api/user/info', { cookie: `tumpak_world=two; ${session}` })).code).toBe(20002)
  await one.control('/__mock/clock', { advanceMs: 1000 })
  await one.control('/__mock/faults', { operationId: 'getConfig', fault: { kind: 'status', status: 503 } })
  expect(await two.control('/__mock/state')).toMatchObject({ world: 'two', clockOffsetMs: 0 })
  expect((await two.get('/api/config/fetch')).success).toBe(true)
})

test('a header names the world where there is no cookie', async () => {
  const state = await (await fetch(`${server.url}/__mock/state`, { headers: { 'x-mock-world': 'by-header' } })).json()
  expect(state).toMatchObject({ world: 'by-header' })
})

test('a reset world has its beginning back, and no session of before', async () => {
  const player = createPlayerClient(server, 'again')
  await player.login('newplayer')
  await player.control('/__mock/reset', {})
  expect((await player.get('/api/user/info')).code).toBe(20002)
})

test('POST /__mock/worlds leads the cookie to a fresh world', async () => {
  const player = createPlayerClient(server)
  const { id } = (await player.control('/__mock/worlds', {})) as { id: string }
  expect(player.cookie).toBe(`tumpak_world=${id}`)
  expect(await player.control('/__mock/worlds', { id: '../etc' })).toMatchObject({ status: 400 })
})

test('the same world does the same things again', () => {
  const [first, second] = [new Worlds(() => 1_795_000_000_000), new Worlds(() => 1_795_000_000_000)]
  const rounds = (worlds: Worlds): unknown => worlds.get('seeded').accounts.byUsername('vip8player')?.rounds
  expect(rounds(first)).toEqual(rounds(second))
})

test('a hundred worlds are kept, the default one always', () => {
  const worlds = new Worlds(Date.now)
  const early = worlds.get('early')
  const home = worlds.get(undefined)
  for (let i = 0; i < 100; i++) worlds.get(`w${i}`)
  expect(worlds.get(undefined)).toBe(home)
  expect(worlds.get('early')).not.toBe(early)
  worlds.closeAll()
})
