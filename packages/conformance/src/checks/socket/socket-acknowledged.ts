import { defineCheck } from '../define-check.ts'

export const socketAcknowledgedCheck = defineCheck({
  id: 'socket-acknowledged',
  title: 'Acknowledgement',
  severity: 'major',
  when: 'acknowledged',
  description: 'An acknowledged message is not sent again.',
  fix: 'Delete the message when its acknowledgement arrives.',
  since: '0.1.0',
  run({ context, report, connection, acknowledgement, again }) {
    if (again === undefined) return report.pass()
    report.fail({
      rule: `${context.contract.pointer}/x-acknowledgement`,
      title: 'An acknowledged message is delivered again',
      explanation: `${context.quote(again.data)} was acknowledged with ${acknowledgement.event} before the client left. Delete a message when it is acknowledged.`,
      evidence: connection,
    })
  },
})
