import { defineCheck } from '../define-check.ts'

export const timeCheck = defineCheck({
  id: 'time',
  title: 'Response time',
  severity: 'critical',
  when: 'response',
  description: 'The response arrives in time.',
  fix: 'Find the slow query or the missing response; answer within ten seconds.',
  since: '0.1.0',
  run({ context: { config }, result, report }) {
    const { operation, response, failure } = result
    // A server may cut off a huge body. `largeBodyCases` checks that.
    if (failure === 'connection' && (result.request.body?.length ?? 0) > 65_536) return
    if (response !== null && response.milliseconds <= MAX_MS) return report.pass()
    if (failure === 'tooLarge') {
      return report.fail({
        rule: operation.pointer,
        title: 'The response is larger than 16 MB',
        explanation: 'A phone cannot load it within 10 s. Split the list into pages.',
        evidence: result,
      })
    }
    const isSlow = response !== null || failure === 'timeout'
    report.fail({
      severity: isSlow ? 'major' : 'critical',
      rule: operation.pointer,
      title: isSlow
        ? `The response takes more than ${config.timeoutMs < MAX_MS ? config.timeoutMs / 1000 : 10} s`
        : 'The server closes the connection without a response',
      explanation: isSlow
        ? `${config.timeoutMs < MAX_MS ? 'The run does not wait longer (timeoutMs). ' : ''}The app shows a timeout after 10 s. Respond sooner, or finish the work after responding.`
        : 'Every request needs a response, invalid ones too. Check the server log for a crash.',
      evidence: result,
    })
  },
})

/** The longest allowed duration in milliseconds: the timeout of the app. */
const MAX_MS = 10_000
