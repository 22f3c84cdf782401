import { adviseName } from '../../cases/named-account.ts'
import { isRead } from '../../context/risk.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import { endSession, type Ending } from '../../sessions/end-session.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'

/** What is over, by the document. */
const WHICH = {
  own: 'the session that sends it',
  others: 'the sessions of other devices',
  all: 'every session of the account',
} as const

export const sessionEndedCheck = defineCheck({
  id: 'session-ended',
  title: 'Ended sessions',
  severity: 'critical',
  when: 'rules',
  on: ({ ends }) => ends !== undefined,
  needs: 'success',
  description: 'An operation ends the sessions that the document says it ends (`x-ends`).',
  fix: 'Delete the session on the server, or compare each session with the one that is current. A cleared cookie ends nothing.',
  since: '0.3.0',
  alsoReportedBy: ['session'],
  /** Opens a session, lets the operation end it, and sends it once more. */
  async run(input) {
    const { context, operation, pool, report } = input
    const { sessions } = pool
    const read = context.operations.find((other) => isRead(other) && other.needsSession && !other.path.includes('{'))
    if (read === undefined || operation.ends === undefined) return
    // A new player, because the sessions of the others are in use.
    const player = (await sessions.fresh()) ?? sessions.last
    const sent = await endSession(pool, operation, player)
    // The sessions that the run uses for this player may be over.
    delete player.jar
    if (sent.over === undefined) return report.markInconclusive(describeMissing(input, sent))
    const result = await context.look(read, await pool.inputs.first(read, player), { jar: sent.over })
    if (context.isSessionRefusal(result)) return report.pass()
    if (result.outcome.kind !== 'success' && result.outcome.kind !== 'refused') return
    report.fail({
      rule: `${operation.pointer}/x-ends`,
      proposed: true,
      title: 'A session lives on after the operation that ends it',
      explanation: `${operation.id} succeeded and ends ${WHICH[operation.ends.sessions]}. Expected for ${read.id} with such a session: a refusal for the session. Received: ${describeOutcome(result.outcome)}.`,
      evidence: result,
      steps: [
        { label: 'end', result: sent.ending },
        { label: 'with the ended session', result },
      ],
    })
  },
})

/** Why no session was ended, and what to add to the configuration. */
function describeMissing({ context, operation }: PhaseInput<'rules'>, { ending }: Ending): string {
  if (ending === undefined && !operation.needsSession)
    return ['no request of it named a known account, whose sessions it would end', adviseName(context, operation)]
      .filter((sentence) => sentence !== '')
      .join('. ')
  const got = ending === undefined ? '' : `: it got ${describeOutcome(ending.outcome)}`
  return `no session could be opened and ended by it${got}. Set register, or add an account for whom it succeeds (players)`
}
