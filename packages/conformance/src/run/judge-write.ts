import type { Attempt } from '../http/request-result.ts'
import { badInputCheck, checkBadInput } from '../checks/input/bad-input.ts'
import { otherPlayerCheck } from '../checks/access/foreign-data.ts'
import { checkOwnerOnly } from '../checks/access/owner-only.ts'
import { checkOpen, openCheck } from '../checks/access/session.ts'
import { storeAll } from '../checks/write/store-all.ts'
import { storedCheck } from '../checks/write/stored.ts'
import { checkUnchanged, unchangedCheck } from '../checks/write/unchanged.ts'
import type { Candidate } from '../cases/candidate.ts'
import type { Case } from '../cases/case.ts'
import { judgeRules } from './judge-rules.ts'
import { outdatedAttempts } from '../checks/input/outdated-version.ts'
import { replacesPassword } from './plan/plan.ts'
import { coverageCases } from '../cases/coverage.ts'
import { checkWithin, withinCheck } from '../checks/write/within.ts'
import { isDeletion } from '../checks/write/effect.ts'
import { fuzz, fuzzCheck } from '../checks/input/fuzz.ts'
import { checkListed } from '../checks/write/listed.ts'
import { createdCheck, followResponseLinks, linkCheck } from '../checks/write/response-links.ts'
import { at, withAt, withoutAt } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import { jarFor, makeAttempts, sendCase } from './judge-read.ts'
import type { SessionPool } from '../sessions/session-pool.ts'
import type { Player } from '../config/player.ts'
import { succeed } from './succeed.ts'
import { runPhase, tryCheck, tryCheckSync } from '../checks/run-phase.ts'
import { renew, tryInside } from './try-inside.ts'
import { Watch } from '../sessions/watch.ts'

/** Names of operations that create an account. */
const REGISTRATION =
  /regist|sign.?up|(create|add|new)_?(user|account|member|player|customer)|\/(users|accounts|members|players)$/i

/** Runs all checks of a write. */
export async function judgeWrite(pool: SessionPool, operation: Operation): Promise<void> {
  const { context, sessions, inputs } = pool
  const { ledger } = context
  const isOfSession = operation.effect === 'session'
  const player = await ownPlayer(pool, operation)
  const first = await renew(pool, operation, player)
  if (first === undefined) return
  // An operation that ends sessions gets a new session each time; one that changes a password gets its own player.
  const getJar = async (one: Player): Promise<CookieJar> =>
    isOfSession && operation.needsSession && operation.body === undefined
      ? sessions.another(one)
      : jarFor(pool, operation, one)
  const jar = await getJar(player)

  const watch = await Watch.of(context, sessions, inputs, operation, player, first.input)
  const ofSession = await makeAttempts(pool, operation, first.input, jar)
  await tryCheck(ledger, operation, unchangedCheck, () =>
    checkUnchanged(
      context,
      operation,
      watch,
      [...ofSession, ...outdatedAttempts(context, operation, first.input, jar)],
      first.from,
    ),
  )
  const cases = coverageCases(context, operation, first.input)
  const outside = cases.filter((one) => one.kind !== 'inside')
  const refused = outside.find((one) => one.raw === undefined && !one.at.startsWith('header/'))
  const attempts = outside.map((one): Attempt => async () => {
    const result = await sendCase(pool, operation, await withFreshNames(pool, operation, player, one), jar)
    if (one.kind === 'outside')
      tryCheckSync(ledger, operation, badInputCheck, () =>
        checkBadInput(context, one, result, ledger.hasSucceeded(operation)),
      )
    return result
  })
  await tryCheck(ledger, operation, unchangedCheck, () =>
    checkUnchanged(context, operation, watch, attempts, first.from),
  )
  const freshJar = (): Promise<CookieJar> => getJar(player)
  await runPhase('request', { context, operation, input: first.input, jar, refused, freshJar })

  const base = await succeed(pool, operation, player, getJar)
  if (base === undefined) return
  if (!operation.needsSession) tryCheckSync(ledger, operation, openCheck, () => checkOpen(context, base.result))
  // Before the other checks have used up what the limits are about.
  await tryCheck(ledger, operation, withinCheck, () => checkWithin(pool, operation))
  await runPhase('afterWrite', { context, operation, pool, result: base.result })
  await tryCheck(ledger, operation, linkCheck, () => followResponseLinks(pool, base))
  await tryCheck(ledger, operation, createdCheck, () => checkListed(pool, base))
  await tryCheck(ledger, operation, otherPlayerCheck, () => checkOwnerOnly(pool, base))
  const next = async (): Promise<Candidate> => (await renew(pool, operation, base.used.player)) ?? base.used
  if (!isOfSession) {
    await runPhase('write', { context, operation, pool, player: base.used.player, getJar })
    await tryCheck(ledger, operation, storedCheck, () => storeAll(pool, operation, base.used.player, getJar))
    await runPhase('access', { context, operation, pool, base: { ...base, used: await next() }, jarFor: getJar })
  }
  await tryCheck(ledger, operation, fuzzCheck, async () =>
    fuzz(pool, operation, base.used.input, await getJar(base.used.player)),
  )
  await tryInside(
    pool,
    operation,
    base,
    cases.filter((one) => one.kind === 'inside' && !isOtherCredential(pool, operation, base.used.player, one)),
    next,
    getJar,
  )
  // A deletion needs data that the rules of other operations use up; nothing follows the others.
  if (isOfSession || isDeletion(operation) || replacesPassword(context.root, operation))
    await judgeRules(pool, operation)
}

/**
 * Sends a registration case with unused names. If an earlier case was executed, its name is taken, and the server would
 * refuse for that reason.
 */
async function withFreshNames(
  { context, sessions, inputs }: SessionPool,
  operation: Operation,
  player: Player,
  one: Case,
): Promise<Case> {
  const pointer = one.at.slice('body'.length)
  if (!isRegistration(sessions, operation) || one.raw !== undefined || !one.at.startsWith('body/')) return one
  const input = await inputs.first(operation, player, { sampled: true })
  const value = at(one.input.body, pointer)
  const body = value === undefined ? withoutAt(input.body, pointer) : withAt(input.body, pointer, value)
  // In a union the field may be valid in another branch.
  const isStillOutside =
    operation.body !== undefined && context.validate(operation.body.schema, body, 'request').violations.length > 0
  return isStillOutside ? { ...one, input: { ...one.input, body } } : one
}

/** Whether the operation lets visitors create an account, even if it opens no session. */
function isRegistration({ login, register }: SessionPool['sessions'], operation: Operation): boolean {
  const { id, path, method, needsSession } = operation
  if (operation === register) return true
  return method === 'POST' && !needsSession && operation !== login && REGISTRATION.test(`${id} ${path}`)
}

/** Whether a case logs in with other credentials, so that a refusal is correct. */
function isOtherCredential({ sessions }: SessionPool, operation: Operation, player: Player, { at }: Case): boolean {
  return operation === sessions.login && at.startsWith('body/') && (at.split('/')[1] ?? '') in player.fields
}

/** Returns a new player, if possible, for an operation that changes the login. */
async function ownPlayer({ sessions }: SessionPool, operation: Operation): Promise<Player> {
  if (operation.effect !== 'session') return sessions.main
  if (operation === sessions.login || operation === sessions.register) return sessions.last
  return (await sessions.fresh()) ?? sessions.last
}
