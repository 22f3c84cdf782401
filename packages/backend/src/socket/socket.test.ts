import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { developmentAdapters } from '../adapters/development.ts'
import { openInMemory, type OpenDatabase } from '../database/open-database.ts'
import { readContract } from '../http/contract.ts'
import { createServer } from '../http/server.ts'
import { HOURLY, runJobs } from '../jobs.ts'
import { createOperatorPage } from '../operator/operator.ts'
import { seed } from '../seed/seed.ts'
import { readSettings } from '../settings.ts'
import { TestPlayer } from '../testing/test-player.ts'
import { COUNTS, servePushes } from './push.ts'
import { CLOSE, serveSocket } from './socket.ts'

const GENERATED = path.resolve(import.meta.dirname, '../../../../generated')
/** A start of the embedded database costs some seconds of CPU, on a machine that may be busy. */
const TIMEOUT_MS = 180_000

let opened: OpenDatabase
let server: FastifyInstance
let url: string

/** Starts a server on the database, as after a restart. */
async function startServer(): Promise<void> {
  const contract = readContract(path.join(GENERATED, 'openapi.json'))
  const settings = readSettings({ TUMPAK_BACKEND_RATE_FACTOR: '1000' })
  server = await createServer({ db: opened.db, contract, settings, adapters: developmentAdapters(settings) })
  await serveSocket(server, { ...opened, cookieName: contract.cookieName })
  servePushes(server, opened.db)
  url = await server.listen({ port: 0, host: '127.0.0.1' })
}

beforeAll(async () => {
  opened = await openInMemory()
  await seed(opened.db)
  // The seed announces its letters and rewards.
  await opened.db.deleteFrom('live_message').execute()
  await startServer()
}, TIMEOUT_MS)

afterAll(async () => {
  await server.close()
  await opened.close()
})

describe('the socket', { timeout: TIMEOUT_MS }, () => {
  it('admits a player by cookie and uid, and no page of another origin', async () => {
    const player = await TestPlayer.logIn(url, 'bagong')
    const socket = player.connect()
    await socket.ping()
    expect(socket.frames).toEqual([{ event: 'pong' }])
    await socket.close()
    expect(await player.connect(url, 'U1').closed).toBe(CLOSE.uidRefused)
    expect(await player.connect(url, player.uid, { cookie: '' }).closed).toBe(CLOSE.sessionRefused)
    expect(await player.connect(url, player.uid, { origin: 'https://elsewhere.example' }).closed).toBe(403)
  })

  it('closes the sockets of a session that ends', async () => {
    const player = await TestPlayer.logIn(url, 'dalisay')
    const socket = player.connect()
    await socket.ping()
    await TestPlayer.logIn(url, 'dalisay', 'another-device')
    expect(await socket.closed).toBe(CLOSE.sessionRefused)
  })

  it('redelivers over a restart what was not acknowledged, and nothing else', async () => {
    const player = await TestPlayer.logIn(url, 'amihan')
    await player.push('task.reward')
    await player.push('play.state', { state: 'open' })
    await player.push('inbox.unread')
    const first = player.connect()
    await first.ping()
    const messages = first.frames.filter(({ event }) => event !== 'pong')
    expect(messages.map(({ event }) => event)).toEqual(['task.reward', 'play.state', 'inbox.unread'])
    const revision = messages.at(-1)?.revision ?? 0
    expect(messages.at(-1)).toMatchObject({ content: 3 })
    expect(messages[0]).toMatchObject({ revision: revision - 2 })
    first.send({ event: 'ack', sid: messages[0]?.sid })
    await first.ping()
    await server.close()
    expect(await first.closed).toBe(CLOSE.restart)

    await startServer()
    const second = player.connect(url)
    await second.ping()
    expect(second.frames.slice(0, 2)).toEqual(messages.slice(1))
    // A newer count replaces the one that was not acknowledged.
    await player.push('inbox.unread', undefined, url)
    await second.close()
    const third = player.connect(url)
    await third.ping()
    expect(third.frames.map(({ event, revision }) => [event, revision])).toEqual([
      ['play.state', undefined],
      ['inbox.unread', revision + 1],
      ['pong', undefined],
    ])
    await third.close()
  })
})

describe('the operator', { timeout: TIMEOUT_MS }, () => {
  it('restricts a player for the operator, who reads why and is told, and ends it', async () => {
    const { app, token } = await createOperatorPage({ db: opened.db, settings: readSettings({}) })
    const host = '127.0.0.1:4621'
    const headers = { host, origin: `http://${host}`, cookie: `tumpak_operator=${token}` }
    const submit = (url: string, form: Record<string, string>) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      return app.inject({
        method: 'POST',
        url,
        headers: { ...headers, ...type },
        payload: String(new URLSearchParams(form)),
      })
    }
    const player = await TestPlayer.logIn(url, 'bagong')
    const socket = player.connect()
    await socket.ping()
    await submit('/operator/restriction', { username: 'Bagong', reason: 'Under 21.', reasonVi: 'Dưới 21 tuổi.' })
    const state = async () => (await player.call('GET', '/api/user/info')).data['play']
    expect(await state()).toEqual({ state: 'restricted', reason: 'Under 21.' })
    const page = await app.inject({ url: '/operator', headers })
    expect(page.body).toContain('bagong: Under 21.')
    const action = /\/operator\/restriction\/\d+\/end/.exec(page.body)?.[0] ?? ''
    await submit(action, {})
    expect(await state()).toEqual({ state: 'open' })
    await socket.ping()
    const news = socket.frames.filter(({ event }) => event === 'play.state')
    expect(news.map(({ content }) => content)).toEqual([{ state: 'restricted' }, { state: 'open' }])
    await socket.close()
    await app.close()
  })
})

describe('the jobs', () => {
  it('go on after one that fails', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const done: string[] = []
    const failing = () => Promise.reject(new Error('This one fails.'))
    await runJobs([failing, async () => done.push('next')], opened.db, readSettings({}))
    expect([done, log.mock.calls.length]).toEqual([['next'], 1])
    log.mockRestore()
  })

  it('delete what is over, and nothing else', async () => {
    const { db } = opened
    const [old, young] = [new Date(Date.now() - 31 * 86_400_000), new Date()]
    const { id } = await db.selectFrom('account').select('id').limit(1).executeTakeFirstOrThrow()
    await db
      .insertInto('session')
      .values(
        [old, young].map((used_at, index) => ({ token_hash: `s${index}`, account_id: id, device_id: '', used_at })),
      )
      .execute()
    const key = { account_id: id, operation: 'createExchange', content_hash: '', response: '' }
    await db
      .insertInto('idempotency')
      .values([old, young].map((received_at, index) => ({ ...key, key: `k${index}`, received_at })))
      .execute()
    await runJobs(HOURLY, db, readSettings({ TUMPAK_BACKEND_FOLDER: '/nowhere' }))
    const sessions = await db.selectFrom('session').select('token_hash').where('device_id', '=', '').execute()
    const keys = await db.selectFrom('idempotency').select('key').execute()
    expect([sessions, keys]).toEqual([[{ token_hash: 's1' }], [{ key: 'k1' }]])
  })
})

describe('the counts', () => {
  it('are those of the document', () => {
    const { components } = JSON.parse(readFileSync(path.join(GENERATED, 'asyncapi.json'), 'utf8')) as {
      components: { messages: Record<string, { name: string; 'x-count'?: { pointer: string } }> }
    }
    const documented = Object.values(components.messages).flatMap((message) =>
      message['x-count'] === undefined ? [] : [[message.name, message['x-count'].pointer.slice(1)]],
    )
    expect(COUNTS).toEqual(Object.fromEntries(documented))
  })
})
