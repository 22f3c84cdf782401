import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, toApiError } from './api-error.ts'

describe('ApiError', () => {
  it('names the request and the reason in its message', () => {
    const error = new ApiError('http', { method: 'GET', url: '/api/balance', status: 503 })
    expect(error.message).toBe('GET /api/balance: http 503')
  })

  it("keeps the server's text out of what is logged", () => {
    const error = new ApiError('failure', { method: 'GET', url: '/api/vip', code: 41_000, msg: 'Ana Reyes is blocked' })
    expect(error.message).toBe('GET /api/vip: failure 41000')
    expect([error.message, error.stack, String(error)].join()).not.toContain('Ana')
  })

  it('is unreadable for a ZodError', () => {
    const thrown = z.object({ balance: z.number() }).safeParse({ balance: '1' }).error
    expect(toApiError(thrown).kind).toBe('unreadable')
  })

  it('keeps an ApiError, and is unexpected for anything else', () => {
    const error = new ApiError('timeout')
    expect(toApiError(error)).toBe(error)
    expect(toApiError(new TypeError('x is undefined')).kind).toBe('unexpected')
    expect(toApiError(undefined).kind).toBe('unexpected')
  })

  it('has an unknown outcome only if a write may have been carried out', () => {
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

  it('is an invalid session for code 20002, with any HTTP status', () => {
    expect(new ApiError('failure', { code: 20002 }).isSessionInvalid).toBe(true)
    expect(new ApiError('http', { status: 401, code: 20002 }).isSessionInvalid).toBe(true)
    expect(new ApiError('http', { status: 401 }).isSessionInvalid).toBe(false)
  })
})
