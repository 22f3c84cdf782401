import { get } from 'node:http'
import { hostname } from 'node:os'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from './lib/time.ts'
import { createMockServer, type MockServer } from './server.ts'
import { createNoonServer, NOON, passDays } from './testing/noon-server.ts'
import { createPlayerClient } from './testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

const login = (
  body: RequestInit['body'],
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<Response> => fetch(`${server.url}/api/user/login`, { method: 'POST', headers, body })

test('malformed JSON gets an error message in the player’s language', async () => {
  const response = await (
    await login('{"username": ', { 'content-type': 'application/json', 'accept-language': 'vi-VN' })
  ).json()
  expect(response).toEqual({ success: false, code: 40000, msg: 'body: Không phải JSON hợp lệ.', data: null })
})

test('another content type is bad input', async () => {
  const response = await (await login('username=a', { 'content-type': 'application/x-www-form-urlencoded' })).json()
  expect(response).toMatchObject({ success: false, code: 40000, msg: expect.stringContaining('Content-Type') })
})

test.each([
  [{}, 'username'],
  [{ username: 'abc', password: 'a'.repeat(64) }, 'username'],
  [{ username: 'ratified', password: 'plain' }, 'password'],
  [{ username: 7, password: 'a'.repeat(64) }, 'username'],
])('input %j is refused and names the field', async (body, field) => {
  const response = await (await login(JSON.stringify(body))).json()
  expect(response).toMatchObject({ success: false, code: 40000, data: null, msg: expect.stringContaining(field) })
})

test('a parameter out of range is refused with its name', async () => {
  const { code, msg } = await createPlayerClient(server).get('/api/open/game/fetch?pageSize=101')
  expect({ code, msg }).toEqual({ code: 40000, msg: 'pageSize: This is outside the allowed range.' })
})

test('an amount with three decimals is refused, one that a float cannot represent exactly is accepted', async () => {
  const player = createPlayerClient(server, 'decimals')
  await player.login('ratified')
  expect((await player.post('/api/recharge/preCreate', { method: 'gcash', amount: 110.575 })).msg).toContain('amount')
  expect((await player.post('/api/recharge/preCreate', { method: 'gcash', amount: 110.57 })).success).toBe(true)
})

test('a missing session takes precedence over bad input', async () => {
  const response = await createPlayerClient(server, 'nobody').post('/api/recharge/preCreate', { amount: -1 })
  expect(response).toMatchObject({ status: 200, success: false, code: 20002 })
})

test('HTTP errors: unknown path, wrong method, too large, foreign origin', async () => {
  expect((await fetch(`${server.url}/api/nothing`)).status).toBe(404)
  const wrong = await fetch(`${server.url}/api/user/login`)
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await login(`"${'x'.repeat(300_000)}"`)).status).toBe(413)
  expect((await login('{}', { 'content-type': 'application/json', origin: 'https://evil.example' })).status).toBe(403)
  expect((await login('{}', { 'content-type': 'application/json', origin: server.url })).status).toBe(200)
})

test('the server listens on localhost and 127.0.0.1', async () => {
  expect((await fetch(`http://localhost:${server.port}/api/config/fetch`)).status).toBe(200)
})

test('Prefer bypasses the handlers', async () => {
  const player = createPlayerClient(server, 'prefer')
  expect((await player.get('/api/open/game/fetch', { prefer: 'example=empty' })).data).toEqual({ list: [], total: 0 })
  expect((await player.get('/api/open/game/fetch', { prefer: 'example=badInput' })).code).toBe(40000)
  expect((await player.fetch('/api/open/game/fetch', { headers: { prefer: 'code=503' } })).status).toBe(503)
  expect((await player.fetch('/api/open/game/fetch', { headers: { prefer: 'dynamic=true' } })).status).toBe(200)
  expect((await player.fetch('/api/open/game/fetch', { headers: { prefer: 'example=none' } })).status).toBe(404)
})

test('responses can be changed before they are sent', async () => {
  const twin = await createMockServer({
    port: 0,
    transformResponse: (response, { operationId }) =>
      operationId === 'getConfig' ? { ...response, status: 418, body: { changed: true } } : undefined,
  })
  const changed = await fetch(`${twin.url}/api/config/fetch`)
  expect([changed.status, await changed.json()]).toEqual([418, { changed: true }])
  expect((await fetch(`${twin.url}/api/app/version`)).status).toBe(200)
  await twin.close()
})

test('the server survives an invalid URL and an aborted body', async () => {
  const { request } = await import('node:http')
  const status = await new Promise((resolve) => {
    request({ port: server.port, host: '127.0.0.1', path: '//' }, (response) => resolve(response.statusCode)).end()
  })
  expect(status).toBe(400)
  await new Promise<void>((resolve) => {
    const cut = request({
      port: server.port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/user/login',
      headers: { 'content-type': 'application/json', 'content-length': 100 },
    })
    cut.on('error', () => resolve())
    cut.write('{"user', () => cut.destroy(new Error('cut')))
  })
  expect((await fetch(`${server.url}/api/config/fetch`)).status).toBe(200)
})

test('a port in use rejects instead of crashing', async () => {
  await expect(createMockServer({ port: server.port })).rejects.toThrow('EADDRINUSE')
})

test('/__mock accepts loopback hosts only, against DNS rebinding', async () => {
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${server.url}/__mock/state`, { headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })
  expect(await statusFor(`localhost:${server.port}`)).toBe(200)
  expect(await statusFor('rebound.example')).toBe(421)
})

test('with a host, /__mock accepts the names of this machine too, and no foreign ones', async () => {
  const open = await createMockServer({ port: 0, host: '0.0.0.0' })
  onTestFinished(() => open.close())
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`http://127.0.0.1:${open.port}/__mock/state`, { headers: { host } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })
  expect(await statusFor(`${hostname()}:${open.port}`)).toBe(200)
  expect(await statusFor(`127.0.0.1:${open.port}`)).toBe(200)
  expect(await statusFor('rebound.example')).toBe(421)
  expect(await statusFor('203.0.113.7')).toBe(421)
})

test('POST /__mock/players changes only the allowed fields', async () => {
  const control = async (body: object) => {
    const response = await fetch(`${server.url}/__mock/players`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.status
  }
  const client = createPlayerClient(server)
  await client.login('ratified')
  expect(await control({ username: 'ratified', onlyKyc: true, kycStatus: 'unratified' })).toBe(200)
  expect(await client.get('/api/user/info')).toMatchObject({ data: { onlyKyc: true, kycStatus: 'unratified' } })
  expect(await control({ username: 'nobody2026', onlyKyc: true })).toBe(400)
  expect(await control({ username: 'ratified', onlyKyc: 'yes' })).toBe(400)
  expect(await control({ username: 'ratified', vip: 9 })).toBe(400)
})

test('the Date header is the sandbox’s time', async () => {
  const noon = await createNoonServer()
  const client = createPlayerClient(noon, 'dated')
  await passDays(client, 2)
  const { headers } = await fetch(`${noon.url}/api/config/fetch`, { headers: { 'x-mock-sandbox': 'dated' } })
  expect(Date.parse(headers.get('date') ?? '')).toBe(NOON + 2 * DAY_MS)
  await noon.close()
})
