import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../http/message.ts'
import { runConformance } from '../run/run-conformance.ts'
import { responsesWith, getDocument, findings, no, ok, server, taking } from '../run/testing/other-styles.ts'

const email = { type: 'object', required: ['email'], properties: { email: { type: 'string' } } }
const token = { type: 'object', required: ['token'], properties: { token: { type: 'string' } } }
const LOGOUT = { post: { operationId: 'logout', responses: responsesWith({ nullable: true, type: 'object' }) } }
const document = (more: Json): Json =>
  getDocument(
    {
      ...more,
      '/login': {
        post: { operationId: 'login', security: [], requestBody: taking(email), responses: responsesWith(token) },
      },
      '/zone': { get: { operationId: 'getZone', responses: responsesWith({ type: 'string' }) } },
    },
    { security: [{ bearer: [] }], components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } } },
  )

/** Opens sessions by bearer token. Logout ends them, unless it only claims to. */
function door({ endsNothing = false } = {}): Transport {
  const open = new Set<string>()
  let made = 0
  return server({
    'POST /login': ({ body, headers }) => {
      const isMail = String(body) === '{"email":"ann@example.com"}'
      if (!isMail || headers['content-type'] !== 'application/json') return no(401)
      const value = `token-${String((made += 1))}-a`
      open.add(value)
      return ok({ token: value })
    },
    'POST /logout': ({ headers: { authorization = '' } }) => {
      const value = authorization.slice('Bearer '.length)
      if (!open.has(value)) return no(401)
      if (!endsNothing) open.delete(value)
      return ok(null)
    },
    'GET /zone': ({ headers: { authorization = '' } }) =>
      open.has(authorization.slice('Bearer '.length)) ? ok('Manila') : no(401),
  })
}

const players = [{ email: 'ann@example.com' }]

test('runConformance: a logout without x-effect runs in a separate session', async () => {
  expect(await findings(document({ '/logout': LOGOUT }), door(), { players })).toEqual([])
})

test('runConformance: finds a logout that does not end the session', async () => {
  const found = await findings(document({ '/logout': LOGOUT }), door({ endsNothing: true }), { players })
  expect(found).toEqual(['getZone/session', 'logout/session'])
})

test('runConformance: without a logout it expects no ended session', async () => {
  expect(await findings(document({}), door(), { players })).toEqual([])
})

test('runConformance: masks a token in any header', async () => {
  const schemes = { key: { type: 'apiKey', in: 'header', name: 'X-Depot' } }
  const openapi = { ...document({}), security: [{ key: [] }], components: { securitySchemes: schemes } }
  const transport = server({
    'POST /login': () => ok({ token: 'very-secret-1' }),
    'GET /zone': ({ headers }) => (headers['x-depot'] === 'very-secret-1' ? ok(7) : no(401)),
  })
  const envelope = "status == 'ok'"
  const { findings: found } = await runConformance({ url: 'http://server', openapi, envelope, transport, players })
  expect(found.map(({ id }) => id)).toContain('getZone/schema#/result')
  expect(JSON.stringify(found)).not.toContain('very-secret')
  expect(found.find(({ operationId }) => operationId === 'getZone')?.exchanges[0]?.curl).toContain(
    `-H 'x-depot: '"$X_DEPOT"`,
  )
})

const KEY = { type: 'apiKey', in: 'header', name: 'X-Depot' }
const BASIC = { type: 'http', scheme: 'basic' }
const ANN = `Basic ${Buffer.from('ann:open sesame').toString('base64')}`

test.each([
  ['a key of their own', KEY, [{ token: 'depot-key-one' }], 'x-depot', 'depot-key-one'],
  [
    'a token of their own',
    { type: 'http', scheme: 'Bearer' },
    [{ token: 'one-more' }],
    'authorization',
    'Bearer one-more',
  ],
  ['a cookie of their own', { ...KEY, in: 'cookie', name: 'sid' }, [{ token: 'bcdef' }], 'cookie', 'sid=bcdef'],
  ['a token of OAuth2', { type: 'oauth2', flows: {} }, [{ token: 'one-more' }], 'authorization', 'Bearer one-more'],
  [
    'a token of OpenID Connect that a command prints',
    { type: 'openIdConnect' },
    [{ tokenCommand: 'echo one-more' }],
    'authorization',
    'Bearer one-more',
  ],
  [
    'a key with the prefix that the document describes',
    { ...KEY, name: 'Authorization', description: "Send it in the 'Authorization' header : Token xxxxxx.yyyyyyy" },
    [{ token: 'one-more' }],
    'authorization',
    'Token one-more',
  ],
  ['a key with their own prefix', KEY, [{ token: 'one-more', tokenPrefix: 'Key ' }], 'x-depot', 'Key one-more'],
  ['their name and password', BASIC, [{ username: 'ann', password: 'open sesame' }], 'authorization', ANN],
])(
  'runConformance: players without login send %s, and requests without and with another are checked',
  async (...row) => {
    const [, scheme, given, header, value] = row
    const openapi = getDocument(
      { '/zone': { get: { operationId: 'getZone', responses: responsesWith({ type: 'string' }) } } },
      { security: [{ door: [] }], components: { securitySchemes: { door: scheme } } },
    )
    const shown = new Set<string | undefined>()
    const zone = (isLet: (words: string | undefined) => boolean): Transport =>
      server({
        'GET /zone': ({ headers }) => {
          shown.add(headers[header])
          return isLet(headers[header]) ? ok('Manila') : no(401)
        },
      })
    expect(
      await findings(
        openapi,
        zone((words) => words === value),
        { players: given },
      ),
    ).toEqual([])
    expect([...shown]).toEqual(expect.arrayContaining([value, undefined]))
    expect(shown.size).toBeGreaterThan(2)
    expect(
      await findings(
        openapi,
        zone(() => true),
        { players: given },
      ),
    ).toEqual(['getZone/session'])
    const made = zone((words) => words !== undefined)
    expect(await findings(openapi, made, { players: given })).toEqual(['getZone/session'])
  },
)

test('runConformance: does not end a configured session', async () => {
  let isOver = false
  const transport = server({
    'POST /login': () => no(401),
    'POST /logout': ({ headers: { authorization } }) => {
      if (isOver || authorization !== 'Bearer brought-along') return no(401)
      isOver = true
      return ok(null)
    },
    'GET /zone': ({ headers: { authorization } }) =>
      !isOver && authorization === 'Bearer brought-along' ? ok('Manila') : no(401),
  })
  const players = [{ token: 'brought-along' }]
  expect(await findings(document({ '/logout': LOGOUT }), transport, { players })).toEqual([])
  // The logout itself is checked, as the last operation.
  expect(isOver).toBe(true)
})

test('runConformance: sends the configured headers and masks their values', async () => {
  const without: string[] = []
  const transport = server({
    'GET /zone': ({ headers, url }) => {
      if (headers['x-gateway'] !== 'gateway-key-1') without.push(url)
      return ok(7)
    },
  })
  const { findings: found } = await runConformance({
    url: 'http://server',
    openapi: getDocument({
      '/zone': { get: { operationId: 'getZone', responses: responsesWith({ type: 'string' }) } },
    }),
    envelope: "status == 'ok'",
    transport,
    headers: { 'x-gateway': 'gateway-key-1' },
  })
  expect(without).toEqual([])
  expect(found.map(({ id }) => id)).toEqual(['getZone/schema#/result'])
  expect(JSON.stringify(found)).not.toContain('gateway-key')
  expect(found[0]?.exchanges[0]?.curl).toContain(`-H 'x-gateway: '"$X_GATEWAY"`)
})

test('runConformance: masks values of environment variables in any field and encoding', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-secrets-'))
  writeFileSync(join(folder, 'c.yaml'), 'players: [{ account: ann, phrase: { env: PHRASE }, pin: 4321 }]')
  const read = readConfig(join(folder, 'c.yaml'), { PHRASE: 'open "sesame" & go' })
  rmSync(folder, { recursive: true })
  const login = {
    type: 'object',
    required: ['account', 'phrase', 'pin'],
    properties: { account: { type: 'string' }, phrase: { type: 'string' }, pin: { type: 'string' } },
  }
  const form = { required: true, content: { 'application/x-www-form-urlencoded': { schema: login } } }
  const openapi = getDocument({
    '/login': {
      post: { operationId: 'login', security: [], requestBody: form, responses: responsesWith({ type: 'string' }) },
    },
  })
  // The server responds with another type than documented, and repeats the request in a header.
  const transport = server({ 'POST /login': ({ body }) => ({ ...ok(7), headers: { 'x-told': String(body) } }) })
  const envelope = "status == 'ok'"
  const { findings: found } = await runConformance({ ...read, url: 'http://server', openapi, envelope, transport })
  expect(found.map(({ id }) => id)).toContain('login/schema#/result')
  const written = JSON.stringify(found)
  expect(written).toContain('account=ann&phrase=•••&pin=•••')
  for (const secret of ['sesame', '4321']) expect(written).not.toContain(secret)
})

test('runConformance: sends a key of a player in the query, and masks it', async () => {
  const openapi = getDocument(
    { '/zone': { get: { operationId: 'getZone', responses: responsesWith({ type: 'string' }) } } },
    {
      security: [{ door: [] }],
      components: { securitySchemes: { door: { type: 'apiKey', in: 'query', name: 'api_key' } } },
    },
  )
  const asked = new Set<string | null>()
  const transport = server({
    'GET /zone': (_, url) => {
      asked.add(url.searchParams.get('api_key'))
      return url.searchParams.get('api_key') === 'query-key-1' ? ok(7) : no(401)
    },
  })
  const players = [{ token: 'query-key-1' }]
  const report = await runConformance({ url: 'http://server', openapi, envelope: "status == 'ok'", transport, players })
  expect(report.findings.map(({ id }) => id)).toEqual(['getZone/schema#/result'])
  expect(asked.size).toBeGreaterThan(2)
  expect(JSON.stringify(report)).not.toContain('query-key-1')
})

test('runConformance: each valid variant of a registration has a new name, even in a nested object', async () => {
  const fields = { name: { type: 'string', minLength: 3, maxLength: 30 }, password: { type: 'string', minLength: 6 } }
  const user = { type: 'object', required: ['name', 'password'], properties: fields }
  const taken = new Set<unknown>()
  const transport = server({
    'POST /register': ({ headers, body }) => {
      let sent: unknown
      try {
        sent = JSON.parse(String(body))
      } catch {}
      const { name, password } = (sent as { user?: { name?: unknown; password?: unknown } } | null)?.user ?? {}
      const fits = (value: unknown, least: number, most: number) =>
        typeof value === 'string' && [...value].length >= least && [...value].length <= most
      if (headers['content-type'] !== 'application/json' || !fits(name, 3, 30) || !fits(password, 6, 9999))
        return no(422)
      if (taken.has(name)) return no(422)
      taken.add(name)
      return ok('welcome')
    },
  })
  const openapi = getDocument({
    '/register': {
      post: {
        operationId: 'register',
        security: [],
        requestBody: taking({ type: 'object', required: ['user'], properties: { user } }),
        responses: responsesWith({ type: 'string' }),
      },
    },
  })
  expect(await findings(openapi, transport)).toEqual([])
})
