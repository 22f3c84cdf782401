import type { Query, QueryClient } from '@tanstack/react-query'
import { isPublicQueryKey } from '#src/api/public-queries.ts'

const isPersonal = (query: Query) => !isPublicQueryKey(query.queryKey)

/** Cancels the reads of a player who has left: none of their answers arrives. */
export function cancelPlayerReads(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ predicate: isPersonal })
}

/**
 * Takes all answers that belong to a player out of the query cache and cancels those under way, so that none of them
 * ever shows to the next one. Components that still stand see "not loaded", at once and without asking again. What is
 * the same for everyone (config, menu, open lists) stays, or the shell would go blank.
 */
export function forgetPlayer(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache()
  for (const query of cache.findAll({ predicate: isPersonal })) {
    query.reset()
    cache.remove(query)
  }
  queryClient.getMutationCache().clear()
}
