import { isOnline } from '#src/api/api-config.ts'
import { ApiError } from '#src/api/api-error.ts'
import { isChunkFailure, reloadOnce } from './chunk-failure.ts'

/**
 * Tells a failure, whichever part of the app met it. Where code could not be loaded, most likely gone after a deploy,
 * the page loads anew, once; without a network that would lose it.
 *
 * @returns whether the page is loading anew
 */
export function tellFailure(
  thrown: unknown,
  tell: (error: unknown) => void,
  { isOnline: hasNetwork, reload } = { isOnline, reload: reloadOnce as () => boolean },
): boolean {
  const cause = thrown instanceof ApiError ? thrown.cause : thrown
  if (!isChunkFailure(cause)) tell(thrown)
  else if (!hasNetwork()) tell(new ApiError('offline', { cause }))
  else if (reload()) return true
  else tell(new ApiError('network', { cause }))
  return false
}
