import type { ResultCheck } from './result-check.ts'

/** The status is documented; 4xx counts as a refusal, 5xx is always a violation. */
export const checkStatus: ResultCheck = ({ ledger }, result, documented) => {
  const { operation, response, outcome } = result
  if (response === null) return
  const { status } = response
  const isRefusal = status >= 400 && status < 500
  const fits = (documented !== undefined && status < 500) || isRefusal
  const isTwoMinds = outcome.kind === 'broken' && isRefusal
  if (fits && !isTwoMinds) return ledger.pass(operation, 'status')
  const known = operation.responses.map((one) => one.status).filter((one) => /^[23]/.test(one))
  ledger.fail(operation, {
    check: 'status',
    severity: status >= 500 ? 'critical' : 'major',
    pointer: isTwoMinds ? '' : String(status),
    rule: `${operation.pointer}/responses`,
    proposed: operation.proposed,
    title:
      status >= 500 ? `The server fails with HTTP ${status}` : `HTTP ${status} is not documented for this operation`,
    explanation:
      status >= 500
        ? 'No input may cause a server error. Refuse input that cannot be processed with a documented code.'
        : `Documented: ${known.join(', ') || 'no status'}. A refusal may also have HTTP 4xx. Use a documented status, or add this one.`,
    evidence: result,
  })
}
