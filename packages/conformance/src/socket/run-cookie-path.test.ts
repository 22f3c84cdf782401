import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Dial } from '../http/socket-wire.ts'
import { runConformance } from '../run/run-conformance.ts'
import { getDocument, ok, responsesWith, server, taking } from '../run/testing/other-styles.ts'

const name = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
const OPENAPI = getDocument(
  {
    '/api/login': {
      post: {
        operationId: 'login',
        security: [],
        requestBody: taking(name),
        responses: responsesWith({ type: 'string' }),
      },
    },
    '/api/zone': {
      get: { operationId: 'getZone', security: [{ sid: [] }], responses: responsesWith({ type: 'string' }) },
    },
  },
  { components: { securitySchemes: { sid: { type: 'apiKey', in: 'cookie', name: 'sid' } } } },
)
const ASYNCAPI: Json = {
  asyncapi: '3.0.0',
  channels: { live: { address: '/live', messages: {} } },
  operations: {},
}

/** Admits whoever sends the cookie of the session. */
const dial: Dial = ({ headers }, listener) => {
  queueMicrotask(() => (headers['cookie'] === 'sid=abc' ? listener.onOpen() : listener.onRefused(401)))
  return { send: () => undefined, close: (code) => queueMicrotask(() => listener.onClose(code)) }
}

test.each([
  ['/', []],
  ['/api', ['A browser does not send the cookie sid to the socket: its Path is /api. Set Path=/.']],
])('runConformance: with Path=%s of the session cookie, the socket has %j', async (path, found) => {
  const setCookies = [`sid=abc; HttpOnly; SameSite=Lax; Path=${path}`]
  const { findings } = await runConformance({
    url: 'http://server',
    openapi: OPENAPI,
    asyncapi: ASYNCAPI,
    envelope: "status == 'ok'",
    players: [{ name: 'ann' }],
    only: ['socket'],
    socket: { answerMs: 20, settleMs: 1, eventMs: 20 },
    transport: server({
      'POST /api/login': () => ({ ...ok('in'), setCookies }),
      'GET /api/zone': () => ok('Manila'),
    }),
    dial,
  })
  const admission = findings.filter(({ check }) => check === 'socket-admission')
  expect(admission.map(({ explanation }) => explanation.slice(explanation.indexOf('A browser')))).toEqual(found)
})
