import { defineCheck } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

export const frameOnceCheck = defineCheck({
  id: 'frame-once',
  title: 'Sent once',
  severity: 'major',
  when: 'frameStep',
  description: 'A page sends one message for one event.',
  fix: 'Register one listener, and send from one place.',
  since: '0.1.0',
  run(input) {
    const { report, step, count, rule } = input
    const { click, sends } = step
    if (count === 0) return
    if (count === 1) return report.pass()
    reportFault(input, {
      rule,
      pointer: `/${sends}`,
      title: `The page sends ${sends} more than once`,
      explanation: `“${click}” was tapped once, but ${String(count)} messages arrived. The app lowers a count with each. Send one message per tap.`,
    })
  },
})
