import { describeOutcome } from '../../document/envelope/outcome.ts'
import { GATEWAY_STATUSES } from './binding.ts'
import { defineCheck } from '../define-check.ts'

export const refusalStatusCheck = defineCheck({
  id: 'refusal-status',
  title: 'Status of refusals',
  severity: 'major',
  when: 'response',
  description: 'The server refuses with the envelope or with HTTP 4xx, as the document says (`x-envelope.refusals`).',
  fix: 'Refuse in the documented way everywhere, error handlers of the framework included.',
  since: '0.1.0',
  run({ context: { envelope }, result, documented, report }) {
    const { outcome, isOdd } = result
    if (envelope?.refusals === undefined || outcome.kind !== 'refused') return
    const { status, code } = outcome
    const isHttp = status >= 400
    // A proxy cannot know what was invalid in a request. A code proves that the application responded.
    const isOfApplication = code !== undefined || isOdd === false
    if (!isOfApplication || isOdd === true || GATEWAY_STATUSES.has(status)) return
    const isDocumented = documented?.status === String(status) && !documented.isOfInfrastructure
    const fits = envelope.refusals === 'http' ? isHttp : !isHttp || isDocumented
    if (fits) return report.pass()
    report.fail({
      pointer: String(status),
      rule: '/x-envelope/refusals',
      proposed: true,
      title: isHttp ? `The server refuses with HTTP ${String(status)}` : 'The server refuses without an HTTP status',
      explanation: isHttp
        ? `Expected: the envelope with its code and a success status (HTTP 200). HTTP 4xx comes from the infrastructure only, and the app shows a technical error instead of the reason. Received: ${describeOutcome(outcome)}.`
        : `Expected: HTTP 4xx. Received: ${describeOutcome(outcome)} with HTTP ${String(status)}.`,
      evidence: result,
    })
  },
})
