import { expect, test } from 'vitest'
import type { Transport } from '../../http/message.ts'
import { getDocument, findings, no, ok, responsesWith, server, taking } from '../../run/testing/other-styles.ts'

const text = { type: 'string', minLength: 3, maxLength: 20 }
const DOCUMENT = getDocument(
  {
    '/login': {
      post: {
        operationId: 'login',
        security: [],
        requestBody: taking({ type: 'object', required: ['username'], properties: { username: text } }),
        responses: responsesWith({ type: 'object' }, { headers: { 'Set-Cookie': { schema: { type: 'string' } } } }),
      },
    },
    '/stars': {
      post: { operationId: 'addStar', security: [{ sid: [] }], responses: responsesWith({ type: 'object' }) },
    },
  },
  { components: { securitySchemes: { sid: { type: 'apiKey', in: 'cookie', name: 'sid' } } } },
)

/** Serves without checking Origin. */
const stars = (attributes: string): Transport =>
  server({
    'POST /login': ({ body, headers }) => {
      try {
        const { username } = JSON.parse(String(body)) as { username?: unknown }
        if (headers['content-type'] !== 'application/json') return no(415)
        const isFit = typeof username === 'string' && [...username].length >= 3 && [...username].length <= 20
        return isFit && username === 'ann'
          ? { ...ok({}), setCookies: [`sid=${username}-1; Path=/; HttpOnly; ${attributes}`] }
          : no(401)
      } catch {
        return no(400)
      }
    },
    'POST /stars': ({ headers }) => (headers['cookie'] === 'sid=ann-1' ? ok({}) : no(401)),
  })

test.each([
  ['SameSite=Lax', []],
  ['SameSite=Strict', []],
  ['SameSite=None; Secure', ['addStar/origin', 'login/cookie#header/Set-Cookie/sid']],
  ['Secure', ['addStar/origin', 'login/cookie#header/Set-Cookie/sid']],
])('runConformance: a cookie with %s needs no check of Origin, other cookies do', async (attributes, ids) => {
  const players = [{ username: 'ann' }]
  expect((await findings(DOCUMENT, stars(attributes), { players, envelope: undefined })).toSorted()).toEqual(ids)
})
