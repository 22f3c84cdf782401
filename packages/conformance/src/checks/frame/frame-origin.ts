import { defineCheck } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

export const frameOriginCheck = defineCheck({
  id: 'frame-origin',
  title: 'Origin of the page',
  severity: 'major',
  when: 'frameShown',
  description: 'The page stays on its origin and sends messages from it.',
  fix: 'Do not redirect the frame to another origin.',
  since: '0.1.0',
  run(input) {
    const { report, messages, visit, address } = input
    const home = new URL(address).origin
    for (const { origin, flaw } of messages) {
      if (flaw !== 'origin') continue
      reportFault(input, {
        title: 'A message comes from a different origin than the page’s address',
        explanation: `The page was opened at ${home}, but the message came from ${origin}. The app ignores it. Send messages from the origin of the address.`,
      })
    }
    if (visit.origin !== home && visit.origin !== '')
      reportFault(input, {
        // Minor after a tap on a link, which may navigate. A page that starts on another origin loses all its messages.
        severity: visit.firstOrigin === home ? 'minor' : 'major',
        title: 'The page redirects to another origin',
        explanation: `It was opened at ${home} and ended at ${visit.origin}. The app accepts messages only from the origin of the original address. Stay on that origin.`,
      })
    if (messages.length > 0) report.pass()
  },
})
