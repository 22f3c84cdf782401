import { defineCheck } from '../define-check.ts'

export const redeliveryCheck = defineCheck({
  id: 'redelivery',
  title: 'Redelivery',
  severity: 'major',
  when: 'redelivered',
  description: 'An unacknowledged message is sent again after a reconnect.',
  fix: 'Keep a message until its acknowledgement arrives.',
  since: '0.1.0',
  run({ context, report, connection, acknowledgement, kept, hasReceived }) {
    if (kept.length === 0 && !hasReceived)
      return report.markInconclusive('no message arrived that could stay unacknowledged; set triggers')
    for (const { event, sid, isBack, renamed } of kept) {
      const message = context.getOperation(event)
      if (isBack) context.ledger.pass(message, redeliveryCheck)
      else if (renamed === undefined)
        context.ledger.fail(message, {
          check: redeliveryCheck,
          rule: `${context.contract.pointer}/x-acknowledgement`,
          title: 'An unacknowledged message is lost',
          explanation: `The client left without acknowledging ${acknowledgement.field} ${String(sid)}, reconnected, and did not receive it within ${String(context.times.answerMs / 1000)} s. Keep a message until it is acknowledged.`,
          evidence: connection,
        })
    }
  },
})
