import { defineCheck } from '../define-check.ts'
import { isOfMoney, reportViolations } from './report-violations.ts'

export const formatCheck = defineCheck({
  id: 'format',
  title: 'Formats',
  severity: 'major',
  when: 'response',
  description: 'Times, addresses and other formats match the document.',
  fix: 'Write the value in the documented format, such as RFC 3339 for `date-time`.',
  since: '0.1.0',
  run: (input) => reportViolations(input, (violation) => violation.keyword === 'format' && !isOfMoney(violation)),
})
