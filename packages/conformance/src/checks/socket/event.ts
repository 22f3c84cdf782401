import { defineCheck } from '../define-check.ts'

export const eventCheck = defineCheck({
  id: 'event',
  title: 'Event delivery',
  severity: 'major',
  when: 'triggered',
  description: 'The server sends the event when it is triggered.',
  fix: 'Send the event where its cause is committed.',
  since: '0.1.0',
  run({ context, report, connection, message, reason, hasArrived }) {
    if (reason !== undefined) return report.markInconclusive(reason)
    if (hasArrived) return report.pass()
    report.fail({
      rule: message.pointer,
      proposed: message.proposed,
      title: 'An event does not arrive',
      explanation: `Its trigger ran, but no event arrived within ${String(context.times.eventMs / 1000)} s, so the player sees an old state. Send the event when its cause happens.`,
      evidence: connection,
    })
  },
})
