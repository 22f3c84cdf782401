import { describeOutcome } from '../../document/envelope/outcome.ts'
import { defineCheck } from '../define-check.ts'
import { stepBefore } from '../write/around.ts'
import { neverSucceeded } from './advice.ts'

export const successCheck = defineCheck({
  id: 'success',
  title: 'Success',
  severity: 'critical',
  when: 'success',
  description: 'A valid request succeeds.',
  fix: 'Accept input that the document allows. If the server needs data that no response gives, set `inputs` or `players`.',
  since: '0.1.0',
  run(input) {
    const { context, operation, report } = input
    if (input.verdict === 'accepted') return report.pass()
    if (input.verdict === 'never') return report.markInconclusive(neverSucceeded(context, input.result, input.used))
    const { result } = input
    if (input.verdict === 'undocumented') {
      const statuses = operation.responses.map(({ status }) => status).join(', ')
      return report.fail({
        rule: `${operation.pointer}/responses`,
        title: 'The operation does not respond as documented',
        explanation: `Expected: HTTP ${statuses}, because the document has no other response. Received: ${describeOutcome(result.outcome)}.`,
        evidence: result,
      })
    }
    const { earlier } = input
    report.fail({
      rule: operation.pointer,
      title: 'A valid request is refused',
      explanation: `Expected: success, with a valid session and input that the document allows. Received: ${describeOutcome(result.outcome)}.`,
      evidence: result,
      steps: [...(earlier === undefined ? [] : [stepBefore(earlier)]), { label: 'request', result }],
    })
  },
})
