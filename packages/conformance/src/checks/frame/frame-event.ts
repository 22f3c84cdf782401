import { defineCheck } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

export const frameEventCheck = defineCheck({
  id: 'frame-event',
  title: 'Documented messages',
  severity: 'minor',
  when: 'frameShown',
  description: 'The page sends only documented messages.',
  fix: 'Remove the message, or add it to the document.',
  since: '0.1.0',
  run(input) {
    const { context, report, messages, quote } = input
    for (const { text, event, flaw, documented } of messages) {
      if (flaw !== undefined || documented !== undefined) continue
      reportFault(input, {
        pointer: '/event',
        title: `The page sends ${JSON.stringify(event) ?? 'a message without an event'}, which is not documented`,
        explanation: `The app ignores it. Documented: ${context.contract.messages.map((known) => known.event).join(', ')}. Received: ${quote(text)}`,
      })
    }
    if (messages.length > 0) report.pass()
  },
})
