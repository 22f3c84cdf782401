import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getSessionRules } from '../../config/credentials.ts'
import { defineCheck } from '../define-check.ts'
import type { Player } from '../../config/player.ts'
import { isRead } from '../../context/risk.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { isOfSession } from '../response/cookie.ts'

export const sessionNewCheck = defineCheck({
  id: 'session-new',
  title: 'A new session for each login',
  severity: 'critical',
  phase: 'run',
  description:
    'A login or registration with a known session cookie sets another value and, where the document says so (`x-session`), ends the session of the cookie that was sent.',
  fix: 'Make a new random value at each login and registration, and delete the session whose cookie the request has.',
  since: '0.3.0',
})

/** Logs in, or registers, with cookies that somebody may have planted in the browser: one of a live session, and one made up. */
export async function checkSessionNew(pool: SessionPool, operation: Operation): Promise<void> {
  const { context, sessions } = pool
  const { ledger, root } = context
  if (operation !== sessions.login && operation !== sessions.register) return
  ledger.notApplicable(operation, sessionNewCheck)
  // New players, because a login may end the sessions that the run uses.
  const owner = (await sessions.fresh()) ?? sessions.last
  if (owner.hasOwnSession === true) return
  const known = await sessions.another(owner)
  const names = [...known.cookies.keys()].filter((name) => isOfSession(root, operation, name))
  if (names.length === 0) return
  const others = sessions.players.filter((one) => one !== owner)
  const other = operation === sessions.login ? ((await sessions.fresh()) ?? others[0] ?? owner) : owner
  await tryPlanted(pool, operation, { owner, other, known, names })
  // The run goes on with these accounts, whose sessions the server may have ended.
  for (const one of [owner, other]) {
    delete one.jar
    if (!one.isFresh) await sessions.getJar(one)
  }
}

interface Planted {
  /** Whose session is known. */
  owner: Player
  /** Who logs in. */
  other: Player
  known: CookieJar
  /** The names of the session cookies. */
  names: readonly string[]
}

async function tryPlanted(
  pool: SessionPool,
  operation: Operation,
  { owner, other, known, names }: Planted,
): Promise<void> {
  const { context, sessions } = pool
  const { ledger } = context
  const { isRenewed } = getSessionRules(context.root)
  for (const planted of [known, known.spoiled()]) {
    const jar = planted.copy()
    const result = await logIn(pool, operation, other, jar)
    if (result.outcome.kind !== 'success') {
      ledger.markInconclusive(
        operation,
        sessionNewCheck,
        `with a session cookie it got ${describeOutcome(result.outcome)}`,
      )
      return
    }
    const kept = names.find((name) => jar.cookies.get(name) === planted.cookies.get(name))
    // Signed cookies of one account may be equal within a second.
    const isSame = planted === known && other === owner && operation === sessions.login
    if (isSame && !isRenewed) continue
    if (kept !== undefined) return reportKept(pool, operation, result, kept)
    ledger.pass(operation, sessionNewCheck)
    if (planted === known && isRenewed) await checkOver(pool, operation, owner, { known, result })
  }
}

async function logIn(
  { context, inputs }: SessionPool,
  operation: Operation,
  player: Player,
  jar: CookieJar,
): Promise<RequestResult> {
  const isRegister = operation.id === inputs.registerId
  const one = isRegister ? { name: 'newcomer', fields: { ...player.fields }, isFresh: true } : player
  return context.look(operation, await inputs.first(operation, one), { jar })
}

function reportKept({ context }: SessionPool, operation: Operation, result: RequestResult, name: string): void {
  context.ledger.fail(operation, {
    check: sessionNewCheck,
    pointer: `header/Set-Cookie/${name}`,
    rule: operation.pointer,
    proposed: true,
    title: `The cookie ${name} keeps the value that was sent`,
    explanation:
      'Whoever knew the value before, because they put it into the browser, has the session of the account after the login. Set a new value at each login and registration.',
    evidence: result,
  })
}

/** Checks that the session whose cookie the request had is over. */
async function checkOver(
  { context, inputs }: SessionPool,
  operation: Operation,
  owner: Player,
  { known, result }: { known: CookieJar; result: RequestResult },
): Promise<void> {
  const read = context.operations.find((one) => isRead(one) && one.needsSession && !one.path.includes('{'))
  if (read === undefined) return
  const later = await context.look(read, await inputs.first(read, owner), { jar: known.copy() })
  if (context.isSessionRefusal(later) || !['success', 'refused'].includes(later.outcome.kind)) return
  context.ledger.fail(operation, {
    check: sessionNewCheck,
    severity: 'major',
    cause: 'sent',
    rule: '/components/securitySchemes',
    proposed: true,
    title: 'The session whose cookie was sent lives on',
    explanation: `${operation.id} succeeded with the cookie of a session, which is over then (x-session). Expected for ${read.id} with that cookie: a refusal for the session. Received: ${describeOutcome(later.outcome)}.`,
    evidence: later,
    steps: [
      { label: 'with the cookie', result },
      { label: 'with the same cookie again', result: later },
    ],
  })
}
