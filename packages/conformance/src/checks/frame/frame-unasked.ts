import { defineCheck } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

/** The event that a page may send only after a tap. */
const TAP_ONLY_EVENT = 'deposit'

export const frameUnaskedCheck = defineCheck({
  id: 'frame-unasked',
  title: 'No deposit without a tap',
  severity: 'major',
  when: 'frameShown',
  description: 'The page opens the deposit only after a tap.',
  fix: 'Send the message only from the handler of a button.',
  since: '0.1.0',
  run(input) {
    for (const { documented, after, isClosed } of input.messages) {
      if (after >= 0 || isClosed || documented?.event !== TAP_ONLY_EVENT) continue
      reportFault(input, {
        rule: documented.pointer,
        title: 'The page opens the deposit without a tap',
        explanation:
          'Nothing was tapped, but the app opened the deposit over the page. Send this message only after a tap.',
      })
    }
    input.report.pass()
  },
})
