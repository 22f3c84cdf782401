import { defineCheck } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

/** The event that a page must not send once the app has closed the frame. */
const CLOSE_EVENT = 'close'

export const frameCloseCheck = defineCheck({
  id: 'frame-close',
  title: 'No late close',
  severity: 'minor',
  when: 'frameShown',
  description: 'The page sends no close after the app closed its frame.',
  fix: 'Stop all timers of the page when it ends.',
  since: '0.1.0',
  run(input) {
    for (const { documented, isClosed } of input.messages) {
      if (!isClosed || documented?.event !== CLOSE_EVENT) continue
      reportFault(input, {
        rule: documented.pointer,
        title: 'The page sends close after the app closed the frame',
        explanation:
          'A late close may close the screen that the player opened since. Send close only while the frame is open.',
      })
    }
  },
})
