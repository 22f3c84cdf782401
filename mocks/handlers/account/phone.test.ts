import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer, type MockServer } from '../../server.ts'
import { createPlayerClient, type PlayerClient } from '../../testing/player-client.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ port: 0, clock: () => Date.UTC(2026, 10, 20) })
})
afterAll(() => server.close())

const FREE = { phone: '9995550001', areaCode: '63' }
const OTP = '123456'

async function player(sandbox: string, username = 'nophone'): Promise<PlayerClient> {
  const client = createPlayerClient(server, sandbox)
  await client.login(username)
  return client
}

const send = async (client: PlayerClient, body: object = FREE): Promise<number> =>
  (await client.post('/api/user/sms/send/bind', body)).code
const bind = (client: PlayerClient, verifyCode = OTP, phone = FREE.phone) =>
  client.post('/api/user/bind', { phone, areaCode: '63', verifyCode })
const wait = (client: PlayerClient, seconds: number) => client.control('/__mock/clock', { advanceMs: seconds * 1000 })

test('a number is bound with its OTP, masked in responses, and taken for other players', async () => {
  const client = await player('bound')
  const sent = await client.post('/api/user/sms/send/bind', FREE)
  expect(sent).toMatchObject({ success: true, msg: 'Sent Successfully', data: { resendAfterSeconds: 60 } })
  expect((await bind(client)).data).toMatchObject({ bind: true, phone: '999****001', registerPhone: '919****008' })
  expect((await client.get('/api/user/info')).data).toMatchObject({ bind: true, phone: '999****001' })
  const other = await player('bound', 'newplayer')
  expect([await send(other), (await bind(other)).code]).toEqual([41102, 41102])
})

test('an OTP cooldown of 60 seconds per number, not started by a failed request', async () => {
  const client = await player('cooldown')
  expect(await send(client, { ...FREE, phone: '9171234567' })).toBe(41102)
  expect([await send(client), await send(client)]).toEqual([20000, 41203])
  expect(await send(client, { ...FREE, phone: '9995550002' })).toBe(20000)
  await wait(client, 59)
  expect(await send(client)).toBe(41203)
  await wait(client, 1)
  expect(await send(client)).toBe(20000)
})

test('an OTP is valid once, for five minutes, for its player and purpose', async () => {
  const client = await player('otp')
  expect((await bind(client)).code).toBe(41201)
  await send(client)
  expect((await bind(client, '000000')).code).toBe(41201)
  expect((await bind(await player('otp', 'newplayer'))).code).toBe(41201)
  const reset = { ...FREE, verifyCode: OTP, password: 'a'.repeat(64) }
  expect((await client.post('/api/reset/login/pwd', reset)).code).toBe(41201)
  expect((await client.get('/api/user/info')).data).toMatchObject({ bind: false, phone: '' })
  await wait(client, 300)
  expect((await bind(client)).code).toBe(41202)
  await send(client)
  await wait(client, 299)
  expect((await bind(client)).code).toBe(20000)
  expect((await bind(client)).code).toBe(41201)
})

test('a number registered by a new player meanwhile cannot be bound', async () => {
  const client = await player('meanwhile')
  await send(client)
  const newcomer = { username: 'newcomer', password: 'a'.repeat(64), phone: FREE.phone, areaCode: '63' }
  expect((await createPlayerClient(server, 'meanwhile').post('/api/user/custom/register', newcomer)).success).toBe(true)
  expect((await bind(client)).code).toBe(41102)
})

test('an OTP is lost after five wrong tries, and a new one works', async () => {
  const client = await player('tries')
  await send(client)
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await bind(client, '654321')).code).toBe(41201)
  expect((await bind(client)).code).toBe(41202)
  await wait(client, 60)
  await send(client)
  expect((await bind(client)).code).toBe(20000)
})
