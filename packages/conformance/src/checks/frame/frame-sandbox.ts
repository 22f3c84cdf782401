import { defineCheck } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

export const frameSandboxCheck = defineCheck({
  id: 'frame-sandbox',
  title: 'Frame permissions',
  severity: 'major',
  when: 'frameShown',
  description: 'The page does only what its frame allows.',
  fix: 'Do not open windows, dialogs or downloads from the page.',
  since: '0.1.0',
  run(input) {
    const { report, visit, quote } = input
    const complaint = visit.complaints.find((line) => /sandbox/i.test(line))
    if (complaint !== undefined)
      reportFault(input, {
        title: 'The page tries an action that its frame forbids',
        explanation: `It may run scripts and submit forms. It may not open windows, show browser dialogs or navigate the app. Browser message: ${quote(complaint)}`,
      })
    report.pass()
  },
})
