import {
  hashKey,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { stopAll, type Stop } from '#src/lib/stop.ts'

/**
 * Keeps a query active from its first response until it is removed, so that an invalidation refetches it: for a read that
 * a store follows and no screen observes.
 */
export function keepActive<Data, Failure, Key extends QueryKey>(
  queryClient: QueryClient,
  options: QueryObserverOptions<Data, Failure, Data, Data, Key> & { readonly queryKey: Key },
): Stop {
  const hash = hashKey(options.queryKey)
  let release: Stop | undefined
  const stop: Stop = () => {
    release?.()
    release = undefined
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryHash !== hash) return
    if (type === 'removed') stop()
    if (type !== 'updated' || query.state.data === undefined) return
    release ??= new QueryObserver(queryClient, {
      ...options,
      refetchOnMount: false,
      refetchOnReconnect: false,
    }).subscribe(() => undefined)
  })
  return stopAll([unsubscribe, stop])
}
