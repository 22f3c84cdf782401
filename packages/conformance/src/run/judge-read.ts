import { checkBadInput, checkValidInput } from '../checks/input/bad-input.ts'
import { checkLanguage } from '../checks/input/language.ts'
import { checkMethod } from '../checks/input/method.ts'
import { checkFilters } from '../checks/list/filters.ts'
import { checkKept } from '../checks/list/kept.ts'
import { checkParts } from '../checks/list/parts.ts'
import { checkRanges } from '../checks/list/ranges.ts'
import { checkSorting } from '../checks/list/sorting.ts'
import { checkPagination } from '../checks/list/pagination.ts'
import { isPaged } from '../cases/list/page-parameters.ts'
import { checkForeignData } from '../checks/access/foreign-data.ts'
import { checkForeignIds } from '../checks/access/foreign-id.ts'
import { checkReadOrigin } from '../checks/access/origin.ts'
import { checkOpen, sessionAttempts } from '../checks/access/session.ts'
import type { Candidate } from '../cases/candidates.ts'
import type { Case } from '../cases/case.ts'
import { coverageCases } from '../cases/coverage.ts'
import { fuzz } from '../checks/input/fuzz.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { describeOutcome } from '../document/envelope/outcome.ts'
import type { RequestInput, RequestResult } from '../http/request-result.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import { neverSucceeded } from './advice.ts'
import type { RunContext } from '../context/run-context.ts'
import type { Base, SessionPool } from '../context/session-pool.ts'
import type { Player } from '../context/player.ts'

const CANDIDATES_A_PLAYER = 8
/** The statuses by which servers refuse a name that nobody has. */
const UNKNOWN = [400, 404, 410, 422]

/** A player's cookies for an operation; an empty jar if it needs no session. */
export function jarFor({ sessions }: SessionPool, operation: Operation, player: Player): Promise<CookieJar> {
  return operation.needsSession ? sessions.jarOf(player) : Promise.resolve(new CookieJar())
}

/** Sends one case. */
export function sendCase(pool: SessionPool, operation: Operation, one: Case, jar: CookieJar): Promise<RequestResult> {
  return pool.context.send(operation, one.input, { jar, raw: one.raw, method: one.method })
}

/** Runs all checks of a read. */
export async function judgeRead(pool: SessionPool, operation: Operation): Promise<void> {
  const { context, sessions } = pool
  const base = await findReadBase(pool, operation)
  if (base === undefined) return
  const { used, result } = base
  const jar = await jarFor(pool, operation, used.player)
  for (const attempt of await sessionAttempts(context, sessions, operation, used.input)) await attempt()
  if (!operation.needsSession) checkOpen(context, result)
  await checkReadOrigin(context, operation, used.input, jar)
  const succeeded = result.outcome.kind === 'success'
  let refused: Case | undefined
  for (const one of coverageCases(context, operation, used.input)) {
    const got = await sendCase(pool, operation, one, jar)
    if (one.kind === 'outside') {
      checkBadInput(context, one, got, succeeded)
      if (got.outcome.kind === 'refused' && one.raw === undefined && !one.at.startsWith('header/')) refused ??= one
    } else if (one.kind === 'inside' && succeeded) checkValidInput(context, one, got)
  }
  await checkMethod(context, operation, used.input, jar)
  await checkRefusalLanguage(pool, operation, refused, used, jar)
  await fuzz(pool, operation, used.input, jar)
  if (!succeeded) return
  const whole = withoutFilters(operation, used)
  await checkKept(context, operation, whole, result, jar)
  await checkList(context, operation, whole, jar)
  await checkParts(context, operation, whole, result, jar)
  await checkForeignData(context, sessions, pool.candidates, operation, used, used.input)
  await checkForeignIds(pool, operation, { used: { ...used, input: whole }, result }, (one) =>
    jarFor(pool, operation, one),
  )
}

/** The checks of a list's content. */
async function checkList(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar,
): Promise<void> {
  await checkPagination(context, operation, input, jar)
  await checkFilters(context, operation, input, jar)
  await checkRanges(context, operation, input, jar)
  await checkSorting(context, operation, input, jar)
}

/** Checks a list again that had nothing to judge before the writes: an empty list has no order. */
export async function judgeListAgain(pool: SessionPool, operation: Operation): Promise<void> {
  const { context, sessions, candidates } = pool
  const states = context.ledger.coverage.find((one) => one.operationId === operation.id)?.checks
  const isUndecided = (check: string): boolean => states?.[check] === 'not applicable'
  const hasParameters = operation.parameters.some((one) => one.in === 'query')
  const isDue =
    (operation.order !== undefined && isUndecided('order')) ||
    (isPaged(context.root, operation) && isUndecided('pagination')) ||
    (hasParameters && ['filter', 'range', 'sort'].every(isUndecided))
  if (!isDue || !context.ledger.hasSucceeded(operation)) return
  const player = sessions.main
  const used = await first(candidates.of(operation, player))
  if (used === undefined) return
  const [input, jar] = [withoutFilters(operation, used), await jarFor(pool, operation, player)]
  await context.send(operation, input, { jar })
  await checkList(context, operation, input, jar)
}

async function first<Item>(items: AsyncIterable<Item>): Promise<Item | undefined> {
  for await (const item of items) return item
  return undefined
}

/** The input without the optional parameters of a link, which would select one item of a list. */
function withoutFilters({ parameters }: Operation, { input, linked }: Candidate): RequestInput {
  const isLeft = (name: string): boolean =>
    !(name in (linked?.parameters ?? {})) || parameters.some((one) => one.name === name && one.required)
  return { ...input, query: Object.fromEntries(Object.entries(input.query).filter(([name]) => isLeft(name))) }
}

/** Refusals in two languages: of bad input if possible, and of a missing session. */
export async function checkRefusalLanguage(
  { context }: SessionPool,
  operation: Operation,
  refused: Case | undefined,
  used: Candidate,
  jar: CookieJar,
): Promise<void> {
  if (operation.needsSession) await checkLanguage(context, operation, used.input, new CookieJar())
  if (refused !== undefined) return checkLanguage(context, operation, refused.input, jar)
  if (operation.needsSession) return
  context.ledger.notApplicable(operation, 'language')
}

async function findReadBase(pool: SessionPool, operation: Operation): Promise<Base | undefined> {
  const { context, sessions, candidates } = pool
  const { ledger } = context
  let last: Base | undefined
  for (const player of sessions.players) {
    let tries = 0
    for await (const used of candidates.of(operation, player)) {
      const result = await context.send(operation, used.input, { jar: await jarFor(pool, operation, player) })
      last = { used, result }
      if (result.outcome.kind === 'success') {
        ledger.succeed(operation)
        ledger.pass(operation, 'success')
        candidates.keep(player, result)
        return last
      }
      // Data from another response exists, so only a live session is needed.
      const mustSucceed =
        used.origin === 'link' || used.origin === 'listed' || !(context.isListed(result) || mayBeUnknown(result))
      if (mustSucceed && result.outcome.kind === 'refused') reportRefusal(context, result)
      tries += 1
      if (mustSucceed || tries >= CANDIDATES_A_PLAYER) break
    }
    if (ledger.coverage.find((one) => one.operationId === operation.id)?.checks['success'] === 'failed') break
  }
  if (last !== undefined) ledger.markInconclusive(operation, 'success', neverSucceeded(context, last.result))
  return last
}

/** Whether the request names something by a value that no response gave, so that it need not exist. */
function mayBeUnknown({ operation, outcome }: RequestResult): boolean {
  const isByPath = operation.parameters.some((one) => one.in === 'path')
  return isByPath && outcome.kind === 'refused' && UNKNOWN.includes(outcome.status)
}

/** Reports a refused read despite a live session and valid input. */
export function reportRefusal({ ledger }: RunContext, result: RequestResult): void {
  ledger.fail(result.operation, {
    check: 'success',
    severity: 'critical',
    rule: result.operation.pointer,
    title: 'A valid request is refused',
    explanation: `Expected: success, with a valid session and input that the document allows. Received: ${describeOutcome(result.outcome)}.`,
    evidence: result,
  })
}
