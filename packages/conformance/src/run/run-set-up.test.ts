import { describe, expect, it } from 'vitest'
import type { ConfigInput, PlayerConfig } from '../config/config.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../http/message.ts'
import type { RunReport } from '../context/run-report.ts'
import { runConformance } from './run-conformance.ts'
import { getDocument, no, ok, responsesWith, server, taking } from './testing/other-styles.ts'

const security = [{ key: [] }]
const read = (operationId: string, more: Json = {}): Json => ({
  get: { operationId, responses: responsesWith({ type: 'string' }), ...more },
})
const bearer = { components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } } }
const GUARDED = getDocument(
  { '/zone': read('getZone', { security }), '/games': read('listGames', { security }), '/info': read('getInfo') },
  bearer,
)
const OPEN = getDocument(
  { '/zone': read('getZone'), '/games': read('listGames') },
  { servers: [{ url: 'https://api.example/v2' }] },
)

/** Accepts these tokens at the zone and the games. */
const guarded = (tokens: readonly string[], games = tokens): Transport => {
  const guard =
    (known: readonly string[]) =>
    ({ headers }: { headers: { [name: string]: string } }) =>
      known.some((one) => headers['authorization'] === `Bearer ${one}`) ? ok('Manila') : no(401)
  return server({ 'GET /zone': guard(tokens), 'GET /games': guard(games), 'GET /info': () => ok('1.0') })
}
const run = (openapi: Json, transport: Transport, more: Partial<ConfigInput> = {}): Promise<RunReport> =>
  runConformance({ url: 'http://server', openapi, envelope: "status == 'ok'", transport, ...more })

describe('a token', () => {
  it('that is refused everywhere ends the run, with its place in the configuration', async () => {
    await expect(run(GUARDED, guarded(['right']), { players: [{ token: 'wrong' }] })).rejects.toThrow(
      'account 1 (player 1) is refused everywhere (HTTP 401 for getZone, listGames). Is its token (entry 1 of players) valid, and not expired?',
    )
    const players: PlayerConfig[] = [{ token: 'right' }, { username: 'ben', tokenCommand: 'echo wrong' }]
    await expect(run(GUARDED, guarded(['right']), { players })).rejects.toThrow(
      'account 2 (ben) is refused everywhere (HTTP 401 for getZone, listGames). Is the token of its command (entry 2 of players) valid',
    )
  })

  it('that one operation refuses is judged, also in a run of that operation', async () => {
    const more = { players: [{ token: 'right' }], only: ['listGames'] }
    const { findings } = await run(GUARDED, guarded(['right'], []), more)
    expect(findings.map(({ id }) => id)).toContain('listGames/success')
  })

  it('that is valid sends no more than one request', async () => {
    const { exitCode } = await run(GUARDED, guarded(['right']), { players: [{ token: 'right' }], only: ['getInfo'] })
    expect(exitCode).toBe(0)
  })

  it('that the only guarded read forbids may be right', async () => {
    const openapi = getDocument({ '/zone': read('getZone', { security }) }, bearer)
    const { findings } = await run(openapi, server({ 'GET /zone': () => no(403) }), { players: [{ token: 'right' }] })
    expect(findings.map(({ id }) => id)).toContain('getZone/success')
  })
})

describe('a login', () => {
  it('that is refused names the account', async () => {
    const schema = { type: 'object', required: ['username', 'password'], properties: { username: {}, password: {} } }
    const login = { post: { operationId: 'login', requestBody: taking(schema), responses: responsesWith({}) } }
    const openapi = getDocument({ '/login': login, '/zone': read('getZone', { security }) }, bearer)
    const transport = server({ 'POST /login': () => no(401), 'GET /zone': () => no(401) })
    const players = [{ username: 'ann', password: 'open sesame' }]
    await expect(run(openapi, transport, { players })).rejects.toThrow(
      'ann cannot log in (login): the response was a refusal by HTTP 401. Is its username and password (entry 1 of players) right? An earlier run may have changed the password',
    )
  })

  it('names the fields that it takes', async () => {
    const schema = { type: 'object', required: ['email', 'pin'], properties: { email: {}, pin: {} } }
    const login = { post: { operationId: 'login', requestBody: taking(schema), responses: responsesWith({}) } }
    const openapi = getDocument({ '/login': login, '/zone': read('getZone', { security }) }, bearer)
    const transport = server({ 'POST /login': () => no(401), 'GET /zone': () => no(401) })
    await expect(run(openapi, transport, { players: [{ email: 'ann', pin: '1', nickname: 'a' }] })).rejects.toThrow(
      'Is its email and pin (entry 1 of players) right?',
    )
    await expect(run(openapi, transport, { players: [{ username: 'ann', password: 'b' }] })).rejects.toThrow(
      'It takes email and pin, and entry 1 of players has none of these',
    )
    const inputs = { email: 'ann', 'login/pin': '1' }
    await expect(run(openapi, transport, { inputs, players: [{ nickname: 'a' }] })).rejects.toThrow(
      /HTTP 401\. Is email and login\/pin of inputs right\?$/,
    )
  })
})

describe('an operation that needs what only a browser gives', () => {
  const text = { type: 'string' }
  const schema = {
    type: 'object',
    required: ['code', 'redirect_uri'],
    properties: { code: text, redirect_uri: text },
    example: { code: 'SplxlOBeZQQYbYS6WxSbIA', redirect_uri: 'https://app.example/back' },
  }
  const exchange = {
    post: {
      operationId: 'exchangeCode',
      requestBody: { required: true, content: { 'application/json': { schema, example: schema.example } } },
      responses: responsesWith({}),
    },
  }
  const parameters = ['code', 'state'].map((name) => ({ name, in: 'query', required: true, schema: text }))
  const openapi = getDocument(
    { '/token': exchange, '/oauth/callback': read('finish', { parameters }), '/zone': read('getZone', { security }) },
    bearer,
  )
  const transport = server({
    'POST /token': () => no(400),
    'GET /oauth/callback': () => no(400),
    'GET /zone': ({ headers }) => (headers['authorization'] === 'Bearer right' ? ok('Manila') : no(401)),
  })

  it('is not judged, without a finding, and leaves the rest to the token', async () => {
    const { findings, inconclusive, coverage } = await run(openapi, transport, { players: [{ token: 'right' }] })
    expect(findings).toEqual([])
    const reasons = inconclusive.filter(({ check }) => check === 'success')
    expect(reasons.map(({ operationId, reason }) => [operationId, reason])).toEqual(
      ['finish', 'exchangeCode'].map((id) => [
        id,
        `it cannot be judged without a browser, which gives the authorization code (code). Leave it out (deny: ${id}), or set one that works (inputs: ${id}/code)`,
      ]),
    )
    expect(coverage.find(({ operationId }) => operationId === 'getZone')?.succeeded).toBe(true)
  })

  it('is judged with a code that works', async () => {
    const given = { players: [{ token: 'right' }], inputs: { 'exchangeCode/code': 'right' }, only: ['exchangeCode'] }
    const isRight = (body: unknown): boolean => String(body).includes('"code":"right"')
    const works: Transport = (request) =>
      request.method === 'POST' && isRight(request.body)
        ? server({ 'POST /token': () => ok({}) })(request)
        : transport(request)
    const { coverage } = await run(openapi, works, given)
    expect(coverage[0]?.succeeded).toBe(true)
  })
})

describe('an address', () => {
  it('with a wrong base path ends the run, with the paths of the document', async () => {
    await expect(run(OPEN, server({}), { url: 'http://server/v1' })).rejects.toThrow(
      'The base path seems wrong: all 2 operations that can be tried got HTTP 404 below http://server/v1, as an unknown path does. The servers of the document are https://api.example/v2, and url has the path /v1.',
    )
  })

  it('of a server that has nothing yet is judged with implemented', async () => {
    const { inconclusive, exitCode } = await run(OPEN, server({}), { implemented: true })
    const missing = inconclusive.filter(({ reason }) => reason.startsWith('not implemented'))
    expect(missing.map(({ operationId }) => operationId)).toEqual(['getZone', 'listGames'])
    expect(exitCode).toBe(0)
  })

  it('of an incomplete server is judged, also in a run of what is missing', async () => {
    const { inconclusive } = await run(OPEN, server({ 'GET /v2/games': () => ok('all') }), { only: ['getZone'] })
    expect(inconclusive[0]).toMatchObject({
      operationId: 'getZone',
      reason: expect.stringContaining('not implemented'),
    })
  })

  it('of a server that has only a write is judged', async () => {
    const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } }
    const add = { operationId: 'addGame', requestBody: taking(schema), responses: responsesWith({}) }
    const openapi = getDocument({ '/zone': read('getZone'), '/games': { post: add } })
    const { inconclusive } = await run(openapi, server({ 'POST /games': () => no(400) }), { only: ['getZone'] })
    expect(inconclusive[0]).toMatchObject({
      operationId: 'getZone',
      reason: expect.stringContaining('not implemented'),
    })
  })

  it('of a server without any item is not a wrong base path', async () => {
    const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }]
    const openapi = getDocument({ '/games/{id}': read('getGame', { parameters }) })
    const { inconclusive } = await run(openapi, server({}))
    expect(inconclusive[0]).toMatchObject({ operationId: 'getGame', check: 'all' })
  })

  it('of a web page ends the run', async () => {
    const page: Transport = () =>
      Promise.resolve({
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        setCookies: [],
        body: '<!doctype html>',
        milliseconds: 1,
      })
    await expect(run(OPEN, page)).rejects.toThrow(
      'http://server/v2 is no API: all 2 operations that can be tried got an HTML page',
    )
  })

  it('where nothing listens ends the run', async () => {
    await expect(runConformance({ url: 'http://127.0.0.1:9', openapi: OPEN })).rejects.toThrow(
      'No server responds at http://127.0.0.1:9: the connection is refused: start the server, or correct the port',
    )
  })
})
