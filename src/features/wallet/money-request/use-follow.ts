import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { invalidateAffected } from '#src/api/affected-reads.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import type { MoneyTypes } from './definition.ts'
import type { MoneyRequest, OrderRead } from './money-request.ts'
import { orderState, type UnseenState } from './order-state.ts'
import { mayGoOn } from './pending-intents.ts'
import { useWatchedRead } from './use-watched-read.ts'

/** Why the last read failed: `unreadable` when the response did not fit the document, else `noResponse`. */
export type ReadFailure = 'unreadable' | 'noResponse'

export interface FollowedOrder<Types extends MoneyTypes> {
  readonly state: Types['status'] | UnseenState
  /** The order as the history has it; null while nothing readable is known of it. */
  readonly order: Types['order'] | null
  /** What this device remembers of sending it. */
  readonly intent: Types['intent'] | null
  /** No verdict for so long that the player may start another request. */
  readonly isStuck: boolean
  /** It is in the history, or can no longer be made. */
  readonly isKnown: boolean
  /** Its status is final. */
  readonly isOver: boolean
  readonly isReading: boolean
  readonly failure: ReadFailure | null
  readonly checkNow: () => void
  /** Unblocks another request; this one keeps its key. */
  readonly goOn: () => void
}

/** The query key of an order that is followed. */
export function orderQueryKey(name: string, orderNo: string) {
  return [name, 'order', orderNo] as const
}

export interface FollowOptions<Row> {
  /** The server has confirmed it in this session. */
  readonly isMade?: boolean
  /** The longest pause between reads, in milliseconds; by default pauses grow to 30 s. */
  readonly maxPauseMs?: number | undefined
  /** Whether an order whose status is final is read on, because it may still change. */
  readonly mayChange?: (order: Row) => boolean
  /** Called with each order that was read. */
  readonly onRead?: (order: Row) => void
}

function toReadFailure(error: ApiError | null): ReadFailure | null {
  if (error === null) return null
  return toApiError(error).kind === 'unreadable' ? 'unreadable' : 'noResponse'
}

/**
 * Polls an order by number until its status is final. Its intent stops blocking others once the order is shown, and is
 * forgotten by the definition's `endsWith`. Use within `observer`.
 */
export function useFollowOrder<Types extends MoneyTypes>(
  requests: MoneyRequest<Types>,
  orderNo: string,
  { isMade = false, maxPauseMs, mayChange, onRead }: FollowOptions<Types['order']> = {},
): FollowedOrder<Types> {
  const queryClient = useQueryClient()
  const { intents } = requests
  const { name, operation, getStatus, isFinal, endsWith } = requests.definition
  const stored = intents.ofOrder(orderNo)
  const [first] = useState(stored)

  const getState = (read: OrderRead<Types> | undefined) => {
    // Keep showing the phase of an intent that was just forgotten.
    const phase = (stored ?? read?.intent ?? first)?.phase ?? null
    return orderState(read?.row, { phase, isMade, isAbsent: read?.isAbsent ?? false }, getStatus)
  }
  const isEnd = (read: OrderRead<Types> | undefined) =>
    read?.row ? isFinal(read.row) : ['notMade', 'notFound'].includes(getState(read))

  const watch = useWatchedRead({
    queryKey: orderQueryKey(name, orderNo),
    queryFn: () => requests.follow(orderNo),
    isOver: (read) => isEnd(read) && !(read.row && mayChange?.(read.row)),
    maxPauseMs,
  })
  const { data, error, dataUpdatedAt, isFetchedAfterMount } = watch
  const row = data?.row ?? null
  const state = getState(data)
  const isOver = isEnd(data)

  const onData = useEffectEvent(() => {
    if (!data || !isFetchedAfterMount) return
    if (isOver || !row) invalidateAffected(queryClient, operation)
    if (row) onRead?.(row)
  })
  useEffect(() => onData(), [dataUpdatedAt])

  const isKnown = row !== null || state === 'notMade'
  const isEnded = endsWith === 'order' ? row !== null : isOver
  useEffect(() => {
    if (isKnown) intents.show(orderNo, isEnded)
  }, [isKnown, isEnded, intents, orderNo])

  const failure = toReadFailure(error)
  const intent = stored ?? data?.intent ?? first
  return {
    state,
    // Show no amount until a valid response arrives.
    order: failure === 'unreadable' ? null : row,
    intent,
    isStuck: intent !== null && !isKnown && mayGoOn(intents.waited(intent)),
    isKnown,
    isOver,
    isReading: watch.isFetching,
    failure,
    checkNow: watch.checkNow,
    goOn: () => intents.settle(orderNo),
  }
}

export interface FollowedIntent<Row> {
  /** `notFound`: the history proves that it is absent; it blocks nothing and keeps its key. */
  readonly state: 'unknown' | 'notFound'
  readonly isStuck: boolean
  readonly isReading: boolean
  readonly failure: ReadFailure | null
  readonly checkNow: () => void
  readonly found: Row | null
}

/** Polls the history for an intent without an order number until there is a verdict. */
export function useFollowIntent<Types extends MoneyTypes>(
  requests: MoneyRequest<Types>,
  intent: Types['intent'],
  onFound: (order: Types['order']) => void,
): FollowedIntent<Types['order']> {
  const queryClient = useQueryClient()
  const { definition, intents } = requests
  const isOnPage = useIsOnPage()
  const watch = useWatchedRead({
    // The time of sending is in the key, because a verdict is about one attempt.
    queryKey: [definition.name, 'intent', intent.key, intent.sentAt],
    queryFn: () => requests.check(intent, isOnPage),
    isOver: ({ kind }) => kind !== 'unclear',
  })
  const { data, dataUpdatedAt, errorUpdatedAt, isFetchedAfterMount } = watch
  const verdict = isFetchedAfterMount ? data : undefined

  const onRead = useEffectEvent(() => {
    // The next visit finds it for a player who has left.
    if (!isFetchedAfterMount || !isOnPage()) return
    invalidateAffected(queryClient, definition.operation)
    if (verdict?.kind === 'found') onFound(verdict.order)
  })
  useEffect(() => onRead(), [dataUpdatedAt, errorUpdatedAt])

  return {
    state: verdict?.kind === 'absent' ? 'notFound' : 'unknown',
    found: verdict?.kind === 'found' ? verdict.order : null,
    isStuck: mayGoOn(intents.waited(intents.pending() ?? intent)),
    isReading: watch.isFetching,
    failure: toReadFailure(watch.error),
    checkNow: watch.checkNow,
  }
}
