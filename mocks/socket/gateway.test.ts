import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createMockServer, type MockServer } from '../server.ts'
import { openDeposit } from '../testing/deposit.ts'
import { createPlayerClient, type PlayerClient } from '../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

interface Line {
  frames: { event: string; content?: unknown; sid?: string; revision?: number }[]
  closed: Promise<number>
  opened: Promise<'open' | string>
  send(frame: object | string | Buffer): void
  end(): void
}

function dial(cookie: string, uid: string, headers: Record<string, string> = {}): Line {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/webSocket/${uid}`, { headers: { cookie, ...headers } })
  const frames: Line['frames'] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as Line['frames'][number]))
  return {
    frames,
    closed: new Promise((resolve) => socket.on('close', resolve)),
    opened: new Promise((resolve) => {
      socket.on('open', () => resolve('open'))
      socket.on('error', (error) => resolve(error.message))
    }),
    send: (frame) => socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame)),
    end: () => socket.close(1000),
  }
}

async function player(sandbox: string): Promise<{ client: PlayerClient; uid: string }> {
  const client = createPlayerClient(server, sandbox)
  const { data } = await client.login('ratified', { deviceId: 'phone' })
  return { client, uid: (data as { uid: string }).uid }
}

async function heard(line: Line, count: number): Promise<void> {
  await expect.poll(() => line.frames).toHaveLength(count)
}

test('admission: no session 4401, foreign uid 4403, foreign origin no upgrade, unknown path 404', async () => {
  const { client, uid } = await player('s-admit')
  expect(await dial('tumpak_sandbox=s-admit', uid).closed).toBe(4401)
  expect(await dial(client.cookie, 'U100001').closed).toBe(4403)
  expect(await dial(client.cookie, uid, { origin: 'https://evil.example' }).opened).toContain('403')
  expect(await dial(client.cookie, `${uid}/more`).opened).toContain('404')
  expect(await dial(client.cookie, uid, { origin: server.url }).opened).toBe('open')
})

test('each ping gets a pong; invalid, binary and unknown frames are ignored', async () => {
  const { client, uid } = await player('s-ping')
  const line = dial(client.cookie, uid)
  await line.opened
  for (const odd of ['not json', '[]', 'null', '{"event":{}}', '{"event":"ack"}', Buffer.from([1, 2, 3])])
    line.send(odd)
  line.send({ event: 'ping' })
  line.send({ event: 'ping' })
  await heard(line, 2)
  expect(line.frames).toEqual([{ event: 'pong' }, { event: 'pong' }])
  line.end()
})

test('an oversized frame closes the socket with 1009, and the server keeps running', async () => {
  const { client, uid } = await player('s-big')
  const line = dial(client.cookie, uid)
  await line.opened
  line.send('x'.repeat(100_000))
  expect(await line.closed).toBe(1009)
  expect((await client.get('/api/user/info')).success).toBe(true)
})

test('unacknowledged messages are redelivered in order with the same sid, acknowledged ones are not', async () => {
  const { client, uid } = await player('s-again')
  await client.control('/__mock/push', { uid, event: 'task.reward', content: 2 })
  await client.control('/__mock/push', { uid, event: 'inbox.unread', content: 3 })
  const first = dial(client.cookie, uid)
  await heard(first, 2)
  expect(first.frames.map(({ event, content }) => [event, content])).toEqual([
    ['task.reward', 2],
    ['inbox.unread', 3],
  ])
  first.send({ event: 'ack', sid: first.frames[0]?.sid })
  first.send({ event: 'ping' })
  await heard(first, 3)
  first.end()
  await first.closed
  const second = dial(client.cookie, uid)
  await heard(second, 1)
  expect(second.frames[0]).toEqual(first.frames[1])
  second.end()
})

test('a newer count replaces an unacknowledged older one', async () => {
  const { client, uid } = await player('s-newer')
  await client.control('/__mock/push', { uid, event: 'inbox.unread', content: 1 })
  await client.control('/__mock/push', { uid, event: 'inbox.unread', content: 2 })
  const line = dial(client.cookie, uid)
  await line.opened
  line.send({ event: 'ping' })
  await heard(line, 2)
  expect(line.frames[0]).toMatchObject({ event: 'inbox.unread', content: 2 })
  line.end()
})

test('a redelivered count keeps its revision, which is lower than that of the badge data after another change', async () => {
  const { client, uid } = await player('s-revision')
  const readRevision = async () => ((await client.get('/api/badge/data')).data as { revision: number }).revision
  const before = await readRevision()
  expect(await readRevision()).toBe(before)
  await client.control('/__mock/push', { uid, event: 'inbox.unread', content: 5 })
  const first = dial(client.cookie, uid)
  await heard(first, 1)
  expect(first.frames[0]?.revision).toBeGreaterThan(before)
  first.end()
  await first.closed
  await client.control('/__mock/push', { uid, event: 'task.reward', content: 2 })
  const second = dial(client.cookie, uid)
  await heard(second, 2)
  expect(second.frames[0]).toEqual(first.frames[0])
  expect(await readRevision()).toBeGreaterThan(first.frames[0]?.revision ?? Infinity)
  second.end()
})

test('an event that is no count is redelivered each time, and what does not fit the document is sent with a warning', async () => {
  const { client, uid } = await player('s-each')
  const pushed = await client.control('/__mock/push', { uid, event: 'limit.reached', content: { period: 'day' } })
  expect(pushed).toMatchObject({ warning: expect.stringContaining('no limit.reached with this content') })
  await client.control('/__mock/push', { uid, event: 'limit.reached', content: { period: 'week' } })
  const fitting = await client.control('/__mock/push', { uid, event: 'inbox.unread', content: 1 })
  expect(fitting).not.toHaveProperty('warning')
  const line = dial(client.cookie, uid)
  await heard(line, 3)
  expect(line.frames.map(({ content }) => content)).toEqual([{ period: 'day' }, { period: 'week' }, 1])
  line.end()
})

test('a successful deposit sends an event at once', async () => {
  const { client, uid } = await player('s-deposit')
  const line = dial(client.cookie, uid)
  await line.opened
  const { payKey } = await openDeposit(client, 500)
  await fetch(`${server.url}/demo/pay/confirm`, { method: 'POST', body: JSON.stringify({ payKey }) })
  // Among others: the deposit also enables a sign-in.
  const [sid, revision] = [expect.any(String) as string, expect.any(Number) as number]
  await expect.poll(() => line.frames).toContainEqual({ event: 'inbox.unread', content: 1, sid, revision })
  line.end()
})

test('the socket closes with its session: another device, logout', async () => {
  const { client, uid } = await player('s-end')
  const line = dial(client.cookie, uid)
  await line.opened
  const laptop = createPlayerClient(server, 's-end')
  await laptop.login('ratified', { deviceId: 'laptop' })
  expect(await line.closed).toBe(4401)
  const second = dial(laptop.cookie, uid)
  await second.opened
  await laptop.post('/api/user/logout')
  expect(await second.closed).toBe(1000)
})

test('POST /__mock/sockets/close closes with any code, 1006 without a close frame', async () => {
  const { client, uid } = await player('s-close')
  for (const code of [1012, 4000, 1006]) {
    const line = dial(client.cookie, uid)
    await line.opened
    await expect.poll(() => client.control('/__mock/state')).toMatchObject({ sockets: { [uid]: 1 } })
    expect(await client.control('/__mock/sockets/close', { code })).toEqual({ closed: 1 })
    expect(await line.closed).toBe(code)
    await expect.poll(() => client.control('/__mock/state')).toHaveProperty('sockets', {})
  }
})
