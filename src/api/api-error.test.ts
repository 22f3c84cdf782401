import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, toApiError } from './api-error.ts'

test('names the call and the reason, for the log', () => {
  const error = new ApiError('http', { method: 'GET', url: '/api/balance', status: 503 })
  expect(error.message).toBe('GET /api/balance: http 503')
})

test('a payload that breaks its document is unreadable', () => {
  const thrown = z.object({ balance: z.number() }).safeParse({ balance: '1' }).error
  expect(toApiError(thrown).kind).toBe('unreadable')
})

test('an ApiError stays what it is, anything else is a fault of ours', () => {
  const error = new ApiError('timeout')
  expect(toApiError(error)).toBe(error)
  expect(toApiError(new TypeError('x is undefined')).kind).toBe('unexpected')
  expect(toApiError(undefined).kind).toBe('unexpected')
})

test('the outcome of a write is unknown only where it may have been carried out', () => {
  const unknown = [
    new ApiError('timeout'),
    new ApiError('network'),
    new ApiError('unreadable'),
    new ApiError('http', { status: 504 }),
    new ApiError('http', { status: 408 }),
  ]
  const known = [
    new ApiError('failure', { code: 43001 }),
    new ApiError('offline'),
    new ApiError('http', { status: 400 }),
    new ApiError('unexpected'),
  ]
  expect(unknown.every((error) => error.isOutcomeUnknown)).toBe(true)
  expect(known.some((error) => error.isOutcomeUnknown)).toBe(false)
})

test('20002 is the session, whichever status carried it', () => {
  expect(new ApiError('failure', { code: 20002 }).isSessionInvalid).toBe(true)
  expect(new ApiError('http', { status: 401, code: 20002 }).isSessionInvalid).toBe(true)
  expect(new ApiError('http', { status: 401 }).isSessionInvalid).toBe(false)
})
