import type { RechargeRead } from '../orders.queries.ts'

/** The deposit statuses in the order of their numbers; `other` is one that this app does not know. */
export type StatusName = 'pending' | 'success' | 'failed' | 'timeout' | 'other'

const NAMES: readonly StatusName[] = ['pending', 'success', 'failed', 'timeout']

/**
 * What is known of an order:
 * - `reading`: nothing has been read yet.
 * - `unknown`: it was sent, and the history does not have it yet.
 * - `notMade`: the history does not have it, and it can no longer be made.
 * - `notFound`: the history does not have it, and this device never sent it.
 */
export type OrderState = 'reading' | 'unknown' | 'notMade' | 'notFound' | StatusName

/** What this device knows of an order by itself. */
export interface OwnKnowledge {
  /** How the order was sent from here: `kept`, its page was seen before; null, it was not sent from here. */
  readonly phase: 'unknown' | 'made' | 'kept' | null
  /** The server has confirmed it, so that a history that lags or cannot be read is no doubt. */
  readonly isMade: boolean
  /** A history that it can no longer come into does not have it. */
  readonly isAbsent: boolean
}

/** @param recharge what the history said: undefined before the first readable answer, null where it has no such order */
export function orderState(recharge: RechargeRead | null | undefined, own: OwnKnowledge): OrderState {
  const { phase, isMade, isAbsent } = own
  if (recharge) return NAMES[recharge.status] ?? 'other'
  if (isMade || phase === 'made') return 'pending'
  if (phase === 'unknown') return isAbsent ? 'notMade' : 'unknown'
  if (recharge === undefined) return 'reading'
  return phase === 'kept' ? 'pending' : 'notFound'
}

/**
 * Whether a history without an order proves that it was not made.
 *
 * @param waitedMs milliseconds since the order was last sent, taken before the history was asked
 */
export function provesAbsence(
  recharge: RechargeRead | null,
  intent: { readonly phase: 'unknown' | 'made' | 'kept'; readonly waitMs: number } | null,
  waitedMs: number,
): boolean {
  return recharge === null && intent?.phase === 'unknown' && waitedMs >= intent.waitMs
}

/** Whether nothing more can become of it. */
export function isFinal(state: OrderState): boolean {
  return state !== 'reading' && state !== 'unknown' && state !== 'pending' && state !== 'other'
}
