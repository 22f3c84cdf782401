import path from 'node:path'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { developmentAdapters } from '../adapters/development.ts'
import type { Database } from '../database/open-database.ts'
import { digest, readSettings } from '../settings.ts'
import { readContract } from './contract.ts'
import { createServer } from './server.ts'

type Server = Awaited<ReturnType<typeof createServer>>
interface Sent {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly payload?: string
}

const contract = readContract(path.resolve(import.meta.dirname, '../../../../generated/openapi.json'))
const HOST = 'play.example'
const SECRET = 'salt$hash'

/** A server whose database fails with an error that has a row's values, as PGlite's errors have. */
function startServer(env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const error = Object.assign(new Error('violates a constraint'), { code: '23514', params: [SECRET], detail: SECRET })
  const db = { transaction: () => ({ execute: () => Promise.reject(error) }) } as unknown as Database
  const settings = readSettings(env)
  return createServer({ db, contract, settings, adapters: developmentAdapters(settings) })
}

describe('a request', () => {
  let server: Server
  beforeAll(async () => {
    server = await startServer({ TUMPAK_BACKEND_TRUSTED_PROXIES: 'loopback' })
  })
  afterAll(() => server.close())

  async function send(url: string, { method = 'POST', headers, payload }: Sent = {}) {
    const response = await server.inject({
      method,
      url,
      headers: { host: HOST, ...headers },
      ...(payload !== undefined && { payload }),
    })
    const { code, msg } = response.body === '' ? {} : (response.json() as { code?: number; msg?: string })
    return { status: response.statusCode, code, msg, caching: response.headers['cache-control'] }
  }

  it('is refused before its body is read, and its refusal is stored nowhere', async () => {
    const headers = { 'content-type': 'application/json' }
    const payload = '{'
    expect(await send('/api/user/modify', { headers, payload })).toMatchObject({ code: 20002, caching: 'no-store' })
    expect(await send('/api/user/login', { headers, payload })).toMatchObject({ code: 40000, caching: 'no-store' })
    const foreign = { ...headers, origin: 'https://elsewhere.example' }
    expect(await send('/api/user/login', { headers: foreign, payload })).toMatchObject({ status: 403 })
  })

  it('has invalid input if its body has another type, is missing or is huge', async () => {
    const json = { 'content-type': 'application/json' }
    const text = { 'content-type': 'text/plain' }
    const body = (size: number) => JSON.stringify({ username: 'x'.repeat(size) })
    const deep = '['.repeat(5000) + ']'.repeat(5000)
    for (const request of [
      { headers: text, payload: body(5) },
      { headers: json, payload: '' },
      { headers: json, payload: body(5 * 1024 * 1024) },
      { headers: json, payload: '{"__proto__": {}}' },
      { headers: json, payload: `{"username": "amihan", "password": "${digest('')}", "more": ${deep}}` },
    ])
      expect(await send('/api/user/login', request)).toMatchObject({ status: 200, code: 40000 })
  })

  it('is for no picture if its address has the character NUL', async () => {
    expect(await send('/api/art/cover/%00', { method: 'GET' })).toMatchObject({ status: 404 })
  })

  it('may name the type of a body that it does not have', async () => {
    const headers = { 'content-type': 'application/json' }
    expect(await send('/api/user/logout', { headers })).toMatchObject({ code: 20002 })
  })

  it('has invalid input, and no unknown address, if a parameter is too long', async () => {
    const url = `/api/user/bind/${'A'.repeat(200)}`
    expect(await send(url)).toMatchObject({ status: 200, code: 20002 })
  })

  it('is foreign if its page came by http and the app by https', async () => {
    const send403 = async (origin: string, proto: string) =>
      (await send('/api/user/logout', { headers: { origin, 'x-forwarded-proto': proto } })).status
    expect(await send403(`https://${HOST}`, 'https')).toBe(200)
    expect(await send403(`http://${HOST}`, 'https')).toBe(403)
    expect(await send403(`http://${HOST}`, 'http')).toBe(200)
    expect(await send403('null', 'http')).toBe(403)
  })

  it('has the address that the nearest proxy saw, whatever the client wrote', async () => {
    const proxied = await startServer({ TUMPAK_BACKEND_TRUSTED_PROXIES: 'loopback' })
    proxied.get('/address', (request) => ({ address: request.ip, host: request.host }))
    const headers = { host: HOST, 'x-forwarded-for': '192.0.2.66, 203.0.113.7', 'x-forwarded-host': 'evil.example' }
    const seen = await proxied.inject({ url: '/address', headers })
    expect(seen.json()).toEqual({ address: '203.0.113.7', host: 'evil.example' })
    const direct = await proxied.inject({ url: '/address', headers, remoteAddress: '198.51.100.1' })
    expect(direct.json()).toEqual({ address: '198.51.100.1', host: HOST })
    await proxied.close()
  })
})

describe('a server that stops', () => {
  it('ends the connection of a request that runs', async () => {
    const server = await startServer()
    const closing = new Promise<void>((resolve) => server.addHook('preClose', async () => resolve()))
    server.get('/slow', async () => {
      void server.close()
      await closing
      return 'done'
    })
    const response = await server.inject('/slow')
    expect(response.headers.connection).toBe('close')
  })
})

describe('an error', () => {
  it('of the database is logged without the values of its rows', async () => {
    const server = await startServer()
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const response = await server.inject({ url: '/api/config/fetch', headers: { host: HOST } })
    const logged = log.mock.calls.map((parts) => parts.map((part) => inspect(part)).join(' ')).join('\n')
    log.mockRestore()
    await server.close()
    expect(response.statusCode).toBe(500)
    expect(logged).toContain('violates a constraint')
    expect(logged).not.toContain(SECRET)
  })
})
