/** How far a withdrawal has come, as its steps are drawn. */
export type WithdrawalStep = 'done' | 'now' | 'later'

/** The ways a withdrawal goes when all is well (section 4 of the specification): 0 Pending, 1 Reviewed, 6 Processing, 2 Success. */
export const WITHDRAWAL_WAY = [0, 1, 6, 2] as const

const SUCCESS = 2
const FAILED = 3
const REJECTED = 4

/** Whether nothing more can become of it. An exception waits for a person, and a status we do not know may go on. */
export function isEnded(status: number): boolean {
  return status === SUCCESS || status === FAILED || status === REJECTED
}

/**
 * What is known of a withdrawal by its number:
 * - `reading`: nothing has been read yet.
 * - `checking`: this device has just made it, and the history, which may lag, does not have it yet.
 * - `known`: the history has it.
 * - `notFound`: the history does not have it, and this device knows of none of that number.
 */
export type WithdrawalView = 'reading' | 'checking' | 'known' | 'notFound'

/**
 * @param withdrawal what the history said: undefined before the first readable answer, null where it has no such order
 * @param isSent whether this device has just made it
 */
export function withdrawalView(withdrawal: object | null | undefined, isSent: boolean): WithdrawalView {
  if (withdrawal) return 'known'
  if (isSent) return 'checking'
  return withdrawal === null ? 'notFound' : 'reading'
}

/** Whether there is nothing more to read of a withdrawal after this answer; `isSent` as in {@link withdrawalView}. */
export function isWatchOver(withdrawal: { readonly status: number } | null, isSent: boolean): boolean {
  return withdrawal ? isEnded(withdrawal.status) : !isSent
}

/** Whether its amount has come back to the balance. */
export function isReturned(status: number): boolean {
  return status === FAILED || status === REJECTED
}

/** What each step of {@link WITHDRAWAL_WAY} is at a status; null where the status is not on that way. */
export function stepsAt(status: number): readonly WithdrawalStep[] | null {
  const place = WITHDRAWAL_WAY.findIndex((step) => step === status)
  if (place === -1) return null
  const last = WITHDRAWAL_WAY.length - 1
  return WITHDRAWAL_WAY.map((_, index) => {
    if (index < place || (index === place && place === last)) return 'done'
    return index === place ? 'now' : 'later'
  })
}
