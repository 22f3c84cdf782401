import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../database/open-database.ts'
import { lockAccount } from '../../money.ts'
import { hashAgain } from '../../passwords.ts'
import { hasPostgres, startPostgres, type TestPostgres } from '../../testing/postgres.ts'
import { OTHER_PASSWORD, PASSWORD, TestServer } from '../../testing/test-server.ts'
import { sendLetter } from '../inbox/letters.ts'

const TIMEOUT_MS = 180_000
const OK = 20_000

/** Requests at once, on a database that runs them at once. */
describe.skipIf(!hasPostgres())('requests at once', { timeout: TIMEOUT_MS }, () => {
  let postgres: TestPostgres
  let opened: OpenDatabase
  let server: TestServer

  beforeAll(async () => {
    postgres = await startPostgres()
    opened = await openDatabase({ databaseUrl: postgres.url, folder: '' })
    server = await TestServer.create(opened.db)
  }, TIMEOUT_MS)

  afterAll(async () => {
    await server?.app.close()
    await opened?.close()
    await postgres?.stop()
  }, TIMEOUT_MS)

  /** The codes of 16 requests at once, sorted. */
  async function getCodes(send: (number: number) => Promise<{ readonly code: number }>): Promise<number[]> {
    const responses = await Promise.all(Array.from({ length: 16 }, (_, number) => send(number)))
    return responses.map(({ code }) => code).toSorted((a, b) => a - b)
  }

  const post = (url: string, cookie: string, body: object) => server.send('POST', url, { cookie, body })

  async function writeLetter(accountId: number): Promise<string> {
    const texts = { 'en-US': 'Gift', 'vi-VN': 'Quà' }
    const rewards = [{ type: 'cash', amount: 5 }] as const
    await opened.db
      .transaction()
      .execute((tx) => sendLetter(tx, accountId, { type: 'reward', title: texts, content: texts, rewards }, new Date()))
    const newest = opened.db.selectFrom('letter').select('id').orderBy('id', 'desc')
    return `L${(await newest.executeTakeFirstOrThrow()).id}`
  }

  it('register one of the same name, or the same number', async () => {
    const register = (username: string, phone: string) =>
      server.send('POST', '/api/user/custom/register', {
        body: { username, phone, areaCode: '63', password: PASSWORD },
      })
    const names = await getCodes((number) => register(number % 2 ? 'MAYARI' : 'mayari', String(9_550_000_000 + number)))
    expect(names).toEqual([OK, ...Array.from({ length: 15 }, () => 41_101)])
    const phones = await getCodes((number) => register(`tala${100 + number}`, '9560000000'))
    expect(phones).toEqual([OK, ...Array.from({ length: 15 }, () => 41_102)])
  })

  it('spend a one-time code once, and bind a number to one player', async () => {
    const { cookie } = await server.register()
    const body = { phone: '9570000000', areaCode: '63' }
    const sent = await getCodes(() => post('/api/user/sms/send/bind', cookie, body))
    expect(sent).toEqual([OK, ...Array.from({ length: 15 }, () => 41_203)])
    const bound = await getCodes(() => post('/api/user/bind', cookie, { ...body, verifyCode: '123456' }))
    expect(bound).toEqual([OK, ...Array.from({ length: 15 }, () => 41_201)])
  })

  it('take a nickname once', async () => {
    const cookies: string[] = []
    for (let count = 0; count < 16; count += 1) cookies.push((await server.register()).cookie)
    const codes = await getCodes((number) => post('/api/user/modify', cookies[number] ?? '', { nickname: 'Bulan' }))
    expect(codes).toEqual([OK, ...Array.from({ length: 15 }, () => 41_501)])
  })

  it('try ten passwords', async () => {
    const { username } = await server.register()
    const codes = await getCodes(() => server.logIn(username, OTHER_PASSWORD))
    expect(codes.filter((code) => code === 41_001)).toHaveLength(10)
  })

  it('leave the session of one device', async () => {
    const { id, username } = await server.register()
    expect(await getCodes((number) => server.logIn(username, PASSWORD, `device-${number}`))).not.toContain(20_002)
    const sessions = await opened.db.selectFrom('session').selectAll().where('account_id', '=', id).execute()
    expect(sessions).toHaveLength(1)
  })

  it('let nobody in by a password that is being changed', async () => {
    const { id, username } = await server.register()
    const password = await hashAgain(OTHER_PASSWORD)
    const { login } = await opened.db.transaction().execute(async (tx) => {
      await lockAccount(tx, id)
      await tx.updateTable('account').set({ password }).where('id', '=', id).execute()
      const running = server.logIn(username)
      // Until it waits for the account.
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`
      await expect.poll(async () => (await waiting.execute(opened.db)).rows[0]?.count, { timeout: TIMEOUT_MS }).toBe(1)
      return { login: running }
    })
    expect((await login).code).toBe(41_001)
  })

  it('claim a letter once, whatever else happens to it', async () => {
    const { id, cookie } = await server.register()
    const letter = await writeLetter(id)
    expect(await getCodes(() => post('/api/letter/claim', cookie, { id: letter }))).toEqual([
      OK,
      ...Array.from({ length: 15 }, () => 45_002),
    ])
    const other = await writeLetter(id)
    const codes = await getCodes((number) =>
      number % 2
        ? post('/api/letter/claim', cookie, { id: other })
        : post('/api/letter/delete', cookie, { ids: [letter, other].toSorted(() => (number % 4) - 1) }),
    )
    expect(codes).not.toContain(500)
    const { balance } = await opened.db.transaction().execute((tx) => lockAccount(tx, id))
    expect(balance).toBe(1000)
  })

  it('read a letter while the account is locked by money that moves', async () => {
    const { id, cookie } = await server.register()
    const letter = await writeLetter(id)
    await opened.db.transaction().execute(async (tx) => {
      await lockAccount(tx, id)
      expect((await post('/api/letter/read', cookie, { id: letter })).code).toBe(OK)
    })
  })

  it('set one limit', async () => {
    const { id, cookie } = await server.register()
    const codes = await getCodes((number) =>
      post('/api/rg/limit/set', cookie, { kind: 'deposit', period: 'day', amount: 100 + number }),
    )
    expect(codes).toEqual(Array.from({ length: 16 }, () => OK))
    const limits = opened.db.selectFrom('play_limit').select('value').where('account_id', '=', id)
    expect(await limits.execute()).toHaveLength(1)
  })
})
