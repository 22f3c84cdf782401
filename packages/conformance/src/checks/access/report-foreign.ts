import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Violation } from '../../context/ledger.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { CheckReport } from '../check-report.ts'

/** A violation of the check `other-player`. */
export type Fault = Omit<Violation, 'check'>

/** Reports a fault of an operation that is not the one under test. */
export type FailFor = (operation: Operation, fault: Fault) => void

/** Reports that one player's request used another player's data. */
export function reportForeign(
  report: CheckReport,
  result: RequestResult,
  own: RequestResult | undefined,
  source?: Operation,
): void {
  report.fail({
    rule: `${result.operation.pointer}/security`,
    title: `One user can use another user's data`,
    explanation: `${source === undefined ? 'An id of one user worked' : `${source.id} returned an id to one user, and the operation accepted it`} in another user's session. Restrict every lookup to the user of the session.`,
    evidence: result,
    steps: [
      ...(own === undefined ? [] : [{ label: 'of the owner', result: own }]),
      { label: 'of the other account', result },
    ],
  })
}
