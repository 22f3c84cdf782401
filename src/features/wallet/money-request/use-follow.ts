import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { invalidateAffected } from '#src/api/affected-reads.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { findByNumber, type OrderRow } from './history.ts'
import { check, type MoneyRequest } from './money-request.ts'
import { orderState, provesAbsence, type UnseenState } from './order-state.ts'
import { type Intent, mayGoOn, type PendingIntents, PendingIntentStore } from './pending-intents.ts'
import { useWatchedRead } from './use-watched-read.ts'

/** Why the last read failed: `unreadable` when the response did not fit the document, else `noResponse`. */
export type ReadFailure = 'unreadable' | 'noResponse'

/** Milliseconds after which a reload surely returns to this page. */
const STANDS_MS = 2000

/** The player's pending intents of one kind. Screens are keyed by the player. */
export function usePendingIntents<Kind extends Intent>(
  kind: Parameters<typeof PendingIntentStore.prototype.of<Kind>>[0],
): PendingIntents<Kind> {
  const store = useStores().deferred.get(PendingIntentStore)
  const [intents] = useState(() => store.of(kind))
  return intents
}

export interface FollowedOrder<Kind, Row, Status extends string> {
  readonly state: Status | UnseenState
  /** The order as the history has it; null while nothing readable is known of it. */
  readonly order: Row | null
  /** What this device remembers of sending it. */
  readonly intent: Kind | null
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

interface OrderRead<Kind, Row> {
  readonly row: Row | null
  readonly isAbsent: boolean
  /** As stored before the history was requested. */
  readonly intent: Kind | null
}

export interface FollowOptions<Row> {
  /** The server has confirmed it in this session. */
  readonly isMade?: boolean
  /** Called with each order that was read. */
  readonly onRead?: (order: Row) => void
}

/** Unblocks another request. The key stays until the intent is over. */
function endIntent<Kind extends Intent>(intents: PendingIntents<Kind>, intent: Kind | null, isOver: boolean): void {
  if (!intent) return
  if (isOver) intents.forget(intent.key)
  else if (intent.phase !== 'settled') intents.save({ ...intent, phase: 'settled' })
}

function failureOf(error: ApiError | null): ReadFailure | null {
  if (error === null) return null
  return toApiError(error).kind === 'unreadable' ? 'unreadable' : 'noResponse'
}

/**
 * Polls an order by number until its status is final. Its intent stops blocking others once the order is shown, and is
 * forgotten by the definition's `endsWith`. Use within `observer`.
 */
export function useFollowOrder<Kind extends Intent, Row extends OrderRow, Status extends string>(
  // oxlint-disable-next-line typescript/no-explicit-any -- request and response types do not matter here
  definition: MoneyRequest<any, Kind, any, Row, Status>,
  orderNo: string,
  { isMade = false, onRead }: FollowOptions<Row> = {},
): FollowedOrder<Kind, Row, Status> {
  const queryClient = useQueryClient()
  const intents = usePendingIntents(definition)
  const { name, operation, statusOf, endsWith } = definition
  const stored = intents.ofOrder(orderNo)
  const [first] = useState(stored)

  const stateOf = (read: OrderRead<Kind, Row> | undefined) => {
    // Keep showing the phase of an intent that was just forgotten.
    const phase = (stored ?? read?.intent ?? first)?.phase ?? null
    return orderState(read?.row, { phase, isMade, isAbsent: read?.isAbsent ?? false }, statusOf)
  }
  const isEnd = (read: OrderRead<Kind, Row> | undefined) =>
    read?.row ? definition.isFinal(read.row) : ['notMade', 'notFound'].includes(stateOf(read))

  const watch = useWatchedRead({
    queryKey: [name, 'order', orderNo],
    async queryFn(): Promise<OrderRead<Kind, Row>> {
      const intent = intents.ofOrder(orderNo)
      // Measure before the request: the response does not contain what happens meanwhile.
      const waitedMs = intent ? intents.waited(intent) : 0
      const row = await findByNumber((filter) => definition.history(filter), orderNo)
      return { row, isAbsent: provesAbsence(row, intent, waitedMs), intent }
    },
    isOver: isEnd,
  })
  const { data, error, dataUpdatedAt, isFetchedAfterMount } = watch
  const row = data?.row ?? null
  const state = stateOf(data)
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
    if (!isKnown) return undefined
    const settle = () => endIntent(intents, intents.ofOrder(orderNo), isEnded)
    // A reload during the navigation returns to the form, which must still find the intent.
    const timer = setTimeout(settle, STANDS_MS)
    return () => {
      clearTimeout(timer)
      settle()
    }
  }, [isKnown, isEnded, intents, orderNo])

  const failure = failureOf(error)
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
    goOn: () => endIntent(intents, intents.ofOrder(orderNo), false),
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
export function useFollowIntent<Kind extends Intent, Row extends OrderRow>(
  // oxlint-disable-next-line typescript/no-explicit-any -- request and response types do not matter here
  definition: MoneyRequest<any, Kind, any, Row>,
  intent: Kind,
  onFound: (order: Row) => void,
): FollowedIntent<Row> {
  const queryClient = useQueryClient()
  const intents = usePendingIntents(definition)
  const isOnPage = useIsOnPage()
  const watch = useWatchedRead({
    // The time of sending is in the key, because a verdict is about one attempt.
    queryKey: [definition.name, 'intent', intent.key, intent.sentAt],
    queryFn: () => check(definition, intents, intent, isOnPage),
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
    failure: failureOf(watch.error),
    checkNow: watch.checkNow,
  }
}
