import { ofMessage } from '../../document/schema/sentence.ts'
import type { PageMessage } from '../../frames/page-message.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { reportFault } from './report-fault.ts'

export const frameSchemaCheck = defineCheck({
  id: 'frame-schema',
  title: 'Message schema',
  severity: 'major',
  when: 'frameShown',
  description: 'Every message matches its schema.',
  fix: 'Send the documented fields and types.',
  since: '0.1.0',
  run(input) {
    for (const message of input.messages) {
      if (message.flaw === 'type')
        reportFault(input, {
          title: 'A message is a string, not an object',
          explanation: `The app ignores it. Post the object itself, not JSON text: window.parent.postMessage({event: 'close'}, '*'). Received: ${input.quote(message.text)}`,
        })
      else judgePayload(input, message)
    }
    if (input.messages.length > 0) input.report.pass()
  },
})

/** Checks a message that the document has. */
function judgePayload(input: PhaseInput<'frameShown'>, { text, documented }: PageMessage): void {
  if (documented === undefined) return
  const { violations } = input.context.validate(documented.payload, JSON.parse(text) as unknown)
  for (const { message: words, pointer, rule, proposed } of violations)
    reportFault(input, {
      rule,
      proposed,
      pointer,
      title: `${documented.event} does not fit its schema: ${ofMessage(words)}`,
      explanation: `The app ignores the whole message. Send it as documented. Received: ${input.quote(text)}`,
    })
}
