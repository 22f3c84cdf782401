import { expect, test } from 'vitest'
import type { FindingExchange } from '../context/run-report.ts'
import { createCarried } from './carry-values.ts'
import { compareResponses } from './compare-responses.ts'
import { isSameResponse, type Repeated } from './judge-step.ts'

type Response = FindingExchange['response']

const respond = (body: unknown, status = 200): Response => ({
  status,
  headers: {},
  body: JSON.stringify(body),
  milliseconds: 1,
})

function repeat(label: string, was: Response, is: Response, more: Partial<FindingExchange> = {}): Repeated {
  const request = { method: label.startsWith('read') ? 'GET' : 'PATCH', url: 'http://server/items/1', headers: {} }
  const recorded = { label, operationId: label, request, response: was, curl: '', ...more }
  return {
    recorded,
    now: { request, response: is, curl: '' },
    differences: compareResponses(was, is, createCarried()),
  }
}

/** Which of some repeated requests show the same. */
const judge = (all: Repeated[], pointer = ''): boolean[] =>
  all.map((step) => isSameResponse({ pointer }, all, step, ['/success', '/code']))

const read = { operationId: 'getItem' }

test('isSameResponse: other values of the server are no difference beside the place of the finding', () => {
  const lost = respond({ note: 'old', version: 7 })
  const steps = (note: string): Repeated[] => [
    repeat('creation', respond({ id: 1 }, 201), respond({ title: 'exists' }, 409)),
    repeat('write', respond({ version: 7 }), respond({ version: 2 })),
    repeat('read after', lost, respond({ note, version: 2 }), { ...read, pointer: '/note' }),
  ]
  expect(judge(steps('old'))).toEqual([true, true, true])
  expect(judge(steps('new'))).toEqual([true, true, false])
})

test('isSameResponse: a finding without a read after it has its place in the evidence', () => {
  const steps = (note: string): Repeated[] => [
    repeat('request', respond({ data: { note: 'cut', version: 7 } }), respond({ data: { note, version: 2 } }), {
      isEvidence: true,
    }),
  ]
  expect(judge(steps('cut'), '/note')).toEqual([true])
  expect(judge(steps('cut off'), '/note')).toEqual([false])
})

test('isSameResponse: two reads around a write differ if something else changes between them', () => {
  const before = (note: string): Repeated => repeat('read before', respond({ note: 'a' }), respond({ note }), read)
  const after = (note: string): Repeated => repeat('read after', respond({ note: 'a' }), respond({ note }), read)
  expect(judge([before('x'), after('x')])).toEqual([true, true])
  expect(judge([before('x'), after('y')])).toEqual([true, false])
  const list = (label: string, was: number[], is: number[]): Repeated => repeat(label, respond(was), respond(is), read)
  expect(judge([list('read before', [1, 2, 3], [1]), list('read after', [1, 2, 3, 4], [1, 2])])).toEqual([true, true])
  expect(judge([list('read before', [1, 2, 3], [1]), list('read after', [1, 2, 3, 4], [1])])).toEqual([true, false])
})

test('isSameResponse: of a write without a place the outcome counts, of a read all', () => {
  const write = (was: object, is: object): boolean[] => judge([repeat('request', respond(was), respond(is))])
  expect(write({ success: true, version: 7 }, { success: true, version: 2 })).toEqual([true])
  expect(write({ success: true }, { success: false })).toEqual([false])
  expect(judge([repeat('read', respond({ version: 7 }), respond({ version: 2 }))])).toEqual([false])
  expect(judge([repeat('request', respond({}, 204), respond({}, 404))])).toEqual([false])
})
