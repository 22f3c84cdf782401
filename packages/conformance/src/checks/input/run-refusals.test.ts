import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Transport } from '../../http/message.ts'
import { getDocument, findings, server, taking, type Reply } from '../../run/testing/other-styles.ts'

const envelope = { code: '/code', data: '/result', sessionInvalid: 20002 }
const schema = { type: 'object', properties: { status: {}, code: {}, result: {} } }
const responses = {
  200: { content: { 'application/json': { schema } } },
  400: { description: 'The infrastructure could not read it.', 'x-infrastructure': true },
  401: { description: 'The infrastructure refused the caller.', 'x-infrastructure': true },
  409: { description: 'The note is locked.' },
}
const text = { type: 'string', minLength: 1, maxLength: 5 }
const DOCUMENT = getDocument(
  {
    '/login': {
      post: {
        operationId: 'login',
        security: [],
        requestBody: taking({ type: 'object', required: ['name'], properties: { name: text } }),
        responses,
      },
    },
    '/notes': {
      post: {
        operationId: 'addNote',
        requestBody: taking({ type: 'object', required: ['text'], properties: { text } }),
        responses,
      },
    },
  },
  {
    'x-codes': [
      { code: 20002, name: 'sessionInvalid' },
      { code: 40000, name: 'badInput' },
    ],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  },
)

/** Serves notes that are refused with these statuses. A malformed body always gets HTTP 400 without an envelope. */
function notes({ session, input }: { session: number; input: number }): Transport {
  const refuse = (status: number, code: number): Reply => ({ status, body: { status: 'no', code } })
  const getField = (name: string, words: unknown): Reply | string => {
    let sent: Json | null
    try {
      sent = JSON.parse(String(words)) as Json | null
    } catch {
      return { status: 400, body: 'Bad request' }
    }
    const value = sent?.[name]
    return typeof value === 'string' && value.length >= 1 && value.length <= 5 ? value : refuse(input, 40_000)
  }
  const take = (name: string, headers: { [name: string]: string }, body: unknown, done: Json): Reply => {
    const field = headers['content-type'] === 'application/json' ? getField(name, body) : refuse(415, 40_000)
    return typeof field === 'string' ? { body: { status: 'ok', result: done } } : field
  }
  return server({
    'POST /login': ({ headers, body }) => take('name', headers, body, { token: 'abcd1' }),
    'POST /notes': ({ headers, body }) =>
      headers['authorization'] === 'Bearer abcd1' ? take('text', headers, body, { id: 1 }) : refuse(session, 20_002),
  })
}

const players = [{ name: 'ann' }, { name: 'ben' }]
const run = (refusals: string | undefined, statuses: { session: number; input: number }) =>
  findings({ ...DOCUMENT, 'x-envelope': { ...envelope, refusals } }, notes(statuses), { players })

test.each([
  ['by the envelope', 'envelope', { session: 200, input: 200 }, []],
  ['a dead session by HTTP 401', 'envelope', { session: 401, input: 200 }, ['addNote/refusal-status#401']],
  [
    'invalid input by HTTP 400',
    'envelope',
    { session: 200, input: 400 },
    ['addNote/refusal-status#400', 'login/refusal-status#400'],
  ],
  ['by HTTP, as documented', 'http', { session: 401, input: 400 }, []],
  [
    'invalid input by HTTP 200',
    'http',
    { session: 401, input: 200 },
    ['addNote/refusal-status#200', 'login/refusal-status#200'],
  ],
  ['by a status of its own', 'envelope', { session: 200, input: 409 }, []],
  ['by either, where the document is silent', undefined, { session: 401, input: 200 }, []],
])('checkRefusalStatus: a server that refuses %s', async (_, refusals, statuses, found) => {
  expect(await run(refusals, statuses)).toEqual(found)
})
