import type { CheckInfo } from '../config/check-info.ts'
import { socketOriginCheck, socketSessionCheck, socketUidCheck } from '../checks/socket-checks.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { Connection } from './connection.ts'
import type { SocketContext } from './socket-context.ts'
import { CONNECTION } from './socket-ledger.ts'

/** A client that the server must refuse, and the rule that says so. */
interface Intruder {
  readonly check: CheckInfo
  readonly who: string
  readonly uid: string
  readonly jar: CookieJar | undefined
  readonly headers?: { [name: string]: string }
  /** The close code that the refusal must have; undefined if any refusal will do. */
  readonly code: number | undefined
  readonly rule: string
}

const FOREIGN_ORIGIN = 'https://foreign.example'

/**
 * Checks that the server admits a player with a session to their own uid, and no one else. A refusal needs a close code
 * after the upgrade, because a browser page cannot see why an upgrade was refused.
 */
export async function judgeAdmission(
  context: SocketContext,
  uid: string,
  jar: CookieJar,
  otherUid: string | undefined,
): Promise<void> {
  const { admission, pointer } = context.contract
  const rule = `${pointer}/x-admission`
  const { refusedSession, refusedUid } = admission
  const intruders: Intruder[] = [
    { check: socketSessionCheck, who: 'a visitor without a session', uid, jar: undefined, code: refusedSession, rule },
    { check: socketSessionCheck, who: 'an invalid session', uid, jar: jar.spoiled(), code: refusedSession, rule },
    {
      check: socketOriginCheck,
      who: 'a page of another origin',
      uid,
      jar,
      headers: { origin: FOREIGN_ORIGIN },
      code: undefined,
      rule,
    },
  ]
  if (otherUid === undefined) context.markInconclusive(CONNECTION, socketUidCheck, 'it needs two players (players)')
  else
    intruders.push({
      check: socketUidCheck,
      who: 'a player with another player’s uid',
      uid: otherUid,
      jar,
      code: refusedUid,
      rule,
    })
  for (const intruder of intruders) await context.tryCheck(intruder.check, () => judgeIntruder(context, intruder))
}

async function judgeIntruder(context: SocketContext, intruder: Intruder): Promise<void> {
  const connection = context.dial(intruder.uid, intruder.jar, intruder.headers)
  const { check, who, rule } = intruder
  await context.opened(connection)
  // A pong proves admission. A refusal may take as long as any response.
  const isIn = connection.isOpen && (await context.ping(connection))
  if (!isIn) await connection.until(() => connection.ending !== undefined, context.times.answerMs)
  const messages = connection.received.length
  if (connection.ending === undefined || isIn) {
    context.fail(CONNECTION, connection, {
      check,
      severity: 'critical',
      rule,
      title: `The socket accepts ${who}`,
      explanation: isIn
        ? 'The connection stays open and gets a pong. Check the session cookie, its player and the Origin before sending anything.'
        : 'The connection was opened and not closed. Close it at once, or refuse the upgrade.',
    })
    await connection.leave()
    return
  }
  if (messages > 0) {
    context.fail(CONNECTION, connection, {
      check,
      severity: 'critical',
      rule,
      title: `The socket sends a message to ${who} before the refusal`,
      explanation: 'A frame arrived before the close. Check the session before sending anything.',
    })
    return
  }
  judgeRefusal(context, connection, intruder)
}

/** Checks that the app can understand the refusal. */
function judgeRefusal(context: SocketContext, connection: Connection, { check, who, code, rule }: Intruder): void {
  const { ending } = connection
  const proposed = true
  const { refusedSession, unopenedAttempts } = context.contract.admission
  // A client that checks its session learns of its end; of another reason it never does.
  const attempts = code === refusedSession ? unopenedAttempts : undefined
  if (ending?.kind === 'refused' && code !== undefined && context.contract.admission.refusesAfterUpgrade) {
    context.fail(CONNECTION, connection, {
      check,
      severity: attempts === undefined ? 'major' : 'minor',
      rule,
      proposed,
      title: `A page cannot see why ${who} is refused`,
      explanation: `The upgrade got HTTP ${String(ending.status)}. Browsers report a refused upgrade as a lost connection, so the app reconnects ${attempts === undefined ? 'without end' : `and checks its session only after ${String(attempts)} attempts`}. Accept the upgrade, then close with ${String(code)}.`,
    })
  } else if (ending?.kind === 'closed' && code !== undefined && ending.code !== code) {
    context.fail(CONNECTION, connection, {
      check,
      severity: 'minor',
      rule,
      proposed,
      pointer: '/code',
      title: `The refusal of ${who} has the wrong close code`,
      explanation: `Expected: ${String(code)}. Received: ${String(ending.code)}. The app decides by the code whether to reconnect.`,
    })
  } else {
    context.pass(CONNECTION, check)
  }
}
