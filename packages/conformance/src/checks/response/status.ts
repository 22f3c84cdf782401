import { mayBeOfGateway } from './binding.ts'
import { isMeantToFail } from '../../http/read-result.ts'
import { defineCheck } from '../define-check.ts'

export const statusCheck = defineCheck({
  id: 'status',
  title: 'HTTP status',
  severity: 'major',
  when: 'response',
  description: 'The response has a status that the document lists for this operation.',
  fix: 'Send a documented status, or add the status to the operation in the document.',
  since: '0.1.0',
  run({ context: { envelope }, result, documented, report }) {
    const { operation, response, outcome } = result
    if (response === null) return
    const { status } = response
    const isRefusal = status >= 400 && status < 500
    // An envelope says by itself that it refuses.
    const isExcused = isRefusal && (envelope !== undefined || mayBeOfGateway(result))
    const fits = (documented !== undefined && (status < 500 || isMeantToFail(operation))) || isExcused
    const isTwoMinds = outcome.kind === 'broken' && isRefusal
    if (fits && !isTwoMinds) return report.pass()
    const known = operation.responses.map((listed) => listed.status).filter((listed) => /^[234]/.test(listed))
    report.fail({
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
  },
})
