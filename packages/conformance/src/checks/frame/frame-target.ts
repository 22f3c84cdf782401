import { defineCheck } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

export const frameTargetCheck = defineCheck({
  id: 'frame-target',
  title: 'Own window',
  severity: 'major',
  when: 'frameShown',
  description: "Messages come from the page's own window, not a nested one.",
  fix: 'Send messages from the top window of the page to its parent.',
  since: '0.1.0',
  run(input) {
    const { report, messages, quote } = input
    for (const { text, flaw } of messages) {
      if (flaw !== 'window') continue
      reportFault(input, {
        title: 'A nested window sends messages for the page',
        explanation: `The app accepts messages only from the frame’s own window and ignores ${quote(text)}. Post it from the page itself to window.parent.`,
      })
    }
    if (messages.length > 0) report.pass()
  },
})
