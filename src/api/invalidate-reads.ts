import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

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
