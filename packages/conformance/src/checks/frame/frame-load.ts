import { defineCheck } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

export const frameLoadCheck = defineCheck({
  id: 'frame-load',
  title: 'Shown in a frame',
  severity: 'critical',
  when: 'frameVisit',
  description: 'The app can show the page in a frame.',
  fix: 'Allow the origin of the app in `frame-ancestors`, and remove `X-Frame-Options`.',
  since: '0.1.0',
  run(input) {
    const { report, problem } = input
    if (problem === undefined) return report.pass()
    reportFault(input, {
      title: 'The app cannot show the page in a frame',
      explanation: `Players see an empty frame: ${problem}. Allow the app’s origin in frame-ancestors, and send no X-Frame-Options.`,
    })
  },
})
