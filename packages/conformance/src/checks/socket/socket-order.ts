import { getSid } from '../../socket/connection.ts'
import { defineCheck } from '../define-check.ts'

export const socketOrderCheck = defineCheck({
  id: 'socket-order',
  title: 'Order',
  severity: 'minor',
  when: 'redelivered',
  description: 'Redelivered messages keep their order.',
  fix: 'Send stored messages in the order in which they were created.',
  since: '0.1.0',
  run({ context, report, connection, acknowledgement, kept }) {
    const sids = kept.map(({ sid }) => sid)
    const back = connection.received
      .map(({ json }) => getSid(json, acknowledgement.field))
      .filter((sid) => sid !== undefined && sids.includes(sid))
    const expected = sids.filter((sid) => back.includes(sid))
    if (expected.length < 2) return
    if (JSON.stringify(back.slice(0, expected.length)) === JSON.stringify(expected)) return report.pass()
    report.fail({
      rule: `${context.contract.pointer}/x-acknowledgement`,
      proposed: true,
      title: 'Messages are redelivered in another order',
      explanation: `Expected: ${expected.join(', ')}. Received: ${back.join(', ')}. Redeliver in the original order.`,
      evidence: connection,
    })
  },
})
