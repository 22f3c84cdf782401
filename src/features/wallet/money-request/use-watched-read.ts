import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiError } from '#src/api/api-error.ts'

/** Pauses between two reads, in seconds; the last one repeats. */
const PAUSES_S = [2, 3, 5, 8, 13, 20, 30] as const

/**
 * `staleTime` of a read that is evidence: each read asks the server. By 0 the last response would count as fresh on a
 * device whose clock has gone back.
 */
export const ALWAYS_STALE = -Infinity

/** The pause after the given number of reads, in milliseconds. */
export function pauseAfter(reads: number): number {
  return (PAUSES_S[Math.max(reads, 1) - 1] ?? PAUSES_S[PAUSES_S.length - 1] ?? 30) * 1000
}

export interface WatchedReadOptions<Data> {
  readonly queryKey: QueryKey
  /** Not aborted when the page is left: whoever comes back finds what it has read. */
  readonly queryFn: () => Promise<Data>
  /** Whether there is nothing more to learn after this read. */
  readonly isOver: (data: Data) => boolean
}

interface Reads {
  readonly dataUpdateCount: number
  readonly errorUpdateCount: number
}

const countOf = ({ dataUpdateCount, errorUpdateCount }: Reads) => dataUpdateCount + errorUpdateCount

function readsOf(queryClient: QueryClient, queryKey: QueryKey): number {
  const state = queryClient.getQueryState(queryKey)
  return state ? countOf(state) : 0
}

/** Options of a read that its watch alone repeats: its failures are the watch's to show. */
export function watchedQuery<Data>({ queryKey, queryFn, isOver }: WatchedReadOptions<Data>, start: () => number) {
  return {
    queryKey,
    queryFn,
    staleTime: ALWAYS_STALE,
    retry: false,
    refetchOnMount: 'always' as const,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state }: { state: Reads & { readonly data: Data | undefined } }) =>
      state.data !== undefined && isOver(state.data) ? (false as const) : pauseAfter(countOf(state) - start()),
    meta: { silentError: true, isWatched: true },
  }
}

/**
 * Reads something at once and then with growing pauses (2, 3, 5, 8, 13, 20 s, then every 30 s) until it is over; and at
 * once, with short pauses again, on `checkNow`, when the page is visible again or the network is back. One component
 * alone may watch a key, or the pauses count double.
 */
export function useWatchedRead<Data>(options: WatchedReadOptions<Data>) {
  const { queryKey, isOver } = options
  const queryClient = useQueryClient()
  // What an earlier visit read does not lengthen the pauses of this one.
  const [start, setStart] = useState(() => readsOf(queryClient, queryKey))
  const query = useQuery<Data, ApiError>(watchedQuery(options, () => start))
  const { refetch } = query

  const latest = useRef({ queryKey, isOver })
  useEffect(() => {
    latest.current = { queryKey, isOver }
  })
  const checkNow = useCallback(() => {
    const data = queryClient.getQueryData<Data>(latest.current.queryKey)
    if (data !== undefined && latest.current.isOver(data)) return
    // The pauses begin anew; a read under way is not doubled.
    setStart(readsOf(queryClient, latest.current.queryKey))
    void refetch({ cancelRefetch: false })
  }, [queryClient, refetch])

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') checkNow()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('online', checkNow)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('online', checkNow)
    }
  }, [checkNow])

  return { ...query, checkNow }
}
