import { mayBeOfGateway } from './binding.ts'
import { isMeantToFail } from '../../http/read-result.ts'
import { defineCheck, type Phases } from '../define-check.ts'

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

/** Checks that the status is documented. 5xx is always a violation; an undocumented 4xx is a lesser one. */
function checkStatus({ context: { ledger, envelope }, result, documented }: Phases['response']['input']): void {
  const { operation, response, outcome } = result
  if (response === null) return
  const { status } = response
  const isRefusal = status >= 400 && status < 500
  // An envelope says by itself that it refuses.
  const isExcused = isRefusal && (envelope !== undefined || mayBeOfGateway(result))
  const fits = (documented !== undefined && (status < 500 || isMeantToFail(operation))) || isExcused
  const isTwoMinds = outcome.kind === 'broken' && isRefusal
  if (fits && !isTwoMinds) return ledger.pass(operation, statusCheck)
  const known = operation.responses.map((one) => one.status).filter((one) => /^[234]/.test(one))
  ledger.fail(operation, {
    check: statusCheck,
    severity: status >= 500 ? 'critical' : isRefusal && !isTwoMinds ? 'minor' : 'major',
    pointer: isTwoMinds ? '' : String(status),
    rule: `${operation.pointer}/responses`,
    proposed: operation.proposed,
    title:
      status >= 500 ? `The server fails with HTTP ${status}` : `HTTP ${status} is not documented for this operation`,
    explanation:
      status >= 500
        ? 'No input may cause a server error. Refuse input that cannot be processed with a documented code.'
        : `Documented: ${known.join(', ') || 'no status'}. Use a documented status, or add this one, or \`4XX\` or \`default\` for all refusals.`,
    evidence: result,
  })
}
