import { isJson } from '@tumpak/contract-kit/json.ts'
import { CONNECTION } from '../../socket/socket-ledger.ts'
import { defineCheck } from '../define-check.ts'

export const socketEventCheck = defineCheck({
  id: 'socket-event',
  title: 'Documented events',
  severity: 'major',
  when: ['message', 'appMessage'],
  description: 'Every message is documented.',
  fix: 'Add the message to the document, or do not send it.',
  since: '0.1.0',
  run({ phase, context, report, evidence, frame, message }) {
    const { data, isBinary, json } = frame
    if (message !== undefined) return
    if (phase === 'appMessage')
      return report.fail({
        severity: 'minor',
        rule: context.contract.pointer,
        pointer: '/app',
        title: 'The app sends an undocumented message',
        explanation: `Servers ignore it. Document it, or do not send it. Received: ${context.quote(data, 120)}`,
        evidence,
      })
    // The check of text frames reports these.
    if (isBinary) return
    const event = isJson(json) ? json['event'] : undefined
    const isOfClient = context.contract.messages.some((known) => known.event === event)
    context.ledger.fail(context.getOperation(CONNECTION), {
      check: socketEventCheck,
      rule: context.contract.pointer,
      pointer: typeof event === 'string' ? `/${event}` : '',
      title:
        typeof event === 'string'
          ? `The server sends the undocumented event ${event}`
          : 'The server sends a frame that is not a message',
      explanation: isOfClient
        ? 'The document has this event only from the client to the server.'
        : `The app ignores ${context.quote(data, 120)}. Send documented events only, or add this one to the document.`,
      evidence,
    })
  },
})
