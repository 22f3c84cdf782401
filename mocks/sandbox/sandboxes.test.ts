import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer, type MockServer } from '../server.ts'
import { createPlayerClient } from '../testing/player-client.ts'
import { Sandboxes } from './sandboxes.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

const newcomer = { username: 'dalisay1', password: 'a'.repeat(64), phone: '9998887776', areaCode: '63' }

test('sandboxes are isolated: players, sessions, clocks, injected faults', async () => {
  const one = createPlayerClient(server, 'one')
  const two = createPlayerClient(server, 'two')
  expect((await one.post('/api/user/custom/register', newcomer)).success).toBe(true)
  expect((await one.post('/api/user/custom/register', newcomer)).code).toBe(41101)
  expect((await two.post('/api/user/custom/register', newcomer)).success).toBe(true)
  const session = /tumpak_session=[^;]+/.exec(one.cookie)?.[0] ?? ''
  expect((await two.get('/api/user/info', { cookie: `tumpak_sandbox=two; ${session}` })).code).toBe(20002)
  await one.control('/__mock/clock', { advanceMs: 1000 })
  await one.control('/__mock/faults', { operationId: 'getConfig', fault: { kind: 'status', status: 503 } })
  expect(await two.control('/__mock/state')).toMatchObject({ sandbox: 'two', clockOffsetMs: 0 })
  expect((await two.get('/api/config/fetch')).success).toBe(true)
})

test('x-mock-sandbox selects the sandbox without a cookie', async () => {
  const state = await (await fetch(`${server.url}/__mock/state`, { headers: { 'x-mock-sandbox': 'by-header' } })).json()
  expect(state).toMatchObject({ sandbox: 'by-header' })
})

test('a reset restores the initial state and ends all sessions', async () => {
  const player = createPlayerClient(server, 'again')
  await player.login('newplayer')
  await player.control('/__mock/reset', {})
  expect((await player.get('/api/user/info')).code).toBe(20002)
})

test('POST /__mock/sandboxes sets the cookie to a new sandbox', async () => {
  const player = createPlayerClient(server)
  const { id } = (await player.control('/__mock/sandboxes', {})) as { id: string }
  expect(player.cookie).toBe(`tumpak_sandbox=${id}`)
  expect(await player.control('/__mock/sandboxes', { id: '../etc' })).toMatchObject({ status: 400 })
})

test('a sandbox with the same id produces the same random values', () => {
  const [first, second] = [new Sandboxes(() => 1_795_000_000_000), new Sandboxes(() => 1_795_000_000_000)]
  const rounds = (sandboxes: Sandboxes): unknown => sandboxes.get('seeded').accounts.byUsername('vip8player')?.rounds
  expect(rounds(first)).toEqual(rounds(second))
})

test('a history with large wins begins at zero, too, and ends at the defined balance', () => {
  // The random values of this id win more than the player had put in.
  const sandbox = new Sandboxes(() => 1_795_000_000_000).get('lucky-3197')
  expect(sandbox.accounts.byUsername('vip8player')?.balances.playable).toBe(12_345_678)
})

test('at most a hundred sandboxes are kept, and always the default one', () => {
  const sandboxes = new Sandboxes(Date.now)
  const early = sandboxes.get('early')
  const home = sandboxes.get(undefined)
  for (let i = 0; i < 100; i++) sandboxes.get(`w${i}`)
  expect(sandboxes.get(undefined)).toBe(home)
  expect(sandboxes.get('early')).not.toBe(early)
  sandboxes.closeAll()
})
