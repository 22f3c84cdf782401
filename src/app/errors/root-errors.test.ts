import { expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { logStack } from './root-errors.ts'

it('logStack logs where a request failed, and nothing that the server said', () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  logStack(new ApiError('failure', { method: 'GET', url: '/api/vip', code: 41_000, msg: 'Ana Reyes is blocked' }))
  logStack({ msg: 'Ana Reyes' })
  expect(log.mock.calls.flat().every((one) => typeof one === 'string')).toBe(true)
  expect(log.mock.calls.join()).toContain('GET /api/vip: failure 41000')
  expect(log.mock.calls.join()).not.toContain('Ana')
})
