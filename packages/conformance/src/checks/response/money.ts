import { defineCheck } from '../define-check.ts'
import { isOfMoney, reportViolations } from './report-violations.ts'

export const moneyCheck = defineCheck({
  id: 'money',
  title: 'Decimals of money',
  severity: 'major',
  when: 'response',
  description: 'Amounts have at most two decimals.',
  fix: 'Round amounts on the server before they are sent.',
  since: '0.1.0',
  run: (input) => reportViolations(input, isOfMoney),
})
