import type { Player } from '../../config/player.ts'
import { getSessionRules } from '../../config/credentials.ts'
import { isRead } from '../../context/risk.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { isOfSession } from '../response/cookie.ts'

export const sessionNewCheck = defineCheck({
  id: 'session-new',
  title: 'A new session for each login',
  severity: 'critical',
  when: 'rules',
  needs: 'success',
  description:
    'A login or registration with a known session cookie sets another value and, where the document says so (`x-session`), ends the session of the cookie that was sent.',
  fix: 'Make a new random value at each login and registration, and delete the session whose cookie the request has.',
  since: '0.3.0',
  alsoReportedBy: ['headers'],
  async run(input) {
    const { context, operation, pool, report } = input
    const { sessions } = pool
    if (operation !== sessions.login && operation !== sessions.register) return
    report.notApplicable()
    // New players, because a login may end the sessions that the run uses.
    const owner = (await sessions.fresh()) ?? sessions.last
    if (owner.hasOwnSession === true) return
    const known = await sessions.another(owner)
    const names = [...known.cookies.keys()].filter((name) => isOfSession(context.root, operation, name))
    if (names.length === 0) return
    const others = sessions.players.filter((player) => player !== owner)
    const other = operation === sessions.login ? ((await sessions.fresh()) ?? others[0] ?? owner) : owner
    await tryPlanted(input, { owner, other, known, names })
    // The run goes on with these accounts, whose sessions the server may have ended.
    for (const player of [owner, other]) {
      delete player.jar
      if (!player.isFresh) await sessions.getJar(player)
    }
  },
})

interface Planted {
  /** Whose session is known. */
  owner: Player
  /** Who logs in. */
  other: Player
  known: CookieJar
  /** The names of the session cookies. */
  names: readonly string[]
}

async function tryPlanted(input: PhaseInput<'rules'>, { owner, other, known, names }: Planted): Promise<void> {
  const { context, operation, pool, report } = input
  const { isRenewed } = getSessionRules(context.root)
  for (const planted of [known, known.spoiled()]) {
    const jar = planted.copy()
    const result = await logIn(input, other, jar)
    if (result.outcome.kind !== 'success')
      return report.markInconclusive(`with a session cookie it got ${describeOutcome(result.outcome)}`)
    const kept = names.find((name) => jar.cookies.get(name) === planted.cookies.get(name))
    // Signed cookies of one account may be equal within a second.
    const isSame = planted === known && other === owner && operation === pool.sessions.login
    if (isSame && !isRenewed) continue
    if (kept !== undefined) return reportKept(input, result, kept)
    report.pass()
    if (planted === known && isRenewed) await checkOver(input, owner, known, result)
  }
}

async function logIn(
  { context, operation, pool }: PhaseInput<'rules'>,
  player: Player,
  jar: CookieJar,
): Promise<RequestResult> {
  const { inputs } = pool
  const isRegister = operation.id === inputs.registerId
  const sender = isRegister ? { name: 'newcomer', fields: { ...player.fields }, isFresh: true } : player
  return context.look(operation, await inputs.first(operation, sender), { jar })
}

function reportKept({ operation, report }: PhaseInput<'rules'>, result: RequestResult, name: string): void {
  report.fail({
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
  { context, operation, pool, report }: PhaseInput<'rules'>,
  owner: Player,
  known: CookieJar,
  result: RequestResult,
): Promise<void> {
  const read = context.operations.find((other) => isRead(other) && other.needsSession && !other.path.includes('{'))
  if (read === undefined) return
  const later = await context.look(read, await pool.inputs.first(read, owner), { jar: known.copy() })
  if (context.isSessionRefusal(later) || !['success', 'refused'].includes(later.outcome.kind)) return
  report.fail({
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
