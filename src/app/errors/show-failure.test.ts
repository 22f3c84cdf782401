import { describe, expect, it, vi } from 'vitest'
import { ApiError, toApiError } from '#src/api/api-error.ts'
import { ChunkTimeout } from '#src/lib/within-time.ts'
import { showFailure } from './show-failure.ts'

/** The error of a chunk that did not load. */
const missing = new ChunkTimeout()

function run(thrown: unknown, { hasNetwork = true, reloads = false } = {}) {
  const show = vi.fn<(error: unknown) => void>()
  const reload = vi.fn(() => reloads)
  showFailure(thrown, show, { isOnline: () => hasNetwork, reload })
  return { show, reload }
}

describe('showFailure', () => {
  it('shows a failed request as it is', () => {
    const error = new ApiError('timeout')
    const { show, reload } = run(error)
    expect(show.mock.calls).toEqual([[error]])
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['of an overlay', missing],
    ['within a request', toApiError(missing)],
  ])('reloads for a missing chunk %s, and shows a toast if a reload was tried', (_, thrown) => {
    expect(run(thrown, { reloads: true }).show).not.toHaveBeenCalled()
    const { show } = run(thrown)
    expect(show.mock.calls).toEqual([[expect.objectContaining({ kind: 'network' })]])
  })

  it('does not reload without a network', () => {
    const { show, reload } = run(toApiError(missing), { hasNetwork: false })
    expect(reload).not.toHaveBeenCalled()
    expect(show.mock.calls).toEqual([[expect.objectContaining({ kind: 'offline' })]])
  })
})
