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
    const known = context.contract.messages
    const sent = known.filter(({ isFromApp }) => !isFromApp).map((message) => message.event)
    for (const { text, event, flaw, documented } of messages) {
      if (flaw !== undefined || documented !== undefined) continue
      const isOfApp = known.some((message) => message.isFromApp && message.event === event)
      const why = isOfApp ? 'which only the app sends' : 'which is not documented'
      reportFault(input, {
        pointer: '/event',
        title: `The page sends ${JSON.stringify(event) ?? 'a message without an event'}, ${why}`,
        explanation: `The app ignores it. Documented: ${sent.join(', ')}. Received: ${quote(text)}`,
      })
    }
    if (messages.length > 0) report.pass()
  },
})
