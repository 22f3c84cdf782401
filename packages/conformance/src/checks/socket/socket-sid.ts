import { isJson } from '@tumpak/contract-kit/json.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'

export const socketSidCheck = defineCheck({
  id: 'socket-sid',
  title: 'Message ids',
  severity: 'critical',
  when: ['message', 'redelivered'],
  description: 'Each message has a unique id and keeps it.',
  fix: 'Create the id once with the message, and store it.',
  since: '0.1.0',
  run: (input) => (input.phase === 'message' ? judgeMessage(input) : judgeRedelivery(input)),
})

function judgeMessage({
  context,
  report,
  evidence,
  frame,
  message,
  sid,
  content,
  earlierContent,
}: PhaseInput<'message'>): void {
  const { acknowledgement, pong, pointer } = context.contract
  if (acknowledgement === undefined) return
  const { field } = acknowledgement
  const hasId = isJson(frame.json) && frame.json[field] !== undefined
  if (message !== undefined && message.event === pong?.event && hasId)
    report.fail({
      severity: 'minor',
      rule: message.pointer,
      proposed: true,
      title: `A ${message.event} carries a ${field}`,
      explanation: `Only messages that are delivered again have a ${field}. Remove it from ${message.event}.`,
      evidence,
    })
  if (sid === undefined || earlierContent === undefined || earlierContent === content) return
  report.fail({
    rule: `${pointer}/x-acknowledgement`,
    title: `Two messages have the same ${field}`,
    explanation: `${field} ${String(sid)} was used for ${earlierContent} and now for ${content}. The app drops the second as a repetition. Use a new ${field} for each message.`,
    evidence,
  })
}

function judgeRedelivery({
  context,
  report,
  connection,
  acknowledgement: { field },
  kept,
  hasReceived,
}: PhaseInput<'redelivered'>): void {
  const rule = `${context.contract.pointer}/x-acknowledgement`
  if (kept.length === 0 && hasReceived)
    report.fail({
      severity: 'minor',
      rule,
      title: `No message carries a ${field}`,
      explanation: `The app acknowledges messages by ${field}; without it, messages to a phone without network are lost. Add a ${field} to each message.`,
      evidence: connection,
    })
  for (const { event, sid, renamed } of kept) {
    if (renamed === undefined) continue
    context.ledger.fail(context.getOperation(event), {
      check: socketSidCheck,
      severity: 'major',
      rule,
      title: `A message is delivered again with another ${field}`,
      explanation: `It was ${String(sid)} and is now ${JSON.stringify(renamed[field])}, so the app shows it twice. Keep the ${field} when redelivering.`,
      evidence: connection,
    })
  }
}
