import type { CheckInfo } from '../config/check-info.ts'
import { orderCheck } from '../checks/list/order.ts'
import { filterCheck } from '../checks/list/filters.ts'
import { paginationCheck } from '../checks/list/pagination.ts'
import { rangeCheck } from '../checks/list/ranges.ts'
import { sortCheck } from '../checks/list/sorting.ts'
import { successCheck } from '../context/whole-checks.ts'
import { badInputCheck, checkBadInput, checkValidInput, validInputCheck } from '../checks/input/bad-input.ts'
import { isExcused } from '../checks/input/excuses.ts'
import { checkKept } from '../checks/list/kept.ts'
import { checkParts, fieldsCheck } from '../checks/list/parts.ts'
import { isPaged } from '../cases/list/page-parameters.ts'
import { checkForeignIds } from '../checks/access/foreign-id.ts'
import { otherPlayerCheck } from '../checks/access/foreign-data.ts'
import { checkReadOrigin, originCheck } from '../checks/access/origin.ts'
import { checkOpen, openCheck } from '../checks/access/session.ts'
import { stepBefore } from '../checks/write/fresh.ts'
import type { Candidate } from '../cases/candidate.ts'
import type { Case } from '../cases/case.ts'
import { coverageCases } from '../cases/coverage.ts'
import { fuzz, fuzzCheck } from '../checks/input/fuzz.ts'
import { findThirdPartyInput } from '../document/third-party-input.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { describeOutcome } from '../document/envelope/outcome.ts'
import type { Attempt, RequestInput, RequestResult } from '../http/request-result.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import { runPhase, tryCheck, tryCheckSync } from '../checks/run-phase.ts'
import { neverSucceeded } from './advice.ts'
import type { RunContext } from '../context/run-context.ts'
import type { Base, SessionPool } from '../sessions/session-pool.ts'
import type { Player } from '../config/player.ts'

const CANDIDATES_A_PLAYER = 8
/** The statuses with which servers refuse an unknown name. */
const UNKNOWN_STATUSES = [400, 404, 410, 422]

/** Returns a player's cookies for an operation; an empty jar if it needs no session. */
export function jarFor({ sessions }: SessionPool, operation: Operation, player: Player): Promise<CookieJar> {
  return operation.needsSession ? sessions.getJar(player) : Promise.resolve(new CookieJar())
}

/** Sends one case. */
export function sendCase(pool: SessionPool, operation: Operation, one: Case, jar: CookieJar): Promise<RequestResult> {
  return pool.context.send(operation, one.input, { jar, raw: one.raw, method: one.method })
}

/** Runs all checks of a read. */
export async function judgeRead(pool: SessionPool, operation: Operation): Promise<void> {
  const { context } = pool
  const base = await findReadBase(pool, operation)
  if (base === undefined) return
  const { used, result } = base
  const jar = await jarFor(pool, operation, used.player)
  for (const attempt of await makeAttempts(pool, operation, used.input, jar)) await attempt()
  const { ledger } = context
  if (!operation.needsSession) tryCheckSync(ledger, operation, openCheck, () => checkOpen(context, result))
  await tryCheck(ledger, operation, originCheck, () => checkReadOrigin(context, operation, used.input, jar))
  const succeeded = result.outcome.kind === 'success'
  let refused: Case | undefined
  for (const one of coverageCases(context, operation, used.input)) {
    const got = await sendCase(pool, operation, one, jar)
    if (one.kind === 'outside') {
      tryCheckSync(ledger, operation, badInputCheck, () => checkBadInput(context, one, got, succeeded))
      if (got.outcome.kind === 'refused' && one.raw === undefined && !one.at.startsWith('header/')) refused ??= one
    } else if (one.kind === 'inside' && succeeded)
      await tryCheck(ledger, operation, validInputCheck, async () => {
        const isOther = await isExcused(context, one, got, (input) => context.send(operation, input, { jar }))
        if (!isOther) checkValidInput(context, one, got)
      })
  }
  await runPhase('request', {
    context,
    operation,
    input: used.input,
    jar,
    refused,
    freshJar: () => Promise.resolve(jar),
  })
  await tryCheck(ledger, operation, fuzzCheck, () => fuzz(pool, operation, used.input, jar))
  if (!succeeded) return
  const whole = withoutFilters(operation, used)
  await tryCheck(ledger, operation, filterCheck, () => checkKept(context, operation, whole, result, jar))
  await runPhase('list', { context, operation, input: whole, jar })
  await tryCheck(ledger, operation, fieldsCheck, () => checkParts(context, operation, whole, result, jar))
  const getJar = (one: Player): Promise<CookieJar> => jarFor(pool, operation, one)
  await runPhase('access', { context, operation, pool, base, jarFor: getJar })
  await tryCheck(ledger, operation, otherPlayerCheck, () =>
    checkForeignIds(pool, operation, { used: { ...used, input: whole }, result }, getJar),
  )
}

/** Checks a list again after the writes if it was empty before, because an empty list has no order. */
export async function judgeListAgain(pool: SessionPool, operation: Operation): Promise<void> {
  const { context, sessions, candidates } = pool
  const states = context.ledger.coverage.find((one) => one.operationId === operation.id)?.checks
  const isUndecided = ({ id }: CheckInfo): boolean => states?.[id] === 'not applicable'
  const hasParameters = operation.parameters.some((one) => one.in === 'query')
  const isDue =
    (operation.order !== undefined && isUndecided(orderCheck)) ||
    (isPaged(context.root, operation) && isUndecided(paginationCheck)) ||
    (hasParameters && [filterCheck, rangeCheck, sortCheck].every(isUndecided))
  if (!isDue || !context.ledger.hasSucceeded(operation)) return
  const player = sessions.main
  const used = await first(candidates.of(operation, player))
  if (used === undefined) return
  const [input, jar] = [withoutFilters(operation, used), await jarFor(pool, operation, player)]
  await context.send(operation, input, { jar })
  await runPhase('list', { context, operation, input, jar })
}

async function first<Item>(items: AsyncIterable<Item>): Promise<Item | undefined> {
  for await (const item of items) return item
  return undefined
}

/** Returns the input without optional parameters from a link, which would select one item of a list. */
function withoutFilters({ parameters }: Operation, { input, linked }: Candidate): RequestInput {
  const isLeft = (name: string): boolean =>
    !(name in (linked?.parameters ?? {})) || parameters.some((one) => one.name === name && one.required)
  return { ...input, query: Object.fromEntries(Object.entries(input.query).filter(([name]) => isLeft(name))) }
}

/** Sends the requests that the session checks expect to be refused. */
export async function makeAttempts(
  pool: SessionPool,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar,
): Promise<Attempt[]> {
  const { context } = pool
  const outputs = await runPhase('session', { context, operation, input, jar, pool })
  return outputs.flatMap(({ check, output }) =>
    output.map(
      (attempt): Attempt =>
        () =>
          tryCheck(context.ledger, operation, check, attempt),
    ),
  )
}

async function findReadBase(pool: SessionPool, operation: Operation): Promise<Base | undefined> {
  const { context, sessions, candidates } = pool
  const { ledger } = context
  let last: Base | undefined
  const isGuess = findThirdPartyInput(context.root, operation, context.config.inputs) !== undefined
  for (const player of sessions.players) {
    let tries = 0
    for await (const used of candidates.of(operation, player)) {
      const result = await context.send(operation, used.input, { jar: await jarFor(pool, operation, player) })
      last = { used, result }
      if (result.outcome.kind === 'success') {
        ledger.succeed(operation)
        ledger.pass(operation, successCheck)
        return last
      }
      // Data from another response exists, so the request needs only a valid session.
      const mustSucceed =
        used.origin === 'link' ||
        used.origin === 'listed' ||
        !(isGuess || context.isListed(result) || mayBeUnknown(result))
      if (mustSucceed && result.outcome.kind === 'refused') reportRefusal(context, result, used.from)
      tries += 1
      if (mustSucceed || tries >= CANDIDATES_A_PLAYER) break
    }
    if (ledger.coverage.find((one) => one.operationId === operation.id)?.checks[successCheck.id] === 'failed') break
  }
  if (last !== undefined) ledger.markInconclusive(operation, successCheck, neverSucceeded(context, last.result))
  return last
}

/** Whether the request names something that no response returned, so that it may not exist. */
function mayBeUnknown({ operation, outcome }: RequestResult): boolean {
  const isByPath = operation.parameters.some((one) => one.in === 'path')
  return isByPath && outcome.kind === 'refused' && UNKNOWN_STATUSES.includes(outcome.status)
}

/** Reports that a read is refused despite a valid session and valid input. */
export function reportRefusal({ ledger }: RunContext, result: RequestResult, earlier?: RequestResult): void {
  ledger.fail(result.operation, {
    check: successCheck,
    rule: result.operation.pointer,
    title: 'A valid request is refused',
    explanation: `Expected: success, with a valid session and input that the document allows. Received: ${describeOutcome(result.outcome)}.`,
    evidence: result,
    steps: [...(earlier === undefined ? [] : [stepBefore(earlier)]), { label: 'request', result }],
  })
}
