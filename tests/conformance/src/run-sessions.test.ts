import { expect, test } from 'vitest'
import type { Json } from './document/json.ts'
import type { Transport } from './http/message.ts'
import { runConformance } from './run-conformance.ts'
import { answers, documentOf, findings, no, ok, server, taking } from './testing/other-styles.ts'

const email = { type: 'object', required: ['email'], properties: { email: { type: 'string' } } }
const token = { type: 'object', required: ['token'], properties: { token: { type: 'string' } } }
const LOGOUT = { post: { operationId: 'logout', responses: answers({ nullable: true, type: 'object' }) } }
const document = (more: Json): Json =>
  documentOf(
    {
      ...more,
      '/login': { post: { operationId: 'login', security: [], requestBody: taking(email), responses: answers(token) } },
      '/zone': { get: { operationId: 'getZone', responses: answers({ type: 'string' }) } },
    },
    { security: [{ bearer: [] }], components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } } },
  )

/** Sessions by bearer token, which a logout ends unless it only says so. */
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

test('a logout that no x-effect marks ends a session of its own, and not the one that all else needs', async () => {
  expect(await findings(document({ '/logout': LOGOUT }), door(), { players })).toEqual([])
})

test('a logout that ends nothing is found', async () => {
  const found = await findings(document({ '/logout': LOGOUT }), door({ endsNothing: true }), { players })
  expect(found).toEqual(['getZone/session', 'logout/session'])
})

test('where no call ends a session none is taken for ended', async () => {
  expect(await findings(document({}), door(), { players })).toEqual([])
})

test('a token that a header of any name carries stands in no report', async () => {
  const schemes = { key: { type: 'apiKey', in: 'header', name: 'X-Depot' } }
  const openapi = { ...document({}), security: [{ key: [] }], components: { securitySchemes: schemes } }
  const transport = server({
    'POST /login': () => ok({ token: 'very-secret-1' }),
    'GET /zone': ({ headers }) => (headers['x-depot'] === 'very-secret-1' ? ok(7) : no(401)),
  })
  const envelope = "status == 'ok'"
  const { findings: found } = await runConformance({ url: 'http://server', openapi, envelope, transport, players })
  expect(found.map((one) => one.id)).toContain('getZone/schema#/result')
  expect(JSON.stringify(found)).not.toContain('very-secret')
  expect(found.find((one) => one.operationId === 'getZone')?.exchange.curl).toContain('-H "x-depot: $TOKEN"')
})
