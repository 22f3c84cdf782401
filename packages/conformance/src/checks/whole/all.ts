import { defineCheck } from '../define-check.ts'

/** Represents all checks of an operation that was not tested. */
export const allCheck = defineCheck({
  id: 'all',
  title: 'All checks',
  severity: 'critical',
  when: 'obstacle',
  description: 'The operation can be tested at all.',
  fix: 'Read the reason: it names the setting, the player or the data that is missing.',
  since: '0.1.0',
  run: ({ report, reason, byChoice }) => report.markInconclusive(reason, byChoice),
})
