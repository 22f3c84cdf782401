import type { RequestResult } from '../http/request-result.ts'
import type { FindingExchange } from './run-report.ts'

/** What a report shows: a response or a socket connection. */
export type Evidence = Pick<RequestResult, 'exchange'> & Partial<Pick<RequestResult, 'operation'>>

/** One of several requests that show a violation. */
export interface Step {
  /** Its part in the violation: `write`, `read before`, `read after`. */
  label: string
  result: Evidence
  /** The place in the response body that matters, as a JSON pointer. */
  pointer?: string | undefined
}

/** Returns the requests of the run that created what some requests name. */
export type GetOrigins = (evidence: readonly Evidence[]) => readonly Step[]

/** Returns the exchanges of a finding. If they cannot be shown, the finding stays, whoever wrote its check. */
export function tryExchanges(
  evidence: Evidence,
  steps: readonly Step[],
  getOrigins: GetOrigins,
  ownCheck?: string,
): { exchanges: FindingExchange[]; trouble: string } {
  try {
    return { exchanges: getExchanges(evidence, steps, getOrigins), trouble: '' }
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    const why = ownCheck === undefined ? 'internal error, please report it' : `the evidence of your check ${ownCheck}`
    return { exchanges: [], trouble: ` The request cannot be shown: ${why}: ${what}.` }
  }
}

/**
 * Returns the requests of a violation for a report: those that created what it is about, then its steps, and then the
 * evidence if it is none of the steps.
 */
function getExchanges(evidence: Evidence, steps: readonly Step[], getOrigins: GetOrigins): FindingExchange[] {
  // A finding of several requests has its evidence among them; a check of the team may have none.
  const own = steps.some(({ result }) => result === evidence) ? steps : [...steps, { label: '', result: evidence }]
  const origins = getOrigins(own.flatMap(({ result }) => result ?? []))
  return [...origins, ...own].flatMap(({ label, result, pointer }) => {
    if (result === undefined) return []
    const { operation } = result
    return {
      label: label === '' ? 'request' : label,
      ...(operation === undefined ? {} : { operationId: operation.id }),
      ...(result === evidence ? { isEvidence: true as const } : {}),
      ...(pointer === undefined ? {} : { pointer }),
      ...result.exchange(),
    }
  })
}
