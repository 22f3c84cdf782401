import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { createMockServer, type MockServer } from '../../server.ts'
import { createPlayerClient, type PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0, clock: () => Date.UTC(2026, 10, 20) })
})
afterAll(() => server.close())

const OTP = '123456'
const FRESH = hashPassword('another123')
const RATIFIED = { phone: '9171234567', areaCode: '63' }
const NOBODY = { phone: '9995550001', areaCode: '63' }

async function player(sandbox: string, username = 'ratified'): Promise<PlayerClient> {
  const client = createPlayerClient(server, sandbox)
  await client.login(username)
  return client
}

const sendLogin = (client: PlayerClient, body: object) => client.post('/api/user/sms/send/resetLoginPwd', body)
const resetLogin = (client: PlayerClient, body: object, password = FRESH) =>
  client.post('/api/reset/login/pwd', { ...body, verifyCode: OTP, password })
const tradeIsNull = async (client: PlayerClient) =>
  ((await client.get('/api/user/info')).data as { isNullPasswordTrade: boolean }).isNullPasswordTrade

test('an OTP request does not reveal whether a number is registered', async () => {
  const visitor = createPlayerClient(server, 'alike')
  const [known, unknown] = [await sendLogin(visitor, RATIFIED), await sendLogin(visitor, NOBODY)]
  const { raw: _, ...response } = known
  expect(unknown).toMatchObject(response)
  expect([(await sendLogin(visitor, RATIFIED)).code, (await sendLogin(visitor, NOBODY)).code]).toEqual([41203, 41203])
  expect((await resetLogin(visitor, NOBODY)).code).toBe(41201)
})

test('a bound number replaces the one given at registration, which stays taken', async () => {
  const client = await player('recovery', 'nophone')
  const [given, bound] = ['9190000008', '9995550009'].map((phone) => ({ phone, areaCode: '63' }))
  expect((await client.get('/api/user/info')).data).toMatchObject({ registerPhone: '919****008', phone: '' })
  await client.post('/api/user/sms/send/bind', bound)
  expect((await client.post('/api/user/bind', { ...bound, verifyCode: OTP })).success).toBe(true)
  const visitor = createPlayerClient(server, 'recovery')
  await sendLogin(visitor, given ?? {})
  expect((await resetLogin(visitor, given ?? {})).code).toBe(41201)
  await sendLogin(visitor, bound ?? {})
  expect((await resetLogin(visitor, bound ?? {})).success).toBe(true)
  const other = await player('recovery', 'newplayer')
  expect((await other.post('/api/user/sms/send/bind', given)).code).toBe(41102)
})

test('a reset ends every session of the account and closes its sockets; only the new password works', async () => {
  const client = await player('reset')
  const other = await player('reset', 'vip8player')
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/webSocket/U100002`, {
    headers: { cookie: client.cookie },
  })
  await new Promise((resolve) => socket.on('open', resolve))
  const closed = new Promise((resolve) => socket.on('close', resolve))
  const visitor = createPlayerClient(server, 'reset')
  await sendLogin(visitor, RATIFIED)
  expect(
    (await visitor.post('/api/reset/login/pwd', { ...RATIFIED, verifyCode: '000000', password: FRESH })).code,
  ).toBe(41201)
  expect((await client.get('/api/user/info')).success).toBe(true)
  expect(await resetLogin(visitor, RATIFIED)).toMatchObject({
    success: true,
    msg: 'Processed Successfully',
    data: null,
  })
  expect(await closed).toBe(4401)
  expect((await client.get('/api/user/info')).code).toBe(20002)
  expect((await other.get('/api/user/info')).success).toBe(true)
  expect((await visitor.login('ratified')).code).toBe(41001)
  expect((await visitor.post('/api/user/login', { username: 'ratified', password: FRESH })).success).toBe(true)
  expect((await resetLogin(visitor, RATIFIED)).code).toBe(41201)
})

test('a password change needs the old password and keeps the session', async () => {
  const client = await player('change')
  const change = (oldPassword: string, password: string) =>
    client.post('/api/user/modifyPasswordLogin', { oldPassword, password })
  expect((await change(FRESH, FRESH)).code).toBe(41301)
  expect((await change(hashPassword('tumpak123'), hashPassword('tumpak123'))).code).toBe(41302)
  expect((await change(hashPassword('tumpak123'), FRESH)).success).toBe(true)
  expect((await client.get('/api/user/info')).success).toBe(true)
  expect((await createPlayerClient(server, 'change').login('ratified')).code).toBe(41001)
})

test('the first transaction password is set once', async () => {
  const client = await player('set', 'notradepw')
  expect(await tradeIsNull(client)).toBe(true)
  expect((await client.post('/api/user/modifyPasswordTrade', { password: FRESH })).success).toBe(true)
  expect(await tradeIsNull(client)).toBe(false)
  expect((await client.post('/api/user/modifyPasswordTrade', { password: hashPassword('third123') })).code).toBe(41303)
  expect(server.sandboxes.get('set').accounts.byUsername('notradepw')?.tradePasswordHash).toBe(FRESH)
})

test('a transaction password is reset with an OTP to the bound number, refused without one', async () => {
  const client = await player('trade', 'notradepw')
  const reset = (verifyCode: string) => client.post('/api/reset/trade/pwd', { password: FRESH, verifyCode })
  expect((await reset(OTP)).code).toBe(41201)
  expect([
    (await client.post('/api/user/sms/send/resetTradePwd')).code,
    (await client.post('/api/user/sms/send/resetTradePwd')).code,
  ]).toEqual([20000, 41203])
  expect((await reset('000000')).code).toBe(41201)
  expect(await tradeIsNull(client)).toBe(true)
  expect((await reset(OTP)).success).toBe(true)
  expect(await tradeIsNull(client)).toBe(false)
  expect((await reset(OTP)).code).toBe(41201)
  const unbound = await player('trade', 'nophone')
  expect((await unbound.post('/api/user/sms/send/resetTradePwd')).code).toBe(41205)
})
