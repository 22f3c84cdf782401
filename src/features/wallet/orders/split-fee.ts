import type { Withdrawal } from '#generated/http/schemas/withdrawal.ts'
import { withdrawalStatus } from './statuses.ts'

/** The fee of a withdrawal, and what arrives after it, in pesos; NaN where the server's fee cannot be right. */
export interface FeeSplit {
  readonly fee: number
  readonly arriving: number
}

/** A difference of pesos, exact to the centavo. */
export function subtractPesos(pesos: number, amount: number): number {
  return (Math.round(pesos * 100) - Math.round(amount * 100)) / 100
}

/** Splits an amount that includes a fee; null without a fee, or if the server says nothing of one. */
export function splitFee(amount: number, fee: number | undefined): FeeSplit | null {
  if (fee === undefined || fee === 0) return null
  return { fee, arriving: fee <= amount ? subtractPesos(amount, fee) : Number.NaN }
}

/** The same for an order; null also if its amount came back, which costs nothing. */
export function splitOrderFee({ amount, fee, status }: Pick<Withdrawal, 'amount' | 'fee' | 'status'>): FeeSplit | null {
  const isReturned = ['failed', 'rejected'].includes(withdrawalStatus(status))
  return isReturned ? null : splitFee(amount, fee)
}
