import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query'

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
