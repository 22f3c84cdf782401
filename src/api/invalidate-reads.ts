import type { FetchQueryOptions, InvalidateQueryFilters, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Invalidates reads; active ones refetch. A first read in flight may be older than what changed: it starts over, whereas
 * `invalidateQueries` would keep it. Never rejects.
 */
export async function invalidateReads(client: QueryClient, filters: InvalidateQueryFilters = {}): Promise<void> {
  for (const query of client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue
    // Whoever waits for the read gets the new one's result.
    void query.cancel({ silent: true })
    query.fetch().catch(() => undefined)
  }
  await client.invalidateQueries(filters)
}

/** Reads by a request that is sent now: one in flight may be older than what has changed, and starts over. */
export function readNow<Data, Failure, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): Promise<Data> {
  const query = client.getQueryCache().find({ queryKey: options.queryKey })
  // Whoever waits for the read gets the new one's result.
  if (query?.state.fetchStatus === 'fetching') void query.cancel({ silent: true })
  return client.fetchQuery({ ...options, staleTime: 0 })
}
