import type { Query, QueryClient } from '@tanstack/react-query'
import { isPublicQueryKey } from '#src/api/public-queries.ts'

const isPersonal = (query: Query) => !isPublicQueryKey(query.queryKey)

/** Cancels the former player's reads in flight. */
export function cancelPlayerQueries(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ predicate: isPersonal })
}

/**
 * Removes a player's data from the query cache and cancels the reads in flight. Mounted components show "not loaded",
 * without a new request. Public data (config, menu, open lists) stays: the shell shows it.
 */
export function clearPlayerQueries(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll({ predicate: isPersonal })) {
    query.reset()
    cache.remove(query)
  }
  queryClient.getMutationCache().clear()
}
