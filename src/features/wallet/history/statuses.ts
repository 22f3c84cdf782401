/** The statuses of section 4 of the specification, in the order of an order's life. */
export const STATUSES = {
  deposits: [0, 1, 2, 3],
  withdrawals: [0, 1, 6, 2, 3, 4, 5],
} as const

/** A number in the address as a status of a deposit, or undefined. */
export function depositStatus(status: number | undefined) {
  return STATUSES.deposits.find((known) => known === status)
}

/** A number in the address as a status of a withdrawal, or undefined. */
export function withdrawalStatus(status: number | undefined) {
  return STATUSES.withdrawals.find((known) => known === status)
}

/** Which orders the history shows. */
export type HistoryKind = keyof typeof STATUSES
