import { at, withAt, withoutAt } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Case } from '../../cases/case.ts'
import { coverageCases } from '../../cases/coverage.ts'
import { FOREIGN } from '../../checks/access/sharing.ts'
import type { Culprit } from '../../checks/phases.ts'
import { type Prepared, runChecks, tryCheck } from '../../checks/run-checks.ts'
import { getSessionRules } from '../../config/credentials.ts'
import type { Attempt, RequestResult } from '../../http/request-result.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import { findChanges, type Snapshot, Watch } from '../../sessions/watch.ts'
import { type OperationRun, sendCase } from '../operation-run.ts'

/** Names of operations that create an account. */
const REGISTRATION =
  /regist|sign.?up|(create|add|new)_?(user|account|member|player|customer)|\/(users|accounts|members|players)$/i

/** Sends what a write must refuse, between two snapshots: without a session, from other origins, outside of its limits. */
export async function sendRefusals(run: OperationRun): Promise<void> {
  const { context, operation, pool, player, used, jar } = run
  const subject = { context, operation, earlier: used.from }
  const watch = await Watch.of(pool, operation, player, used.input)
  await sendRefused(subject, watch, [...(await listSessionAttempts(run)), ...(await listForeignOrigins(run))])
  run.variants = coverageCases(context, operation, used.input)
  const variants = run.variants.filter(({ kind }) => kind !== 'inside')
  run.refused = variants.find(isOfInput)
  const attempts = variants.map((variant): Attempt => async () => {
    const result = await sendCase(run, await withFreshNames(run, variant), jar)
    const hasSucceeded = context.ledger.hasSucceeded(operation)
    await runChecks('variant', { context, operation, variant, result, hasSucceeded })
    return result
  })
  await sendRefused(subject, watch, attempts)
}

/** Sends the requests of a read that must be refused, because the session is missing or over. */
export async function sendSessionAttempts(run: OperationRun): Promise<void> {
  for (const attempt of await listSessionAttempts(run)) await attempt()
}

async function listSessionAttempts(run: OperationRun): Promise<Attempt[]> {
  const { context, operation } = run
  const outputs = await runChecks('session', run)
  return outputs.flatMap(({ check, output }) =>
    output.map(
      (attempt): Attempt =>
        () =>
          tryCheck(context.ledger, operation, check, attempt),
    ),
  )
}

/** Whether a variant is one of the usual input, not of its bytes or headers. */
export function isOfInput({ raw, at: place }: Case): boolean {
  return raw === undefined && !place.startsWith('header/')
}

/**
 * Sends a registration case with unused names. If an earlier case was executed, its name is taken, and the server would
 * refuse for that reason.
 */
async function withFreshNames({ context, pool, operation, player }: OperationRun, variant: Case): Promise<Case> {
  const pointer = variant.at.slice('body'.length)
  if (!isRegistration(pool.sessions, operation) || variant.raw !== undefined || !variant.at.startsWith('body/'))
    return variant
  const input = await pool.inputs.first(operation, player, { sampled: true })
  const value = at(variant.input.body, pointer)
  const body = value === undefined ? withoutAt(input.body, pointer) : withAt(input.body, pointer, value)
  // In a union the field may be valid in another branch.
  const isStillOutside =
    operation.body !== undefined && context.validate(operation.body.schema, body, 'request').violations.length > 0
  return isStillOutside ? { ...variant, input: { ...variant.input, body } } : variant
}

/** Whether the operation lets visitors create an account, even if it opens no session. */
function isRegistration({ login, register }: SessionPool['sessions'], operation: Operation): boolean {
  const { id, path, method, needsSession } = operation
  if (operation === register) return true
  return method === 'POST' && !needsSession && operation !== login && REGISTRATION.test(`${id} ${path}`)
}

type Subject = Pick<Prepared<'refused'>, 'context' | 'operation' | 'earlier'>

/**
 * Sends requests that must be refused between two snapshots. Only if these differ, each is repeated alone to find the
 * one at fault.
 */
export async function sendRefused(subject: Subject, watch: Watch, attempts: readonly Attempt[]): Promise<void> {
  if (watch.reads.length === 0) {
    for (const attempt of attempts) await attempt()
    const nothing = { before: undefined, after: undefined, changes: [], culprit: undefined, result: undefined }
    await runChecks('refused', { ...subject, ...nothing })
    return
  }
  let before = await watch.readStable()
  const results: (RequestResult | undefined)[] = []
  for (const attempt of attempts) results.push(await attempt())
  const isRefusal = (result: RequestResult | undefined): boolean => result?.outcome.kind === 'refused'
  const refused = attempts.filter((_, index) => isRefusal(results[index]))
  let after: Snapshot = await watch.look()
  let changes = findChanges(before, after)
  if (changes.length > 0 && refused.length < attempts.length && refused.length > 0) {
    // An accepted request may change the state, so repeat only the refused ones.
    before = await watch.readStable()
    for (const attempt of refused) results.push(await attempt())
    after = await watch.look()
    changes = findChanges(before, after)
  }
  if (refused.length === 0) return
  const culprit = changes.length === 0 ? undefined : await findCulprit(watch, refused)
  await runChecks('refused', { ...subject, before, after, changes, culprit, result: results.findLast(isRefusal) })
}

async function findCulprit(watch: Watch, attempts: readonly Attempt[]): Promise<Culprit | undefined> {
  let before = await watch.look()
  for (const attempt of attempts) {
    const result = await attempt()
    const after = await watch.look()
    const change = findChanges(before, after)[0]
    if (change !== undefined && result !== undefined) return { change, result, before, after }
    before = after
  }
  return undefined
}

/** The origins of another website, and of a page without one, such as a sandboxed frame. */
const FOREIGN_ORIGINS = [FOREIGN, 'null'] as const

/**
 * Lists the requests of a write with a foreign `Origin`. Each runs the phase `foreignOrigin` on its result. If none is
 * due, the phase runs at once, without a result.
 */
export async function listForeignOrigins(sent: Prepared<'session'>): Promise<Attempt[]> {
  const origins = getDueOrigins(sent)
  if (origins.length === 0) await runChecks('foreignOrigin', { ...sent, origin: FOREIGN, result: undefined })
  return origins.map((origin) => () => send(sent, origin))
}

/** Sends a read with a foreign `Origin` if it has a cookie, and runs the phase `foreignOrigin`. */
export async function readFromForeignOrigin(sent: Prepared<'session'>): Promise<void> {
  if (sent.jar.header === undefined) await runChecks('foreignOrigin', { ...sent, origin: FOREIGN, result: undefined })
  else await send(sent, FOREIGN)
}

function getDueOrigins({ context, operation, jar }: Prepared<'session'>): readonly string[] {
  if (operation.method === 'GET') return []
  if (getSessionRules(context.root).refusedOrigin !== undefined) return FOREIGN_ORIGINS
  // Browsers do not send a SameSite cookie with requests from other sites, so an Origin check adds nothing.
  return jar.header === undefined || jar.isSameSite ? [] : [FOREIGN]
}

async function send(sent: Prepared<'session'>, origin: string): Promise<RequestResult> {
  const { context, operation, input, jar } = sent
  const result = await context.send(operation, input, { jar, headers: { origin } })
  await runChecks('foreignOrigin', { ...sent, origin, result })
  return result
}
