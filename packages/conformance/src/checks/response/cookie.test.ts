import { expect, test } from 'vitest'
import { responsesWith, getDocument, findings, ok, server, taking } from '../../run/testing/other-styles.ts'

const LOGIN = { post: { operationId: 'login', security: [], responses: responsesWith({ type: 'string' }) } }
const schema = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
const DOCUMENT = getDocument(
  { '/login': { post: { ...LOGIN.post, requestBody: taking(schema) } } },
  {
    servers: [{ url: '/v1' }],
  },
)

test.each([
  ['/', []],
  ['/v1', []],
  ['/v1/', []],
  ['/V', ['login/cookie#header/Set-Cookie/sid']],
  ['/login', ['login/cookie#header/Set-Cookie/sid']],
])('checkCookie: with paths below /v1, a session cookie with Path=%s gives %j', async (path, found) => {
  const setCookies = [`sid=abc; HttpOnly; SameSite=Lax; Path=${path}`]
  const transport = server({ 'POST /v1/login': () => ({ ...ok('in'), setCookies }) })
  const ids = await findings(DOCUMENT, transport, { players: [{ name: 'ann' }] })
  expect(ids.filter((id) => id.includes('/cookie'))).toEqual(found)
})

test.each([
  ['Max-Age=3600', ['login/cookie#header/Set-Cookie/sid/Max-Age']],
  [`Expires=${new Date(Date.now() + 3_600_000).toUTCString()}`, ['login/cookie#header/Set-Cookie/sid/Max-Age']],
  ['Max-Age=86400', []],
  ['Secure', []],
])('checkCookie: with lastsSeconds of a day, a session cookie with %s gives %j', async (attribute, found) => {
  const sid = { type: 'apiKey', in: 'cookie', name: 'sid', 'x-session': { lastsSeconds: 86_400 } }
  const document = { ...DOCUMENT, components: { securitySchemes: { sid } } }
  const setCookies = [`sid=abc; HttpOnly; SameSite=Lax; Path=/; ${attribute}`]
  const transport = server({ 'POST /v1/login': () => ({ ...ok('in'), setCookies }) })
  const ids = await findings(document, transport, { players: [{ name: 'ann' }] })
  expect(ids.filter((id) => id.includes('/cookie'))).toEqual(found)
})
