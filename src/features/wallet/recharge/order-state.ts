import type { RechargeRead } from '../orders.queries.ts'

/** The deposit statuses of section 4 of the specification; `other` is one that this app does not know. */
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
  readonly settleBy: number | undefined
  readonly isMade: boolean
}

/**
 * @param recharge what the history said: undefined before the first readable answer, null where it has no such order
 * @param readAt when it said so, milliseconds since 1970
 * @param own what this device knows: `settleBy`, from when on an order that it sent can no longer be made, undefined if
 *   it sent none; `isMade`, the server has confirmed it, so that a history that lags or cannot be read is no doubt
 */
export function orderState(recharge: RechargeRead | null | undefined, readAt: number, own: OwnKnowledge): OrderState {
  const { settleBy, isMade } = own
  if (recharge) return NAMES[recharge.status] ?? 'other'
  if (isMade) return 'pending'
  if (settleBy === undefined) return recharge === null ? 'notFound' : 'reading'
  if (recharge === undefined) return 'unknown'
  return readAt >= settleBy ? 'notMade' : 'unknown'
}

/** Whether nothing more can become of it. */
export function isFinal(state: OrderState): boolean {
  return state !== 'reading' && state !== 'unknown' && state !== 'pending' && state !== 'other'
}
