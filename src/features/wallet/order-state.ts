import type { Recharge } from '#generated/http/schemas/recharge.ts'
import type { RechargeStatus } from '#generated/http/schemas/recharge-status.ts'
import type { StatusTone } from '#src/ui/surface/status-pill.tsx'

/** The deposit statuses of section 4 of the specification. */
export type StatusName = 'pending' | 'success' | 'failed' | 'timeout'

const NAMES: Readonly<Record<RechargeStatus, StatusName>> = { 0: 'pending', 1: 'success', 2: 'failed', 3: 'timeout' }

/** The name of a numeric deposit status. */
export function statusName(status: RechargeStatus): StatusName {
  return NAMES[status]
}

/** The look of a status, and the key of its word in the namespace `wallet`. */
export const STATUS_LOOK = {
  pending: { tone: 'pending', word: 'statusPending' },
  success: { tone: 'success', word: 'statusSuccess' },
  failed: { tone: 'danger', word: 'statusFailed' },
  timeout: { tone: 'timeout', word: 'statusTimeout' },
} as const satisfies Record<StatusName, { tone: StatusTone; word: string }>

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
export function orderState(recharge: Recharge | null | undefined, readAt: number, own: OwnKnowledge): OrderState {
  const { settleBy, isMade } = own
  if (recharge) return statusName(recharge.status)
  if (isMade) return 'pending'
  if (settleBy === undefined) return recharge === null ? 'notFound' : 'reading'
  if (recharge === undefined) return 'unknown'
  return readAt >= settleBy ? 'notMade' : 'unknown'
}

/** Whether nothing more can become of it. */
export function isFinal(state: OrderState): boolean {
  return state !== 'reading' && state !== 'unknown' && state !== 'pending'
}
