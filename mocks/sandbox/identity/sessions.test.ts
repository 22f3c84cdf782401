import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer, type MockServer } from '../../server.ts'
import { createPlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0 })
})
afterAll(() => server.close())

test('login sets the session cookie, logout ends it', async () => {
  const player = createPlayerClient(server, 'in-and-out')
  const response = await player.login('ratified')
  const cookie = response.raw.headers.getSetCookie()[0] ?? ''
  expect(cookie).toMatch(/^tumpak_session=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax$/)
  expect((await player.get('/api/user/info')).data).toMatchObject({
    username: 'ratified',
    phone: '917****567',
    bind: true,
  })
  const before = player.cookie
  expect((await player.post('/api/user/logout')).data).toBeNull()
  expect((await player.get('/api/user/info', { cookie: before })).code).toBe(20002)
})

test('login and register set a new value, and end the session whose cookie the request has', async () => {
  const player = createPlayerClient(server, 'planted')
  await player.login('ratified')
  const first = player.cookie
  await player.login('vip8player')
  const second = player.cookie
  const account = { username: 'planted1', password: 'a'.repeat(64), phone: '9995550077', areaCode: '63' }
  expect((await player.post('/api/user/custom/register', account)).success).toBe(true)
  expect(new Set([first, second, player.cookie]).size).toBe(3)
  const codes = [first, second].map(async (cookie) => (await player.get('/api/user/info', { cookie })).code)
  expect(await Promise.all(codes)).toEqual([20002, 20002])
  expect((await player.get('/api/user/info')).data).toMatchObject({ username: 'planted1' })
})

test('a user name logs in in any case, and is shown as it was registered', async () => {
  const response = await createPlayerClient(server, 'case').login('RaTiFiEd')
  expect(response).toMatchObject({ success: true, data: { username: 'ratified' } })
})

test('over https the cookie is Secure', async () => {
  const response = await createPlayerClient(server, 'tls').login('ratified', { 'x-forwarded-proto': 'https' })
  expect(response.raw.headers.getSetCookie()[0]).toContain('; Secure')
})

test('a wrong password and an unknown user name get the same response', async () => {
  const player = createPlayerClient(server, 'wrong')
  const wrong = await player.post('/api/user/login', { username: 'ratified', password: 'b'.repeat(64) })
  const unknown = await player.post('/api/user/login', { username: 'nobody99', password: 'b'.repeat(64) })
  expect([wrong.code, wrong.msg]).toEqual([41001, 'The username or password is incorrect.'])
  expect([unknown.code, unknown.msg]).toEqual([wrong.code, wrong.msg])
})

test('a login from another device ends the older session, one from the same device does not', async () => {
  const [phone, tab, laptop] = [
    createPlayerClient(server, 'devices'),
    createPlayerClient(server, 'devices'),
    createPlayerClient(server, 'devices'),
  ]
  await phone.login('ratified', { deviceId: 'phone' })
  await tab.login('ratified', { deviceId: 'phone' })
  expect((await phone.get('/api/user/info')).success).toBe(true)
  await laptop.login('ratified', { deviceId: 'laptop' })
  expect((await phone.get('/api/user/info')).code).toBe(20002)
  expect((await tab.get('/api/user/info')).code).toBe(20002)
  expect((await laptop.get('/api/user/info')).success).toBe(true)
})

test('registration refuses a taken name in any case, a taken phone and an unknown invitation code', async () => {
  const player = createPlayerClient(server, 'register')
  const body = { username: 'maligaya7', password: 'c'.repeat(64), phone: '9170001111', areaCode: '63' }
  expect((await player.post('/api/user/custom/register', { ...body, username: 'TakenName' })).code).toBe(41101)
  expect((await player.post('/api/user/custom/register', { ...body, phone: '9171234567' })).code).toBe(41102)
  expect((await player.post('/api/user/custom/register', { ...body, invitationCode: 'NOBODY' })).code).toBe(41103)
  const done = await player.post('/api/user/custom/register', { ...body, invitationCode: 'PAROL2' })
  expect(done).toMatchObject({
    success: true,
    msg: 'Registered Successfully',
    data: { username: 'maligaya7', registrationCode: 'PAROL2', kycStatus: 'unratified' },
  })
  expect((await player.get('/api/balance')).data).toMatchObject({ userAccountVO: { balance: 0 } })
})
