import { defineCheck } from '../define-check.ts'
import { judgeIntruder } from './judge-intruder.ts'

export const socketSessionCheck = defineCheck({
  id: 'socket-session',
  title: 'Session',
  severity: 'critical',
  when: ['visitor', 'endedSession'],
  description: 'The socket refuses a connection without a session.',
  fix: 'Check the session during the handshake.',
  since: '0.1.0',
  run(input) {
    if (input.phase === 'visitor') return judgeIntruder(input)
    const { context, report, connection, endedBy } = input
    if (connection.ending !== undefined) return report.pass()
    report.fail({
      cause: 'endsWithSession',
      rule: `${context.contract.pointer}/x-admission`,
      proposed: true,
      title: `The connection stays open after ${endedBy.id}`,
      explanation:
        'Its session has ended, and whoever has the page still gets the messages of the account. Close the connections of a session with it.',
      evidence: connection,
    })
  },
})
