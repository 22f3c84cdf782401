import { expect, test, vi } from 'vitest'
import { ApiError, toApiError } from '#src/api/api-error.ts'
import { ChunkTimeout } from '#src/lib/within-time.ts'
import { tellFailure } from './show-failure.ts'

/** Whether code of the app came to no end is told by its error alone. */
const missing = new ChunkTimeout()

function told(thrown: unknown, { hasNetwork = true, reloads = false } = {}) {
  const tell = vi.fn<(error: unknown) => void>()
  const reload = vi.fn(() => reloads)
  tellFailure(thrown, tell, { isOnline: () => hasNetwork, reload })
  return { tell, reload }
}

test('a failed call is told as it is', () => {
  const error = new ApiError('timeout')
  const { tell, reload } = told(error)
  expect(tell.mock.calls).toEqual([[error]])
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['met by an overlay', missing],
  ['met within a call', toApiError(missing)],
])('code that is missing leads to a reload, and where that was tried to a toast: %s', (_, thrown) => {
  expect(told(thrown, { reloads: true }).tell).not.toHaveBeenCalled()
  const { tell } = told(thrown)
  expect(tell.mock.calls).toEqual([[expect.objectContaining({ kind: 'network' })]])
})

test('without a network nothing is reloaded', () => {
  const { tell, reload } = told(toApiError(missing), { hasNetwork: false })
  expect(reload).not.toHaveBeenCalled()
  expect(tell.mock.calls).toEqual([[expect.objectContaining({ kind: 'offline' })]])
})
