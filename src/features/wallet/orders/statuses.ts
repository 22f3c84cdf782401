import { RECHARGE_STATUS, WITHDRAWAL_STATUS } from '#generated/http/enum-names.ts'
import type { Recharge } from '#generated/http/schemas/recharge.ts'
import type { StatusTone } from '#src/ui/surface/status-pill.tsx'

/** The status of a deposit; `cancelled` has failed because the player gave it up, `other` is unknown to this app. */
export type DepositStatus = keyof typeof RECHARGE_STATUS | 'cancelled' | 'other'

/** The status of a withdrawal; `other` as for a deposit. */
export type WithdrawalStatusName = keyof typeof WITHDRAWAL_STATUS | 'other'

/** The part of a deposit that names its status. */
type DepositState = Pick<Recharge, 'status' | 'failReason'>

/** The look of a status, and the key of its word in the namespace `wallet`. */
export interface StatusLook {
  readonly tone: StatusTone
  readonly word:
    | 'statusPending'
    | 'statusSuccess'
    | 'statusFailed'
    | 'statusCancelled'
    | 'statusTimeout'
    | 'statusReviewed'
    | 'statusRejected'
    | 'statusException'
    | 'statusProcessing'
    | 'statusOther'
}

/** An unknown status is shown by its number. */
const OTHER: StatusLook = { tone: 'neutral', word: 'statusOther' }

const DEPOSIT_LOOKS: Readonly<Record<DepositStatus, StatusLook>> = {
  pending: { tone: 'pending', word: 'statusPending' },
  success: { tone: 'success', word: 'statusSuccess' },
  failed: { tone: 'danger', word: 'statusFailed' },
  cancelled: { tone: 'neutral', word: 'statusCancelled' },
  timeout: { tone: 'timeout', word: 'statusTimeout' },
  other: OTHER,
}

const WITHDRAWAL_LOOKS: Readonly<Record<WithdrawalStatusName, StatusLook>> = {
  pending: { tone: 'pending', word: 'statusPending' },
  reviewed: { tone: 'info', word: 'statusReviewed' },
  success: { tone: 'success', word: 'statusSuccess' },
  // The amount is back in the balance.
  failed: { tone: 'neutral', word: 'statusFailed' },
  rejected: { tone: 'neutral', word: 'statusRejected' },
  exception: { tone: 'info', word: 'statusException' },
  processing: { tone: 'pending', word: 'statusProcessing' },
  other: OTHER,
}

function namesToNumbers<Values extends Readonly<Record<string, number>>, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): readonly Values[Name][] {
  return names.map((name) => values[name])
}

/** The statuses of each history, in the order in which they occur. */
export const STATUSES = {
  deposits: namesToNumbers(RECHARGE_STATUS, ['pending', 'success', 'failed', 'timeout']),
  withdrawals: namesToNumbers(WITHDRAWAL_STATUS, [
    ...(['pending', 'reviewed', 'processing', 'success', 'failed', 'rejected', 'exception'] as const),
  ]),
} as const

/** Which orders a history shows. */
export type HistoryKind = keyof typeof STATUSES

/** A number as a status by which deposits can be filtered, or undefined. */
export function depositFilter(status: number | undefined) {
  return STATUSES.deposits.find((known) => known === status)
}

/** A number as a status by which withdrawals can be filtered, or undefined. */
export function withdrawalFilter(status: number | undefined) {
  return STATUSES.withdrawals.find((known) => known === status)
}

function findName<Name extends string>(values: Readonly<Record<Name, number>>, status: number): Name | 'other' {
  const names = Object.keys(values) as Name[]
  return names.find((name) => values[name] === status) ?? 'other'
}

/** The name of a deposit's status, whatever number and reason the server sends. */
export function depositStatus({ status, failReason }: DepositState): DepositStatus {
  const name = findName(RECHARGE_STATUS, status)
  return name === 'failed' && failReason === 'cancelled' ? 'cancelled' : name
}

/** The name of a withdrawal's status, whatever number the server sends. */
export function withdrawalStatus(status: number): WithdrawalStatusName {
  return findName(WITHDRAWAL_STATUS, status)
}

/** What a deposit's status looks like. */
export function depositLook(deposit: DepositState): StatusLook {
  return DEPOSIT_LOOKS[depositStatus(deposit)]
}

/** What a withdrawal's numeric status looks like. */
export function withdrawalLook(status: number): StatusLook {
  return WITHDRAWAL_LOOKS[withdrawalStatus(status)]
}
