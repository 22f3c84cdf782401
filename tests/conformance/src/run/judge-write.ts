import { checkBadInput } from '../checks/bad-input.ts'
import { checkForeignData } from '../checks/foreign-data.ts'
import { checkIdempotency } from '../checks/idempotency.ts'
import { checkMethod } from '../checks/method.ts'
import { originAttempts } from '../checks/origin.ts'
import { checkOpen, sessionAttempts } from '../checks/session.ts'
import { checkUnchanged, type Attempt } from '../checks/unchanged.ts'
import type { Candidate } from '../cases/candidates.ts'
import type { Case } from '../cases/case.ts'
import { causeCodes } from '../cases/causes.ts'
import { coverageCases } from '../cases/coverage.ts'
import { fuzz } from '../cases/fuzz.ts'
import { followResponseLinks } from '../cases/response-links.ts'
import type { Operation } from '../document/operation.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import { jarFor, checkRefusalLanguage, sendCase, type Stage } from './judge-call.ts'
import type { Player } from './player.ts'
import { succeed } from './succeed.ts'
import { renew, tryInside } from './try-inside.ts'
import { Watch } from './watch.ts'

/** Runs all checks of a write. */
export async function judgeWrite(stage: Stage, operation: Operation): Promise<void> {
  const { bench, sessions, inputs, candidates } = stage
  const isOfSession = operation.effect === 'session'
  const player = await ownPlayer(stage, operation)
  const first = await renew(stage, operation, player)
  if (first === undefined) return
  // Operations that end sessions get a new one each time; those that change a password get their own players.
  const jarOf = async (one: Player): Promise<CookieJar> =>
    isOfSession && operation.needsSession && operation.body === undefined
      ? sessions.another(one)
      : jarFor(stage, operation, one)
  const jar = await jarOf(player)

  const watch = await Watch.of(bench, sessions, inputs, operation, player, first.input)
  await checkUnchanged(bench, operation, watch, [
    ...(await sessionAttempts(bench, sessions, operation, first.input)),
    ...originAttempts(bench, operation, first.input, jar),
  ])
  const cases = coverageCases(bench, operation, first.input)
  const outside = cases.filter((one) => one.kind !== 'inside')
  const refused = outside.find((one) => one.raw === undefined && !one.at.startsWith('header/'))
  const attempts = outside.map((one): Attempt => async () => {
    const answer = await sendCase(stage, operation, one, jar)
    if (one.kind === 'outside') checkBadInput(bench, one, answer, bench.ledger.hasSucceeded(operation))
    return answer
  })
  await checkUnchanged(bench, operation, watch, attempts)
  await checkMethod(bench, operation, first.input, jar)
  await checkRefusalLanguage(stage, operation, refused, first, await jarOf(player))

  const base = await succeed(stage, operation, player, jarOf)
  if (base === undefined) return
  if (!operation.needsSession) checkOpen(bench, base.answer)
  await followResponseLinks(stage, base)
  const next = async (): Promise<Candidate> => (await renew(stage, operation, base.used.player)) ?? base.used
  if (!isOfSession) {
    await checkIdempotency(stage, operation, base.used.player, jarOf)
    const lent = await next()
    await checkForeignData(bench, sessions, candidates, operation, lent, lent.input)
  }
  await fuzz(stage, operation, base.used.input, await jarOf(base.used.player))
  await tryInside(
    stage,
    operation,
    base,
    cases.filter((one) => one.kind === 'inside' && !isOtherCredential(stage, operation, base.used.player, one)),
    next,
    jarOf,
  )
  if (isOfSession) await causeCodes(stage, operation)
}

/** Whether a case logs in with other credentials, so that a refusal is correct. */
function isOtherCredential({ sessions }: Stage, operation: Operation, player: Player, { at }: Case): boolean {
  return operation === sessions.login && at.startsWith('body/') && (at.split('/')[1] ?? '') in player.fields
}

/** Operations that change the login use up a fresh player if possible. */
async function ownPlayer({ sessions }: Stage, operation: Operation): Promise<Player> {
  if (operation.effect !== 'session') return sessions.main
  if (operation === sessions.login || operation === sessions.register) return sessions.last
  return (await sessions.fresh()) ?? sessions.last
}
