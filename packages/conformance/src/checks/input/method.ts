import { undocumentedMethod } from '../../cases/coverage.ts'
import { defineCheck } from '../define-check.ts'

export const methodCheck = defineCheck({
  id: 'method',
  title: 'Undocumented method',
  severity: 'minor',
  when: 'request',
  description: 'An undocumented method is refused.',
  fix: 'Register only the documented methods on a path; respond with HTTP 405 to the rest.',
  since: '0.1.0',
  async run({ context, operation, input, jar, report }) {
    const { ledger, client } = context
    const method = undocumentedMethod(context.operations, operation, context.config.allow.includes('destructive'))
    if (method === undefined || !ledger.judges(operation)) return report.notApplicable()
    ledger.countCase(operation)
    const result = await client.send(operation, input, { jar, method })
    const { response, outcome } = result
    if (response === null) return report.markInconclusive(`${method} got no response`)
    const isRefused = outcome.kind === 'refused' || [404, 405, 501].includes(response.status)
    if (isRefused) return report.pass()
    report.fail({
      pointer: method,
      rule: operation.pointer,
      title: `The undocumented method ${method} is accepted`,
      explanation: 'Refuse undocumented methods with HTTP 405.',
      evidence: result,
    })
  },
})
