import { defineCheck, type Phases } from '../../context/define-check.ts'

export const statusCheck = defineCheck({
  id: 'status',
  title: 'HTTP status',
  severity: 'major',
  phase: 'response',
  description: 'The response has a status that the document lists for this operation.',
  fix: 'Send a documented status, or add the status to the operation in the document.',
  since: '0.1.0',
  run: checkStatus,
})

/** Checks that the status is documented. 4xx counts as a refusal; 5xx is always a violation. */
function checkStatus({ context: { ledger }, result, documented }: Phases['response']['input']): void {
  const { operation, response, outcome } = result
  if (response === null) return
  const { status } = response
  const isRefusal = status >= 400 && status < 500
  const fits = (documented !== undefined && status < 500) || isRefusal
  const isTwoMinds = outcome.kind === 'broken' && isRefusal
  if (fits && !isTwoMinds) return ledger.pass(operation, statusCheck)
  const known = operation.responses.map((one) => one.status).filter((one) => /^[23]/.test(one))
  ledger.fail(operation, {
    check: statusCheck,
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
