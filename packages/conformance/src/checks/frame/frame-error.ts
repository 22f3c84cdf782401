import { defineCheck } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

export const frameErrorCheck = defineCheck({
  id: 'frame-error',
  title: 'Script errors',
  severity: 'major',
  when: 'frameShown',
  description: "The page's script works without session and storage.",
  fix: 'Catch errors of storage and cookies: the frame has neither.',
  since: '0.1.0',
  run(input) {
    const { report, visit, quote } = input
    // The check of the frame's permissions reports these.
    const error = visit.errors.find((line) => !/permission to navigate/i.test(line))
    if (error !== undefined)
      reportFault(input, {
        title: 'The page’s script throws an error',
        explanation: `In the app’s frame the page has no session and maybe no storage, and must work without them. Browser message: ${quote(error)}`,
      })
    report.pass()
  },
})
