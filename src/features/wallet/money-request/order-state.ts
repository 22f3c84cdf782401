/**
 * The state of an order that the history does not show:
 * - `reading`: nothing has been read yet.
 * - `unknown`: it was sent, without a verdict.
 * - `made`: the server confirmed it; the history lags.
 * - `notMade`: it can no longer be made.
 * - `notFound`: this device never sent it.
 */
export type UnseenState = 'reading' | 'unknown' | 'made' | 'notMade' | 'notFound'

/** What this device knows of an order without the history. */
export interface OwnKnowledge {
  /** How the order was sent from here; null where it was not sent from here. */
  readonly phase: 'sent' | 'made' | 'settled' | null
  /** The server has confirmed it, even if the history lags or is unreadable. */
  readonly isMade: boolean
  /** It is missing from the history, and can no longer appear there. */
  readonly isAbsent: boolean
}

/**
 * The status of an order from the history, or what is known without it.
 *
 * @param row undefined before the first readable response, null if the history has no such order
 */
export function orderState<Row, Status extends string>(
  row: Row | null | undefined,
  { phase, isMade, isAbsent }: OwnKnowledge,
  getStatus: (row: Row) => Status,
): Status | UnseenState {
  if (row) return getStatus(row)
  if (isMade || phase === 'made') return 'made'
  if (phase === 'sent') return isAbsent ? 'notMade' : 'unknown'
  if (row === undefined) return 'reading'
  return phase === 'settled' ? 'made' : 'notFound'
}

/**
 * Whether a history without an order proves that it was not made.
 *
 * @param waitedMs milliseconds since the order was last sent, measured before the history was requested
 */
export function provesAbsence(
  row: object | null,
  intent: { readonly phase: 'sent' | 'made' | 'settled'; readonly waitMs: number } | null,
  waitedMs: number,
): boolean {
  return row === null && intent?.phase === 'sent' && waitedMs >= intent.waitMs
}
