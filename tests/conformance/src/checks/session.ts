import { describeOutcome } from '../envelope/outcome.ts'
import type { Answer, CallInput } from '../http/answer.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import type { Operation } from '../document/operation.ts'
import type { Bench } from '../run/bench.ts'
import type { Sessions } from '../run/sessions.ts'

const CHECK = 'session'

/** A call that needs a session refuses without one and with one that has ended, in the documented way. */
export async function checkSession(
  bench: Bench,
  sessions: Sessions,
  operation: Operation,
  input: CallInput,
): Promise<void> {
  if (!operation.needsSession) return bench.ledger.notApplicable(operation, CHECK)
  judge(bench, await bench.call(operation, input, { jar: new CookieJar() }), 'no session')
  const dead = await sessions.dead()
  if (dead === undefined) return
  const copy = new CookieJar()
  copy.take((dead.header ?? '').split('; '))
  judge(bench, await bench.call(operation, input, { jar: copy }), 'a session that has ended')
  judge(bench, await bench.call(operation, input, { jar: dead.spoiled() }), 'a made-up session')
}

/** A call for visitors answers them, and does not ask for a session. */
export function checkOpen(bench: Bench, answer: Answer): void {
  const { ledger } = bench
  const { operation } = answer
  if (answer.outcome.kind === 'success') return ledger.pass(operation, 'open')
  if (!bench.isSessionRefusal(answer) || [400, 403].includes(answer.response?.status ?? 0)) return
  ledger.fail(operation, {
    check: 'open',
    gravity: 'critical',
    rule: `${operation.pointer}/security`,
    title: 'A call for visitors asks for a session',
    explanation: 'The document opens it to everybody: visitors cannot use the app otherwise.',
    answer,
  })
}

function judge(bench: Bench, answer: Answer, how: string): void {
  const { ledger, envelope } = bench
  const { operation, outcome } = answer
  if (bench.isSessionRefusal(answer)) return ledger.pass(operation, CHECK)
  if (outcome.kind === 'http' || outcome.kind === 'broken') return
  // A refusal by HTTP alone names no code; only 401 and 403 speak of the session.
  const isOpenDoor = outcome.kind === 'success'
  ledger.fail(operation, {
    check: CHECK,
    gravity: isOpenDoor ? 'critical' : 'major',
    pointer: isOpenDoor ? '' : 'code',
    rule: isOpenDoor ? `${operation.pointer}/security` : '/x-envelope/sessionInvalid',
    title: isOpenDoor ? `The call works with ${how}` : `With ${how} the call is refused for another reason`,
    explanation: `Expected is a refusal that says so (${String(envelope?.sessionInvalid ?? 'HTTP 401')}), before anything else is looked at; the server answered ${describeOutcome(outcome)}.`,
    answer,
  })
}
