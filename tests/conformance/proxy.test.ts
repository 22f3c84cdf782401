import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { PERSONA_PASSWORD } from '#mocks/data/personas.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { createMockServer } from '#mocks/server.ts'
import { createPlayerClient } from '#mocks/testing/player-client.ts'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import { startProxy, type RunningProxy } from '../../packages/conformance/src/proxy/run-proxy.ts'
import { renderHtml } from '../../packages/conformance/src/report/html/render-html.ts'
import { renderJson } from '../../packages/conformance/src/report/formats/render-json.ts'
import { mockConfig } from './mock-run.ts'

const asyncapi = readDocument('asyncapi/socket.yaml')

let server: Awaited<ReturnType<typeof createMockServer>>
let proxy: RunningProxy

beforeAll(async () => {
  server = await createMockServer({ port: 0 })
  proxy = await startProxy({ ...mockConfig(server.url), asyncapi }, 0)
})

afterAll(async () => {
  await proxy.close()
  await server.close()
})

/** Creates a player whose requests all pass through the proxy. */
function createPlayer(sandbox: string) {
  return createPlayerClient({ ...server, url: proxy.url }, sandbox)
}

const covered = (id: string) => proxy.report().coverage.find(({ operationId }) => operationId === id)
const ids = (): string[] => proxy.report().findings.map(({ id }) => id)

describe('the proxy between an app and its server', () => {
  it('forwards HTTP unchanged and reports each operation', async () => {
    const player = createPlayer('proxy-http')
    const login = await player.login('ratified')
    const direct = createPlayerClient(server, 'proxy-direct')
    await direct.login('ratified')
    const [through, straight] = [await player.get('/api/balance'), await direct.get('/api/balance')]
    expect(through.data).toEqual(straight.data)
    expect(through.raw.headers.get('content-type')).toBe(straight.raw.headers.get('content-type'))
    expect(login.raw.headers.getSetCookie()).toEqual([expect.stringMatching(/^tumpak_session=.*HttpOnly/)])

    expect((await createPlayer('proxy-visitor').get('/api/balance')).code).toBe(20_002)
    expect(covered('getBalance')).toMatchObject({ succeeded: true, cases: 2 })
    const fields = covered('getBalance')?.keywords ?? []
    expect(fields).toContainEqual({ at: 'response/data/userAccountVO/balance', tested: true })
    expect(covered('getVip')?.keywords.some(({ tested }) => tested)).toBe(false)
    await player.post('/api/user/login', { username: 'ratified', password: hashPassword('wrong-one') })
    expect(
      covered('loginUser')
        ?.codes.filter(({ seen }) => seen)
        .map(({ name }) => name),
    ).toEqual(['wrongCredentials'])
    expect(ids()).toEqual([])
  })

  it('forwards a socket in both directions, with refusals and close codes, and checks its messages', async () => {
    const player = createPlayer('proxy-socket')
    const { data } = await player.login('ratified')
    const { uid } = data as { uid: string }
    const dial = (headers: { [name: string]: string }) =>
      new WebSocket(`${proxy.url.replace('http', 'ws')}/webSocket/${uid}`, { headers })
    const received: string[] = []
    const socket = dial({ cookie: player.cookie, origin: server.url })
    socket.on('message', (frame) => received.push(String(frame)))
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send('{"event":"ping"}')
    await player.control('/__mock/push', { uid, event: 'inbox.unread', content: 3 })
    await expect.poll(() => received).toHaveLength(2)
    await player.control('/__mock/push', { uid, event: 'inbox.unread', content: -3 })
    await player.control('/__mock/sockets/close', { code: 1012 })
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1012)
    expect(await new Promise((resolve) => dial({ origin: server.url }).once('close', resolve))).toBe(4401)
    const refused = dial({ cookie: player.cookie, origin: 'https://foreign.example' })
    refused.on('error', () => undefined)
    const [, response] = await new Promise<[unknown, { statusCode?: number }]>((resolve) =>
      refused.once('unexpected-response', (...all) => resolve(all)),
    )
    expect(response.statusCode).toBe(403)

    expect(covered('inbox.unread')).toMatchObject({ succeeded: true, cases: 2 })
    expect(covered('ping')).toMatchObject({ succeeded: true })
    expect(ids()).toEqual(['inbox.unread/schema#/content'])
  })

  it('writes no secret into a report', async () => {
    const player = createPlayer('proxy-secrets')
    await player.login('ratified')
    // Cause a finding, so that the report shows the request and its response.
    await player.control('/__mock/faults', { operationId: 'getBalance', kind: 'malformed' })
    await player.fetch('/api/balance')
    const report = proxy.report()
    const written = renderHtml(report) + renderJson(report)
    const session = /tumpak_session=([^;]+)/.exec(player.cookie)?.[1] ?? 'no session'
    for (const secret of [session, hashPassword(PERSONA_PASSWORD)]) expect(written).not.toContain(secret)
  })

  it('reports violations by a server and by an app, and responds with 502 if the server is gone', async () => {
    const invalid = createServer((request, response) => {
      if (request.url === '/api/gone') {
        request.socket.destroy()
        return
      }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"success":true,"code":20000,"msg":"","data":{"userAccountVO":null}}')
    })
    await new Promise<void>((resolve) => invalid.listen(0, '127.0.0.1', resolve))
    const { port } = invalid.address() as AddressInfo
    const between = await startProxy(mockConfig(`http://127.0.0.1:${String(port)}`), 0)
    try {
      await fetch(`${between.url}/api/balance`)
      await fetch(`${between.url}/api/not/documented`)
      expect((await fetch(`${between.url}/api/gone`)).status).toBe(502)
      const { findings, exitCode } = between.report()
      expect(findings.map(({ id }) => id)).toEqual(
        expect.arrayContaining([
          expect.stringContaining('getBalance/schema'),
          'GET /api/not/documented/undocumented-call',
        ]),
      )
      expect(exitCode).toBe(1)
    } finally {
      await between.close()
      invalid.close()
    }
  })
})
