import { ApiError } from '#src/api/api-error.ts'
import { isOnline } from '#src/api/network.ts'
import { isChunkFailure, reloadOnce } from './chunk-failure.ts'

/**
 * Shows a failure. If code could not be loaded, most likely removed by a deploy, the page reloads, once; without a
 * network a reload would lose the page.
 *
 * @returns whether the page reloads
 */
export function showFailure(
  thrown: unknown,
  show: (error: unknown) => void,
  { isOnline: hasNetwork, reload } = { isOnline, reload: reloadOnce as () => boolean },
): boolean {
  const cause = thrown instanceof ApiError ? thrown.cause : thrown
  if (!isChunkFailure(cause)) show(thrown)
  else if (!hasNetwork()) show(new ApiError('offline', { cause }))
  else if (reload()) return true
  else show(new ApiError('network', { cause }))
  return false
}
