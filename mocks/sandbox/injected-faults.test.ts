import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer, type MockServer } from '../server.ts'
import { createPlayerClient, type PlayerClient } from '../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

async function playerWithFault(
  sandbox: string,
  fault: object,
  more: object = {},
  operationId = 'getUser',
): Promise<PlayerClient> {
  const player = createPlayerClient(server, sandbox)
  await player.login('ratified')
  expect(await player.control('/__mock/faults', { operationId, fault, ...more })).toMatchObject({ operationId })
  return player
}

test('status: affects one request', async () => {
  const player = await playerWithFault('f-status', { kind: 'status', status: 502 })
  expect((await player.fetch('/api/user/info')).status).toBe(502)
  expect((await player.get('/api/user/info')).success).toBe(true)
  expect(await player.control('/__mock/faults')).toEqual([])
})

test('code: affects as many requests as given', async () => {
  const player = await playerWithFault('f-code', { kind: 'code', code: 45678, msg: 'Later.' }, { times: 2 })
  for (let i = 0; i < 2; i++)
    expect(await player.get('/api/user/info')).toMatchObject({ success: false, code: 45678, msg: 'Later.', data: null })
  expect((await player.get('/api/user/info')).success).toBe(true)
})

test('malformed and invalid: broken JSON, and data invalid by the document', async () => {
  const player = await playerWithFault('f-broken', { kind: 'malformed' })
  await player.control('/__mock/faults', { operationId: 'getUser', fault: { kind: 'invalid' } })
  const text = await (await player.fetch('/api/user/info')).text()
  expect(() => void JSON.parse(text)).toThrow(SyntaxError)
  expect(await player.get('/api/user/info')).toMatchObject({ success: true, code: 20000, data: 40404 })
})

test('replace: changed values in an otherwise valid response', async () => {
  const player = await playerWithFault('f-replace', {
    kind: 'replace',
    changes: { '/gender': 'other', '/identityInfo/x': 1, '/a/b': 2 },
  })
  expect(await player.get('/api/user/info')).toMatchObject({
    success: true,
    data: { gender: 'other', username: 'ratified' },
  })
  expect(await player.control('/__mock/faults', { operationId: 'getUser', fault: { kind: 'replace' } })).toMatchObject(
    {},
  )
  expect(await player.get('/api/user/info')).not.toMatchObject({ data: { gender: 'other' } })
})

test('drop: a connection that breaks within the response', async () => {
  const player = await playerWithFault('f-drop', { kind: 'drop' })
  const response = await player.fetch('/api/user/info')
  await expect(response.text()).rejects.toThrow('terminated')
  expect((await player.get('/api/user/info')).success).toBe(true)
})

test('pictures have their own injected faults', async () => {
  const player = await playerWithFault('f-pictures', { kind: 'status', status: 404 }, {}, 'pictures')
  expect((await player.get('/api/user/info')).success).toBe(true)
  expect((await player.fetch('/art/avatar/7.svg')).status).toBe(404)
  expect((await player.fetch('/art/avatar/7.svg')).status).toBe(200)
})

test('timeout: no response until the sandbox is reset', async () => {
  const player = await playerWithFault('f-timeout', { kind: 'timeout' })
  const waiting = player.fetch('/api/user/info').then(
    () => 'responded',
    () => 'ended',
  )
  await expect.poll(() => server.sandboxes.get('f-timeout').hanging.size).toBe(1)
  await player.control('/__mock/reset', {})
  expect(await waiting).toBe('ended')
})

test('delay: a response that comes after a later one', async () => {
  const player = await playerWithFault('f-delay', { kind: 'delay', ms: 300 })
  const order: string[] = []
  const read = async (path: string) => {
    expect((await player.get(path)).success).toBe(true)
    order.push(path)
  }
  await Promise.all([read('/api/user/info'), read('/api/balance')])
  expect(order).toEqual(['/api/balance', '/api/user/info'])
})

test('delay: ends when the faults are cleared', async () => {
  const player = await playerWithFault('f-cleared', { kind: 'delay', ms: 120_000 })
  const waiting = player.get('/api/user/info')
  await expect.poll(() => server.sandboxes.get('f-cleared').faults.list()).toEqual([])
  await fetch(`${server.url}/__mock/faults`, { method: 'DELETE', headers: { 'x-mock-sandbox': 'f-cleared' } })
  expect((await waiting).success).toBe(true)
})

test('after: the operation runs and only its response is lost', async () => {
  const player = await playerWithFault('f-after', { kind: 'status', status: 504 }, { after: true }, 'createRecharge')
  const { orderNo } = (await player.post('/api/recharge/preCreate', { method: 'gcash', amount: 500 })).data as {
    orderNo: string
  }
  expect(
    (
      await player.fetch('/api/recharge/build', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'intent-0001' },
        body: JSON.stringify({ orderNo }),
      })
    ).status,
  ).toBe(504)
  expect((await player.get(`/api/recharge/fetch?orderNo=${orderNo}`)).data).toMatchObject({
    total: 1,
    list: [{ orderNo, status: 0 }],
  })
})

test.each([
  [{ operationId: 'noSuchCall', fault: { kind: 'drop' } }, 'operationId'],
  [{ operationId: 'getUser', fault: { kind: 'explode' } }, 'fault.kind'],
  [{ operationId: 'getUser', fault: { kind: 'status', status: 200 } }, 'fault.status'],
  [{ operationId: 'getUser', times: 0, fault: { kind: 'drop' } }, 'times'],
])('a fault that makes no sense is refused: %j', async (body, detail) => {
  const response = await createPlayerClient(server, 'f-wrong').control('/__mock/faults', body)
  expect(response).toMatchObject({ status: 400, detail: expect.stringContaining(detail) })
})

test('size: a list of so many rows, page by page, each with its own id', async () => {
  const player = await playerWithFault('f-size', { kind: 'size', rows: 45 }, { times: 9 }, 'listLetters')
  const read = async (pageNum: number) =>
    (await player.get(`/api/letter?pageNum=${pageNum}`)).data as { list: { id: string }[]; total: number }
  const pages = [await read(1), await read(2), await read(3), await read(4)]
  expect(pages.map(({ list, total }) => [list.length, total])).toEqual([
    [20, 45],
    [20, 45],
    [5, 45],
    [0, 45],
  ])
  expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(45)
})
