import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { developmentAdapters } from '../adapters/development.ts'
import { openInMemory, type OpenDatabase } from '../database/open-database.ts'
import { readContract } from '../http/contract.ts'
import { createServer } from '../http/server.ts'
import { seed } from '../seed/seed.ts'
import { readSettings } from '../settings.ts'

const APP = 'app.example:4173'
const CONTRACT = path.resolve(import.meta.dirname, '../../../../generated/openapi.json')
let opened: OpenDatabase
let server: FastifyInstance

beforeAll(async () => {
  opened = await openInMemory()
  await seed(opened.db)
  const settings = readSettings({ TUMPAK_BACKEND_RATE_FACTOR: '1000' })
  const adapters = developmentAdapters(settings)
  server = await createServer({ db: opened.db, contract: readContract(CONTRACT), settings, adapters })
}, 300_000)

afterAll(async () => {
  await server.close()
  await opened.close()
})

const callApi = (method: 'GET' | 'POST', url: string, payload?: object, cookie = '') =>
  server.inject({ method, url, headers: { host: APP, cookie }, ...(payload && { payload }) })
/** The page of an address, as another host name serves it. */
const visit = (address: string, method: 'GET' | 'POST' = 'GET', payload?: object) =>
  server.inject({
    method,
    url: address.replace(/^https?:..[^/]+/, ''),
    headers: { host: 'localhost:4620' },
    ...(payload && { payload }),
  })

async function logIn(username: string): Promise<string> {
  const response = await callApi('POST', '/api/user/login', { username, password: hashPassword('tumpak123') })
  return `${response.cookies[0]?.name}=${response.cookies[0]?.value}`
}

async function launch(cookie: string): Promise<string> {
  const { data } = (await callApi('POST', '/api/game/getUrl', { gameId: 'slot-001' }, cookie)).json<{
    data: { playUrl: string }
  }>()
  return data.playUrl
}

async function createDeposit(cookie: string): Promise<{ orderNo: string; payUrl: string }> {
  const order = { method: 'gcash', amount: 500 }
  const prepared = await callApi('POST', '/api/recharge/preCreate', order, cookie)
  const { orderNo } = prepared.json<{ data: { orderNo: string } }>().data
  const headers = { host: APP, cookie, 'idempotency-key': orderNo }
  const built = await server.inject({ method: 'POST', url: '/api/recharge/build', headers, payload: { orderNo } })
  return { orderNo, payUrl: built.json<{ data: { payUrl: string } }>().data.payUrl }
}

const getBalance = async (cookie: string) =>
  (await callApi('GET', '/api/balance', undefined, cookie)).json<{ data: { userAccountVO: { balance: number } } }>()
    .data.userAccountVO.balance

describe('framed pages', () => {
  it('may be framed by the app that opened them, and escape what they show', async () => {
    await sql`update game set name = '<b>&' where id = 'slot-001'`.execute(opened.db)
    const cookie = await logIn('amihan')
    const { data } = (await callApi('GET', '/api/act/fetch', undefined, cookie)).json<{ data: { url: string }[] }>()
    const game = await visit(await launch(cookie))
    expect(game.body).toContain('<h1>&lt;b&gt;&amp;</h1>')
    for (const page of [game, await visit((await createDeposit(cookie)).payUrl), await visit(data[0]?.url ?? '')])
      expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
        200,
        expect.stringMatching(/; frame-ancestors http:\/\/app\.example:4173$/),
      ])
  })

  it.each([
    '/pay?token=a&token=b',
    '/play?token=a&token=b',
    '/activity/sign-in?player=Infinity',
    '/api/art/cover/%00.svg',
  ])('answers %s without an error of the server', async (address) => {
    expect((await visit(address)).statusCode).toBeLessThan(500)
  })

  it('is on no other host name', async () => {
    expect((await callApi('GET', '/play?token=a')).statusCode).toBe(404)
  })
})

describe('the payment page', () => {
  it('credits a deposit once, whatever comes after it', async () => {
    const cookie = await logIn('dalisay')
    const { payUrl } = await createDeposit(cookie)
    const before = await getBalance(cookie)
    const confirm = payUrl.replace('/pay?', '/pay/confirm?')
    await Promise.all([1, 2, 3].map(() => visit(confirm, 'POST')))
    const cancelled = await visit(payUrl.replace('/pay?', '/pay/cancel?'), 'POST')
    expect(await getBalance(cookie)).toBe(before + 500)
    expect([cancelled.statusCode, cancelled.headers.location]).toEqual([
      303,
      new URL(payUrl).pathname + new URL(payUrl).search,
    ])
    expect((await visit('/pay/confirm?token=forged', 'POST')).statusCode).toBe(404)
  })
})

describe('the game page', () => {
  it('opens once, and not after the session has ended', async () => {
    const cookie = await logIn('kaibigan')
    const address = await launch(cookie)
    const [first, second] = [await visit(address), await visit(address)]
    expect([first.statusCode, second.statusCode]).toEqual([200, 410])
    const later = await launch(cookie)
    await callApi('POST', '/api/user/logout', {}, cookie)
    expect((await visit(later)).statusCode).toBe(410)
    const key = /"key":"([^"]+)"/.exec(first.body)?.[1]
    expect((await visit('/play/round', 'POST', { key, number: 1, bet: 10 })).statusCode).toBe(409)
    expect((await visit('/play/balance', 'POST', { key })).statusCode).toBe(409)
  })

  it('begins no round after a pause that came during one', async () => {
    const page = await visit(await launch(await logIn('amihan')))
    const script = /<script[^>]*>([^]*)<\/script>/.exec(page.body)?.[1] ?? ''
    const elements: Record<string, { disabled?: boolean; onclick?: () => Promise<void> }> = {}
    const listeners: Record<string, (event: object) => void> = {}
    let finish: (response: object) => void = () => undefined
    const app = { postMessage: () => undefined }
    runInNewContext(script, {
      window: {},
      parent: app,
      document: { getElementById: (id: string) => (elements[id] ??= {}) },
      addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
      fetch: () => new Promise((resolve) => (finish = resolve)),
    })
    const tell = (event: string, origin = `http://${APP}`) =>
      listeners['message']?.({ source: app, origin, data: { event } })
    const round = elements['play']?.onclick?.()
    tell('pause')
    finish({ ok: true, json: async () => ({ win: 0, balance: 1 }) })
    await round
    expect(elements['play']?.disabled).toBe(true)
    tell('resume', 'http://other.example')
    expect(elements['play']?.disabled).toBe(true)
    tell('resume')
    expect(elements['play']?.disabled).toBe(false)
  })
})

describe('the page of an activity', () => {
  it('claims once for the player of its address, and no other one', async () => {
    const cookie = await logIn('bagong')
    const { data } = (await callApi('GET', '/api/act/fetch', undefined, cookie)).json<{
      data: { id: string; url: string }[]
    }>()
    const address = data.find(({ id }) => id === 'sign-in')?.url ?? ''
    const claims = await Promise.all([1, 2, 3].map(() => visit(address, 'POST')))
    expect(claims.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    for (const forged of [
      address.replace(/player=\d+/, 'player=100001'),
      address.replace('sign-in', 'task'),
      address.replace(/app=[^&]+/, 'app=http%3A%2F%2Fother.example'),
    ])
      expect((await visit(forged)).statusCode).toBe(410)
    await callApi('POST', '/api/user/logout', {}, cookie)
    expect((await visit(address)).statusCode).toBe(410)
  })
})

describe('the seed', () => {
  it('gives a full player an item in every list, and a new one none', async () => {
    for (const [username, isFull] of [
      ['amihan', true],
      ['bagong', false],
    ] as const) {
      const cookie = await logIn(username)
      for (const list of LISTS) {
        const response = await callApi('GET', list, undefined, cookie)
        const { total } = response.json<{ data: { total: number } }>().data
        expect([username, list, total > 0]).toEqual([username, list, isFull])
      }
    }
  })
})

const LISTS = [
  '/api/recharge/fetch',
  '/api/withdraw/fetch',
  '/api/user/balanceJournal/fetch',
  '/api/user/game/collect/fetch',
  '/api/friend/card/rewards/record',
  '/api/game/record/hot',
]
