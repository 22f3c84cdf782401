import { defineCheck } from '../define-check.ts'
import { checkAppMessageSchema } from '../proxy/judge-message-schema.ts'
import { checkMessageSchema } from '../socket/judge-message-schema.ts'
import { getBodyVerdict } from './body-verdict.ts'
import { reportViolations } from './report-violations.ts'

export const schemaCheck = defineCheck({
  id: 'schema',
  title: 'Response schema',
  severity: 'critical',
  when: ['response', 'message', 'appMessage'],
  description: 'Every field matches the document.',
  fix: 'Send the documented type, or correct the schema. Apps read the field by its schema.',
  since: '0.1.0',
  run(input) {
    if (input.phase === 'message') return checkMessageSchema(input)
    if (input.phase === 'appMessage') return checkAppMessageSchema(input)
    const { context, operation, report, result } = input
    const { values, problem, hasRightLength, unread } = getBodyVerdict(input)
    if (unread !== undefined) context.ledger.markPartInconclusive(operation, schemaCheck, unread)
    if (hasRightLength === true) report.pass()
    for (const { violations } of values) if (violations.length === 0) report.pass()
    reportViolations(input, (violation) => !['enum', 'format'].includes(violation.keyword))
    if (problem !== undefined) report.fail({ ...problem, evidence: result })
  },
})
