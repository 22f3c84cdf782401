import { defineCheck } from './define-check.ts'

// The checks of real traffic, which src/proxy reports.

export const requestCheck = defineCheck({
  id: 'request',
  title: 'Request of the app',
  severity: 'major',
  phase: 'proxy',
  description: 'The app sends parameters and a body that match the document.',
  fix: 'Correct the request of the app, or the document.',
  since: '0.1.0',
})

export const undocumentedCallCheck = defineCheck({
  id: 'undocumented-call',
  title: 'Documented requests',
  severity: 'major',
  phase: 'proxy',
  description: 'The app sends only documented requests.',
  fix: 'Add the operation to the document, or remove the request.',
  since: '0.1.0',
})
