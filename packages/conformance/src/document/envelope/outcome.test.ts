import { expect, test } from 'vitest'
import { readEnvelope } from './envelope.ts'
import { isSessionInvalid, getOutcome } from './outcome.ts'

const envelope = readEnvelope({
  'x-envelope': { success: 'success == true && code == 20000', code: '/code', data: '/data', sessionInvalid: 20002 },
})

test.each([
  [200, { success: true, code: 20000 }, 'success'],
  [200, { success: false, code: 41001 }, 'refused'],
  [409, { success: false, code: 41001 }, 'refused'],
  [404, undefined, 'refused'],
  [200, undefined, 'broken'],
  [200, { code: 20000 }, 'broken'],
  [200, { success: true, code: 41001 }, 'broken'],
  [400, { success: true, code: 20000 }, 'broken'],
  [500, { success: true, code: 20000 }, 'http'],
  [302, undefined, 'http'],
])('getOutcome: HTTP %i with %j is %s', (status, body, kind) => {
  expect(getOutcome(envelope, status, body).kind).toBe(kind)
})

test('getOutcome: names the rule of success and what was received, if they contradict each other', () => {
  expect(getOutcome(envelope, 200, { success: true, code: 0 })).toEqual({
    kind: 'broken',
    reason:
      'one field of the envelope means success and another refusal: success is true, code is 0; success is success == true && code == 20000',
  })
})

test('getOutcome: uses the status without an envelope', () => {
  expect(getOutcome(undefined, 201, {}).kind).toBe('success')
  expect(getOutcome(undefined, 422, {}).kind).toBe('refused')
})

test('isSessionInvalid: recognizes the session code or HTTP 401', () => {
  expect(isSessionInvalid(envelope, { kind: 'refused', code: 20002, status: 200 })).toBe(true)
  expect(isSessionInvalid(envelope, { kind: 'refused', status: 401 })).toBe(true)
  expect(isSessionInvalid(envelope, { kind: 'refused', code: 41001, status: 401 })).toBe(false)
})

const RANGES = readEnvelope({}, 'error == null && code >= 200 && code < 300')

test.each([
  [200, { code: 204, data: 1 }, 'success'],
  [200, { code: 204, error: null }, 'success'],
  [200, { code: 404, error: 'no such book' }, 'refused'],
  [200, { code: 200, error: 'no such book' }, 'broken'],
])(
  'getOutcome: a field compared with null may be missing, and a range is one condition: HTTP %i with %j is %s',
  (status, body, kind) => {
    expect(getOutcome(RANGES, status, body).kind).toBe(kind)
  },
)
