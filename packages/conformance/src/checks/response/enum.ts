import { defineCheck } from '../define-check.ts'
import { reportViolations } from './report-violations.ts'

export const enumCheck = defineCheck({
  id: 'enum',
  title: 'Listed values',
  severity: 'major',
  when: 'response',
  description: 'A field with a fixed list of values has one of them.',
  fix: 'Send one of the listed values, or add the new value to the list in the document.',
  since: '0.1.0',
  run: (input) => reportViolations(input, ({ keyword }) => keyword === 'enum'),
})
