import { defineCheck } from '../define-check.ts'

export const undocumentedCallCheck = defineCheck({
  id: 'undocumented-call',
  title: 'Documented requests',
  severity: 'major',
  when: 'unknownRequest',
  description: 'The app sends only documented requests.',
  fix: 'Add the operation to the document, or remove the request.',
  since: '0.1.0',
  run({ report, request }) {
    report.fail({
      rule: '/paths',
      title: 'The app sends a request that is not documented',
      explanation: 'Add the operation to the document, or remove the request.',
      evidence: { exchange: () => ({ request, response: null, curl: '' }) },
    })
  },
})
