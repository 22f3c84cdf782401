import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '#src/api/api-error.ts'
import { APP_RESUME } from '#src/lib/app-events.ts'
import { listen, stopAll } from '#src/lib/stop.ts'

/** Pauses between reads, in seconds; the last one repeats. */
const PAUSES_S = [2, 3, 5, 8, 13, 20, 30] as const

/**
 * `staleTime` of a read that must reach the server. With 0 the last response would be fresh after the device's clock
 * moved back.
 */
export const ALWAYS_STALE = -Infinity

/** The pause after the given number of reads, in milliseconds. */
export function pauseAfter(reads: number): number {
  return (PAUSES_S[Math.max(reads, 1) - 1] ?? PAUSES_S[PAUSES_S.length - 1] ?? 30) * 1000
}

export interface WatchedReadOptions<Data> {
  readonly queryKey: QueryKey
  /** Not aborted when the page unmounts, so that the next visit finds its result. */
  readonly queryFn: () => Promise<Data>
  /** Whether to stop polling after this read. */
  readonly isOver: (data: Data) => boolean
  /** The longest pause, in milliseconds. */
  readonly maxPauseMs?: number | undefined
}

interface Reads {
  readonly dataUpdateCount: number
  readonly errorUpdateCount: number
}

const countUpdates = ({ dataUpdateCount, errorUpdateCount }: Reads) => dataUpdateCount + errorUpdateCount

function countReads(queryClient: QueryClient, queryKey: QueryKey): number {
  const state = queryClient.getQueryState(queryKey)
  return state ? countUpdates(state) : 0
}

/** Query options of a read that only its own interval repeats. Its failures show no toast. */
export function watchedQuery<Data>(
  { queryKey, queryFn, isOver, maxPauseMs = Infinity }: WatchedReadOptions<Data>,
  start: () => number,
) {
  return {
    queryKey,
    queryFn,
    staleTime: ALWAYS_STALE,
    retry: false,
    refetchOnMount: 'always' as const,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state }: { state: Reads & { readonly data: Data | undefined } }) =>
      state.data !== undefined && isOver(state.data)
        ? (false as const)
        : Math.min(pauseAfter(countUpdates(state) - start()), maxPauseMs),
    meta: { silentError: true, isWatched: true },
  }
}

/**
 * Polls with growing pauses (2, 3, 5, 8, 13, 20, then every 30 s) until `isOver`. Starts over on `checkNow`, when the page
 * becomes visible, when the wrapper's app comes back and when the network does. Only one component may poll a key, or pauses count double.
 */
export function useWatchedRead<Data>(options: WatchedReadOptions<Data>) {
  const { queryKey, isOver } = options
  const queryClient = useQueryClient()
  // Reads of an earlier visit do not lengthen this one's pauses.
  const [start, setStart] = useState(() => countReads(queryClient, queryKey))
  const query = useQuery<Data, ApiError>(watchedQuery(options, () => start))
  const { refetch } = query

  const latest = useRef({ queryKey, isOver })
  useEffect(() => {
    latest.current = { queryKey, isOver }
  })
  const checkNow = useCallback(() => {
    const data = queryClient.getQueryData<Data>(latest.current.queryKey)
    if (data !== undefined && latest.current.isOver(data)) return
    // Start with short pauses again; do not double a read in flight.
    setStart(countReads(queryClient, latest.current.queryKey))
    void refetch({ cancelRefetch: false })
  }, [queryClient, refetch])

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') checkNow()
    }
    return stopAll([
      listen(document, 'visibilitychange', onVisible),
      listen(window, APP_RESUME, onVisible),
      listen(window, 'online', checkNow),
    ])
  }, [checkNow])

  return { ...query, checkNow }
}
