import { defineCheck } from 'tumpak-conformance'

/** A rule of our company that no document states: support finds a request by its id. */
export const requestIdCheck = defineCheck({
  id: 'request-id',
  title: 'Request id',
  severity: 'minor',
  when: 'response',
  description: 'Every response has the header X-Request-Id.',
  run({ result, operation, report }) {
    if (result.response === null) return
    if (result.response.headers['x-request-id'] !== undefined) return report.pass()
    report.fail({
      rule: operation.pointer,
      title: 'X-Request-Id is missing',
      explanation: 'Support finds a request in the log by this header. Let the gateway add it.',
      evidence: result,
    })
  },
})
