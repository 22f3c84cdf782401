import type { EnsureQueryDataOptions, QueryClient, QueryKey, UseBaseQueryResult } from '@tanstack/react-query'

/**
 * Whether a part that waits for a read in place, since the page's loader must not, can be shown: the read has data, has
 * failed once, or is not wanted. Stays true while it is read again: parts that left would read again without end.
 */
export function hasSettled(read: Pick<UseBaseQueryResult, 'isLoading' | 'errorUpdateCount'>): boolean {
  return !read.isLoading || read.errorUpdateCount > 0
}

/**
 * Awaits a read in a loader whose page can be shown without it. Tries once and never rejects: the screen's own query tries
 * again and reports a failure.
 */
export async function readOptionally<Data, Failure, Key extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<Data, Failure, Data, Key>,
): Promise<void> {
  await queryClient.ensureQueryData({ ...options, retry: false, meta: { silentError: true } }).catch(() => undefined)
}
