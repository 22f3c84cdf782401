import type { Connection, Ending } from '../../socket/connection.ts'
import { defineCheck } from '../define-check.ts'

export const socketAdmissionCheck = defineCheck({
  id: 'socket-admission',
  title: 'Admission',
  severity: 'critical',
  when: 'connected',
  description: "A user's own connection is accepted, with the cookies that a browser sends to its address.",
  fix: 'Accept the handshake with the session of the user and the documented parameters.',
  since: '0.1.0',
  run({ context, report, connection }) {
    if (connection.isOpen) return
    report.fail({
      rule: `${context.contract.pointer}/x-admission`,
      title: 'A player with a session is refused',
      explanation: `Expected: an open connection for the player’s own uid with the session cookie and the server’s own Origin. Received: ${describeEnding(connection.ending)}.${describeWithheld(connection)}`,
      evidence: connection,
    })
  },
})

/** Names the cookies that a browser does not send with the handshake. */
function describeWithheld({ withheld }: Connection): string {
  return withheld
    .map(
      ({ name, path = '' }) =>
        ` A browser does not send the cookie ${name} to the socket: its Path is ${path}. Set Path=/.`,
    )
    .join('')
}

function describeEnding(ending: Ending | undefined): string {
  if (ending === undefined) return 'no answer'
  return ending.kind === 'refused' ? `HTTP ${String(ending.status)}` : `close code ${String(ending.code)}`
}
