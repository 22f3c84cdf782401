import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInMemory, type OpenDatabase } from '../../database/open-database.ts'
import { lockAccount } from '../../money.ts'
import { hashAgain, withPasswords } from '../../passwords.ts'
import { deleteLostPictures } from '../../pictures.ts'
import { getRevision } from '../../socket/push.ts'
import { digest } from '../../settings.ts'
import { OTHER_PASSWORD, PASSWORD, TestServer } from '../../testing/test-server.ts'

const TIMEOUT_MS = 120_000
const OTP = { right: '123456', wrong: '000000' }
let opened: OpenDatabase
let server: TestServer

beforeAll(async () => {
  opened = await openInMemory()
  server = await TestServer.create(opened.db)
}, TIMEOUT_MS)

afterAll(async () => {
  await server.app.close()
  await opened.close()
})

/** Lets the pause between two codes, and every limit, be over. */
async function forgetPauses(): Promise<void> {
  await opened.db
    .updateTable('otp')
    .set({ sent_at: sql<Date>`sent_at - interval '61 seconds'` })
    .execute()
  await opened.db.deleteFrom('rate').execute()
}

async function setCount(name: string, key: string, count: number): Promise<void> {
  const row = { name, key_hash: digest(key), count, ends_at: new Date(Date.now() + 3_600_000) }
  await opened.db.deleteFrom('rate').where('key_hash', '=', row.key_hash).execute()
  await opened.db.insertInto('rate').values(row).execute()
}

const bind = (cookie: string, phone: string, verifyCode: string) =>
  server.send('POST', '/api/user/bind', { cookie, body: { phone, areaCode: '63', verifyCode } })
const sendBindOtp = (cookie: string, phone: string) =>
  server.send('POST', '/api/user/sms/send/bind', { cookie, body: { phone, areaCode: '63' } })
const sendResetOtp = (phone: string, address?: string) =>
  server.send('POST', '/api/user/sms/send/resetLoginPwd', {
    body: { phone, areaCode: '63' },
    ...(address && { address }),
  })
const reset = (phone: string, verifyCode: string) =>
  server.send('POST', '/api/reset/login/pwd', { body: { phone, areaCode: '63', verifyCode, password: OTHER_PASSWORD } })

describe('passwords', { timeout: TIMEOUT_MS }, () => {
  it('are checked while no transaction waits, and anew if what is stored has changed', async () => {
    const { id } = await server.register()
    const changed = await hashAgain(OTHER_PASSWORD)
    let runs = 0
    const isRight = await withPasswords((passwords) =>
      opened.db.transaction().execute(async (tx) => {
        const { password } = await lockAccount(tx, id)
        runs += 1
        // The embedded database has one connection: this passes only when the first transaction has ended.
        if (runs === 1) void opened.db.updateTable('account').set({ password: changed }).where('id', '=', id).execute()
        return passwords.isRight(PASSWORD, password)
      }),
    )
    expect({ runs, isRight }).toEqual({ runs: 3, isRight: false })
  })

  it('that are wrong are counted in all operations that ask for one', async () => {
    const { cookie } = await server.register()
    const body = { hours: 24, thisDevice: false, password: OTHER_PASSWORD }
    for (let count = 0; count < 10; count += 1)
      expect((await server.send('POST', '/api/rg/break', { cookie, body })).code).toBe(47_004)
    expect((await server.send('POST', '/api/rg/break', { cookie, body })).status).toBe(429)
    const change = { oldPassword: PASSWORD, password: OTHER_PASSWORD }
    expect((await server.send('POST', '/api/user/modifyPasswordLogin', { cookie, body: change })).status).toBe(429)
  })

  it('are tried ten times, also by requests at once', async () => {
    const { username } = await server.register()
    const tries = await Promise.all(Array.from({ length: 25 }, () => server.logIn(username, OTHER_PASSWORD)))
    expect(tries.filter(({ code }) => code === 41_001)).toHaveLength(10)
    expect((await server.logIn(username)).status).toBe(429)
  })

  it('that are reset end every session, and let in the new one alone', async () => {
    const { username, phone, cookie } = await server.register()
    await sendResetOtp(phone)
    expect((await reset(phone, OTP.right)).code).toBe(20_000)
    expect((await server.send('GET', '/api/user/info', { cookie })).code).toBe(20_002)
    expect((await server.logIn(username)).code).toBe(41_001)
    expect((await server.logIn(username, OTHER_PASSWORD)).code).toBe(20_000)
  })
})

describe('one-time codes', { timeout: TIMEOUT_MS }, () => {
  it('keep their tries when another player guesses', async () => {
    const [player, guesser] = [await server.register(), await server.register()]
    const phone = '9330000001'
    await sendBindOtp(player.cookie, phone)
    for (let count = 0; count < 6; count += 1) expect((await bind(guesser.cookie, phone, OTP.wrong)).code).toBe(41_201)
    expect((await bind(guesser.cookie, phone, OTP.right)).code).toBe(41_201)
    expect((await bind(player.cookie, phone, OTP.right)).code).toBe(20_000)
    expect((await bind(player.cookie, phone, OTP.right)).code).toBe(41_201)
  })

  it('expire after five wrong tries, and serve one purpose', async () => {
    const { cookie, phone } = await server.register()
    await sendBindOtp(cookie, phone)
    expect((await reset(phone, OTP.right)).code).toBe(41_201)
    for (let count = 0; count < 5; count += 1) expect((await bind(cookie, phone, OTP.wrong)).code).toBe(41_201)
    expect((await bind(cookie, phone, OTP.right)).code).toBe(41_202)
  })

  it('reset no password by a number that the account no longer has', async () => {
    await forgetPauses()
    const { cookie, phone } = await server.register()
    await sendResetOtp(phone)
    await sendBindOtp(cookie, '9330000002')
    expect((await bind(cookie, '9330000002', OTP.right)).code).toBe(20_000)
    expect((await reset(phone, OTP.right)).code).toBe(41_201)
  })

  it('do the same work for a number without an account, so that the time does not tell', async () => {
    const { phone } = await server.register()
    for (const number of [phone, '9330000009']) {
      expect((await sendResetOtp(number)).code).toBe(20_000)
      expect((await reset(number, OTP.wrong)).code).toBe(41_201)
    }
    const tries = opened.db.selectFrom('otp').select('tries').where('phone', 'in', [phone, '9330000009'])
    expect(await tries.execute()).toEqual([{ tries: 1 }, { tries: 1 }])
  })

  it('are sent so often to one number, and for one address', async () => {
    await forgetPauses()
    const [address, phone] = ['10.9.0.1', '9440000001']
    await setCount('otpOfAddress', address, 59)
    expect((await sendResetOtp(phone, address)).code).toBe(20_000)
    expect((await sendResetOtp('9440000002', address)).status).toBe(429)
    expect((await sendResetOtp(phone, '10.9.0.2')).code).toBe(41_203)
    await setCount('otp', phone, 10)
    expect((await sendResetOtp(phone, '10.9.0.2')).status).toBe(429)
  })

  it('tell nobody, by asking often, which numbers others have', async () => {
    const { phone } = await server.register()
    const { cookie } = await server.register()
    await setCount('taken', '127.0.0.1', 99)
    expect((await sendBindOtp(cookie, phone)).code).toBe(41_102)
    for (const number of [phone, '9330000003']) expect((await sendBindOtp(cookie, number)).status).toBe(429)
    await forgetPauses()
  })
})

describe('invitations', { timeout: TIMEOUT_MS }, () => {
  it('give a spin, and a new revision of the counts, for a friend who has deposited already', async () => {
    const [inviter, friend] = [await server.register(), await server.register()]
    await opened.db.updateTable('account').set({ deposited: 100 }).where('id', '=', friend.id).execute()
    const read = () => opened.db.transaction().execute((tx) => getRevision(tx, inviter.id))
    const before = await read()
    expect((await server.send('POST', `/api/user/bind/${inviter.code}`, { cookie: friend.cookie })).code).toBe(20_000)
    expect(await read()).toBeGreaterThan(before)
  })
})

describe('identity', { timeout: TIMEOUT_MS }, () => {
  const home = { line: '1 Demo Street', city: 'Manila', province: 'Metro Manila', postalCode: '1000' }
  const base = {
    fullName: 'Luntian Demo Reyes',
    birthday: '1990-05-17',
    email: 'luntian@example.com',
    nationality: 'PH',
    presentAddress: home,
    permanentAddress: home,
    sourceOfIncome: 'salary',
    occupation: 'office',
    gamingVenue: 'online',
    idType: 'passport',
    idNumber: 'P 123-4567',
  }
  const upload = (cookie: string, purpose: string) => {
    const part = (name: string, rest: string) => `--x\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n`
    const file = part('file', '; filename="a.png"') + 'content-type: image/png\r\n\r\n\x89PNG\r\n\x1A\n....\r\n'
    const payload = Buffer.from(`${part('purpose', '')}\r\n${purpose}\r\n${file}--x--\r\n`, 'latin1')
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    return server.send('POST', '/api/common/uploadImg', { cookie, payload, headers })
  }
  const save = (cookie: string, body: object) => server.send('POST', '/api/user/identity/base', { cookie, body })

  it('has no number that its mask would show in full', async () => {
    const { cookie } = await server.register()
    expect((await save(cookie, { ...base, idNumber: '---1' })).code).toBe(40_000)
    expect((await save(cookie, base)).data).toMatchObject({ idNumber: '****4567', fullName: 'L*** D*** R***' })
  })

  it('takes no pictures of another player, or for another purpose', async () => {
    const [player, other] = [await server.register(), await server.register()]
    await save(player.cookie, { ...base, idNumber: 'P7654321' })
    const getId = async (cookie: string, purpose: string) =>
      ((await upload(cookie, purpose)).data as { fileId: string }).fileId
    const [front, selfie] = [await getId(player.cookie, 'idFront'), await getId(player.cookie, 'selfie')]
    const send = async (body: object) =>
      (await server.send('POST', '/api/user/identity/upload', { cookie: player.cookie, body })).code
    expect(await send({ front: await getId(other.cookie, 'idFront'), selfie })).toBe(44_008)
    expect(await send({ front: selfie, selfie: front })).toBe(44_008)
    expect((await server.send('GET', `/api/picture/${front}`, { cookie: other.cookie })).status).toBe(404)
    expect(await send({ front, selfie })).toBe(20_000)
  })
})

describe('texts', { timeout: TIMEOUT_MS }, () => {
  it('that no database stores are bad input', async () => {
    const { cookie } = await server.register()
    for (const nickname of ['a\0b', '\uD800'])
      expect(await server.send('POST', '/api/user/modify', { cookie, body: { nickname } })).toMatchObject({
        code: 40_000,
      })
  })
})

describe('pictures', { timeout: TIMEOUT_MS }, () => {
  it('without a row are deleted after an hour', async () => {
    const folder = path.join(server.settings.folder, 'pictures')
    mkdirSync(folder, { recursive: true })
    const [lost, running] = [path.join(folder, digest('lost')), path.join(folder, digest('running'))]
    writeFileSync(lost, '')
    writeFileSync(running, '')
    utimesSync(lost, 0, 0)
    await deleteLostPictures(opened.db, server.settings)
    expect([existsSync(lost), existsSync(running)]).toEqual([false, true])
  })
})
