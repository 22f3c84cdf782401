import type { SocketPhases } from './phases.ts'

type IntruderInput = SocketPhases['visitor']['input']

/**
 * Judges how a client was refused. A refusal needs a close code after the upgrade, because a browser page cannot see why
 * an upgrade was refused.
 */
export function judgeIntruder(input: IntruderInput): void {
  const { context, report, connection, who, isIn } = input
  const rule = `${context.contract.pointer}/x-admission`
  if (connection.ending === undefined || isIn)
    return report.fail({
      rule,
      title: `The socket accepts ${who}`,
      explanation: isIn
        ? 'The connection stays open and gets a pong. Check the session cookie, its player and the Origin before sending anything.'
        : 'The connection was opened and not closed. Close it at once, or refuse the upgrade.',
      evidence: connection,
    })
  if (connection.received.length > 0)
    return report.fail({
      rule,
      title: `The socket sends a message to ${who} before the refusal`,
      explanation: 'A frame arrived before the close. Check the session before sending anything.',
      evidence: connection,
    })
  judgeRefusal(input, rule)
}

/** Judges whether the app can understand the refusal. */
function judgeRefusal({ context, report, connection, who, code }: IntruderInput, rule: string): void {
  const { ending } = connection
  const { refusedSession, unopenedAttempts, refusesAfterUpgrade } = context.contract.admission
  // A client that checks its session learns of its end; of another reason it never does.
  const attempts = code === refusedSession ? unopenedAttempts : undefined
  if (ending?.kind === 'refused' && code !== undefined && refusesAfterUpgrade)
    return report.fail({
      severity: attempts === undefined ? 'major' : 'minor',
      rule,
      proposed: true,
      title: `A page cannot see why ${who} is refused`,
      explanation: `The upgrade got HTTP ${String(ending.status)}. Browsers report a refused upgrade as a lost connection, so the app reconnects ${attempts === undefined ? 'without end' : `and checks its session only after ${String(attempts)} attempts`}. Accept the upgrade, then close with ${String(code)}.`,
      evidence: connection,
    })
  if (ending?.kind === 'closed' && code !== undefined && ending.code !== code)
    return report.fail({
      severity: 'minor',
      rule,
      proposed: true,
      pointer: '/code',
      title: `The refusal of ${who} has the wrong close code`,
      explanation: `Expected: ${String(code)}. Received: ${String(ending.code)}. The app decides by the code whether to reconnect.`,
      evidence: connection,
    })
  report.pass()
}
