import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { runConformance } from '../run/run-conformance.ts'
import { oneSessionEach } from '../run/testing/one-session.ts'
import { responsesWith, getDocument, taking } from '../run/testing/other-styles.ts'

const text = (more: Json = {}): Json => ({ type: 'string', minLength: 3, maxLength: 20, ...more })
const credentials = {
  type: 'object',
  required: ['username', 'password'],
  properties: { username: text(), password: text() },
}
const newPassword = { type: 'object', required: ['password'], properties: { password: text() } }
const nothing = responsesWith({ type: 'object', nullable: true })
const code = (name: string): Json => ({ code: name, name: name.toLowerCase(), cause: '' })
const OPEN = {
  security: [],
  requestBody: taking(credentials),
  responses: nothing,
}
const SHORT = { name: 'short', in: 'query', schema: { type: 'boolean' } }
const DOCUMENT = getDocument(
  {
    '/login': { post: { operationId: 'login', 'x-effect': 'session', 'x-codes': [code('LOGIN')], ...OPEN } },
    '/register': { post: { operationId: 'register', 'x-effect': 'session', 'x-codes': [code('TAKEN')], ...OPEN } },
    '/logout': { post: { operationId: 'logout', 'x-effect': 'session', responses: nothing } },
    '/password': {
      put: {
        operationId: 'changePassword',
        'x-effect': 'session',
        requestBody: taking(newPassword),
        responses: nothing,
      },
    },
    '/games': { get: { operationId: 'listGames', responses: responsesWith({ type: 'string' }) } },
    '/zone': {
      get: { operationId: 'getZone', parameters: [SHORT], responses: responsesWith({ type: 'string' }) },
      put: {
        operationId: 'putZone',
        'x-shows': ['getZone'],
        requestBody: taking({ type: 'object', required: ['zone'], properties: { zone: text() } }),
        responses: responsesWith({ type: 'string' }),
      },
    },
  },
  {
    security: [{ sid: [] }],
    'x-envelope': { success: "status == 'ok'", code: '/code', data: '/result', sessionInvalid: 'SESSION' },
    'x-codes': [{ ...code('INPUT'), name: 'badInput' }, code('SESSION')],
    components: { securitySchemes: { sid: { type: 'apiKey', in: 'cookie', name: 'sid' } } },
  },
)

const player = (username: string) => ({ username, password: 'open sesame' })

test.each([
  ['two players', [player('ann'), player('ben')], []],
  // A single player has nobody whose data could be read.
  ['one player', [player('ann')], ['listGames/other-player', 'getZone/other-player']],
  ['players that it registers', [], []],
])('runConformance: a server with one session per account has no findings: %s', async (_, players, open) => {
  const given = { url: 'http://server', openapi: DOCUMENT, players }
  const { findings, inconclusive } = await runConformance({ ...given, transport: oneSessionEach() })
  expect(findings.map(({ id, title }) => `${id}: ${title}`)).toEqual([])
  const left = inconclusive.filter(({ byChoice }) => !byChoice)
  expect(left.map(({ operationId, check }) => `${operationId}/${check}`)).toEqual(open)
})

test('runConformance: names the accounts whose password it changed', async () => {
  const given = { url: 'http://server', openapi: DOCUMENT, players: [player('ann'), player('ben')] }
  const { notes } = await runConformance({ ...given, register: false, transport: oneSessionEach() })
  expect(notes).toEqual([expect.stringMatching(/^The run changed the password of account 1 \(ann\)/)])
  const unchanged = await runConformance({ ...given, transport: oneSessionEach() })
  expect(unchanged.notes).toBeUndefined()
})
