import { RECHARGE_STATUS, WITHDRAWAL_STATUS } from '#generated/http/enum-names.ts'
import type { StatusTone } from '#src/ui/surface/status-pill.tsx'

/** The status of a deposit; `other` is unknown to this app. */
export type DepositStatus = keyof typeof RECHARGE_STATUS | 'other'

/** The status of a withdrawal; `other` as for a deposit. */
export type WithdrawalStatusName = keyof typeof WITHDRAWAL_STATUS | 'other'

/** The look of a status, and the key of its word in the namespace `wallet`. */
export interface StatusLook {
  readonly tone: StatusTone
  readonly word:
    | 'statusPending'
    | 'statusSuccess'
    | 'statusFailed'
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
  timeout: { tone: 'timeout', word: 'statusTimeout' },
  other: OTHER,
}

const WITHDRAWAL_LOOKS: Readonly<Record<WithdrawalStatusName, StatusLook>> = {
  pending: { tone: 'pending', word: 'statusPending' },
  reviewed: { tone: 'info', word: 'statusReviewed' },
  success: { tone: 'success', word: 'statusSuccess' },
  failed: { tone: 'danger', word: 'statusFailed' },
  rejected: { tone: 'danger', word: 'statusRejected' },
  exception: { tone: 'timeout', word: 'statusException' },
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

/** The name of a deposit's status, whatever number the server sends. */
export function depositStatus(status: number): DepositStatus {
  return findName(RECHARGE_STATUS, status)
}

/** The name of a withdrawal's status, whatever number the server sends. */
export function withdrawalStatus(status: number): WithdrawalStatusName {
  return findName(WITHDRAWAL_STATUS, status)
}

/** What a deposit's numeric status looks like. */
export function depositLook(status: number): StatusLook {
  return DEPOSIT_LOOKS[depositStatus(status)]
}

/** What a withdrawal's numeric status looks like. */
export function withdrawalLook(status: number): StatusLook {
  return WITHDRAWAL_LOOKS[withdrawalStatus(status)]
}
