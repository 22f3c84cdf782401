import type { Violation } from '../context/ledger.ts'

/** Records the result of a check for one operation. */
export interface CheckReport {
  pass(): void
  notApplicable(): void
  /** Marks the check as inconclusive. With `byChoice` this does not fail the run. */
  markInconclusive(reason: string, byChoice?: boolean): void
  fail(violation: Omit<Violation, 'check'>): void
}
