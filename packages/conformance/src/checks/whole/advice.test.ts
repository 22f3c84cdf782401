import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { runConformance } from '../../run/run-conformance.ts'
import { getDocument, responsesWith, server, taking, type Reply } from '../../run/testing/other-styles.ts'

const text = { type: 'string' }
const user = { type: 'object', properties: { email: text, bio: text, password: text } }

async function adviceFor(operation: Json, reply: Reply, more: Json = {}): Promise<string> {
  const path = Array.isArray(operation['parameters']) ? '/users/{name}' : '/user'
  const report = await runConformance({
    url: 'http://server',
    openapi: getDocument(
      { [path]: { put: { operationId: 'change', responses: responsesWith({}), ...operation } } },
      more,
    ),
    ...(more['x-envelope'] === undefined ? { envelope: "status == 'ok'" } : {}),
    transport: server({ [`PUT ${path}`]: () => reply, 'PUT /users/zoe': () => reply }),
  })
  return report.inconclusive.find(({ check }) => check === 'success')?.reason ?? ''
}
const no = (body: unknown): Reply => ({ status: 422, body })
const getBody = (schema: Json, example?: unknown): Json => ({
  requestBody: {
    required: true,
    content: { 'application/json': { schema, ...(example === undefined ? {} : { example }) } },
  },
})

test('neverSucceeded: names the documented fields if none was sent, and shows request and response', async () => {
  const schema = { type: 'object', required: ['user'], properties: { user } }
  expect(await adviceFor(getBody(schema, { user: {} }), no({ status: 'no', errors: 'At least one field' }))).toBe(
    'it never succeeded: the most likely input got a refusal by HTTP 422. Request: PUT /user {"user":{}}. ' +
      'Response: {"status":"no","errors":"At least one field"}. Set working input in the config ' +
      '(inputs: change/email, change/bio, change/password)',
  )
})

test('neverSucceeded: names the fields that were sent, those of the response first, and no secret', async () => {
  const sent = getBody(user, { email: 'a@b.example', password: 'hunter2secret' })
  const all = await adviceFor(sent, no({ status: 'no' }))
  expect(all).toContain('(inputs: change/email, change/password)')
  expect(all).not.toContain('hunter2secret')
  expect(await adviceFor(sent, no({ status: 'no', errors: { email: 'is taken' } }))).toContain('(inputs: change/email)')
})

test('neverSucceeded: names path parameters, and the field of a code', async () => {
  const named = { parameters: [{ name: 'name', in: 'path', required: true, example: 'zoe', schema: text }] }
  expect(await adviceFor({ ...named, requestBody: taking(user) }, no({ status: 'no' }))).toContain(
    '(inputs: change/name',
  )
  const codes = { 'x-codes': [{ code: 7, name: 'taken', cause: 'Somebody has it', field: 'email' }] }
  const withCode = { 'x-envelope': { success: "status == 'ok'", code: '/code' } }
  const reply = { body: { status: 'no', code: 7 } }
  expect(await adviceFor({ ...getBody(user, { bio: 'x' }), ...codes }, reply, withCode)).toMatch(
    /got code 7, taken \("Somebody has it"\)\. Request: .*\(inputs: change\/email\)$/,
  )
})

test('neverSucceeded: says that an earlier run used up what succeeds once', async () => {
  const once = {
    ...getBody(user, { bio: 'x' }),
    'x-codes': [{ code: 7, name: 'claimed', cause: 'It was claimed', field: 'bio' }],
    'x-once': [{ by: ['bio'], code: 'claimed' }],
  }
  const withCode = { 'x-envelope': { success: "status == 'ok'", code: '/code' } }
  expect(await adviceFor(once, { body: { status: 'no', code: 7 } }, withCode)).toBe(
    'it never succeeded: the most likely input got code 7, claimed ("It was claimed"). It succeeds once, and an earlier ' +
      'run used it up: start with fresh data, set another value (inputs: change/bio), or add a player for whom it ' +
      'succeeds (players)',
  )
})

test('neverSucceeded: blames the server that refuses what its own read offers along a documented link', async () => {
  const amount = { type: 'integer', minimum: 1, maximum: 1000 }
  const links = { pay: { operationId: 'pay', requestBody: { amount: '$response.body#/amounts/0' } } }
  const amounts = { type: 'object', properties: { amounts: { type: 'array', items: amount } } }
  const offered = { 200: { description: 'OK', links, content: { 'application/json': { schema: amounts } } } }
  const pay = {
    operationId: 'pay',
    requestBody: taking({ type: 'object', required: ['amount'], properties: { amount } }),
    responses: responsesWith({}),
    'x-codes': [{ code: 8, name: 'tooSmall', cause: 'The amount is too small', field: 'amount' }],
  }
  const { inconclusive } = await runConformance({
    url: 'http://server',
    openapi: getDocument(
      { '/amounts': { get: { operationId: 'amounts', responses: offered } }, '/pay': { post: pay } },
      { 'x-envelope': { success: "status == 'ok'", code: '/code' } },
    ),
    transport: server({
      'GET /amounts': () => ({ body: { status: 'ok', amounts: [100] } }),
      'POST /pay': () => ({ body: { status: 'no', code: 8 } }),
    }),
  })
  const advice = inconclusive.find(({ operationId, check }) => operationId === 'pay' && check === 'success')?.reason
  expect(advice).toMatch(/GET [/]amounts offers this amount: one of the two is wrong$/)
  expect(advice).not.toContain('config')
})
