import type { Candidate } from '../../cases/candidate.ts'
import { inProgressCode, getKey, keyReusedCode, withKey } from '../../http/idempotency-key.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation, Parameter } from '@tumpak/contract-kit/operation.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import { describeOutcome } from '../../document/envelope/outcome.ts'
import type { RequestResult, RequestInput } from '../../http/request-result.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { JarOf, SessionPool } from '../../sessions/session-pool.ts'
import type { Step } from '../../context/exchanges.ts'
import type { Violation } from '../../context/ledger.ts'
import type { Player } from '../../config/player.ts'
import { changesBetween, findChanges, readSteps, Watch, type Snapshot } from '../../sessions/watch.ts'
import { causeRefusal } from '../input/cause-refusal.ts'
import { defineCheck } from '../define-check.ts'

export const idempotencyCheck = defineCheck({
  id: 'idempotency',
  title: 'Idempotency key',
  severity: 'critical',
  phase: 'write',
  description: 'A repeated request runs once.',
  fix: 'Store the key with its response in the transaction of the write, and return that response again.',
  since: '0.1.0',
  alsoReportedBy: ['idempotency-at-once', 'idempotency-content'],
  run: ({ pool, operation, player, getJar }) => checkIdempotency(pool, operation, player, getJar),
})

export const idempotencyRefusalCheck = defineCheck({
  id: 'idempotency-refusal',
  title: 'Key after a refusal',
  severity: 'major',
  phase: 'write',
  description: 'A refused request can be retried with the same key.',
  fix: 'Store keys of successes only.',
  since: '0.1.0',
})

export const idempotencyContentCheck = defineCheck({
  id: 'idempotency-content',
  title: 'Key of another request',
  severity: 'major',
  phase: 'write',
  description: 'A key of another request is refused with its code.',
  fix: 'Store a hash of the body with the key and compare it first.',
  since: '0.1.0',
})

export const idempotencyAtOnceCheck = defineCheck({
  id: 'idempotency-at-once',
  title: 'Concurrent requests with one key',
  severity: 'critical',
  phase: 'write',
  description: 'Two identical concurrent requests run once, and the second gets the documented response.',
  fix: 'Put a unique constraint on the key, and lock it before the work.',
  since: '0.1.0',
})

/** How many inputs to try for one player until one succeeds. */
const MAX_TRIES = 3

/** An input that may succeed, and how to send it. */
interface Attempt {
  pool: SessionPool
  operation: Operation
  parameter: Parameter
  used: Candidate
  jar: CookieJar
  watch: Watch
  send(key: string, input?: RequestInput): Promise<RequestResult>
}

/** By how much numbers changed with one success, by read and pointer. */
type Moves = Map<string, number>

/**
 * Checks that one key stands for one request: a repetition gets the same response without effect, a refusal is not
 * stored, other content is refused, and of two concurrent equal requests only one is executed.
 */
export async function checkIdempotency(
  pool: SessionPool,
  operation: Operation,
  own: Player,
  getJar: JarOf,
): Promise<void> {
  const { ledger } = pool.context
  const parameter = getKey(operation)
  if (parameter === undefined) return ledger.notApplicable(operation, idempotencyCheck)
  let moves: Moves | undefined
  for await (const attempt of attempts(pool, operation, parameter, own, getJar)) {
    moves = await checkRepeats(attempt)
    if (moves !== undefined) break
  }
  if (moves === undefined) {
    const why =
      'no request succeeded, so none can be repeated. Add a player for whom it succeeds more than once (players)'
    for (const check of [idempotencyCheck, idempotencyRefusalCheck, idempotencyContentCheck, idempotencyAtOnceCheck])
      ledger.markInconclusive(operation, check, why)
    return
  }
  for await (const attempt of attempts(pool, operation, parameter, own, getJar)) {
    if (await checkConcurrent(attempt, moves)) return
  }
  ledger.markInconclusive(
    operation,
    idempotencyAtOnceCheck,
    'two identical concurrent requests never succeeded, with any player',
  )
}

async function* attempts(
  pool: SessionPool,
  operation: Operation,
  parameter: Parameter,
  own: Player,
  getJar: JarOf,
): AsyncGenerator<Attempt> {
  const { context, sessions, inputs, candidates } = pool
  for (const player of [own, ...sessions.players.filter((one) => one !== own)]) {
    let tries = 0
    for await (const used of candidates.of(operation, player)) {
      const jar = await getJar(player)
      const watch = await Watch.of(context, sessions, inputs, operation, player, used.input)
      const send = (key: string, input = used.input): Promise<RequestResult> =>
        context.send(operation, withKey(input, parameter, key), { jar })
      yield { pool, operation, parameter, used, jar, watch, send }
      tries += 1
      if (tries >= MAX_TRIES) break
    }
  }
}

/**
 * Sends a refusal, a success, its repetition and other content under one key. Returns undefined if nothing succeeded.
 */
async function checkRepeats(attempt: Attempt): Promise<Moves | undefined> {
  const { pool, operation, parameter, watch, send } = attempt
  const { context } = pool
  const newKey = (): string => context.newKey(parameter)
  const refused = await causeRefusal(pool, operation, attempt.used, (input) => {
    const key = newKey()
    return send(key, input).then((result) => ({ key, result }))
  })
  let key = refused?.key ?? newKey()
  const before = await watch.readStable()
  let first = await send(key)
  if (first.outcome.kind !== 'success' && refused !== undefined) {
    const stored = first
    key = newKey()
    first = await send(key)
    if (first.outcome.kind === 'success') reportStored(attempt, refused.result, stored, first)
  } else if (refused !== undefined) context.ledger.pass(operation, idempotencyRefusalCheck)
  if (first.outcome.kind !== 'success') return undefined
  if (refused === undefined) context.ledger.notApplicable(operation, idempotencyRefusalCheck)

  const after = await watch.readStable()
  const second = await send(key)
  const isSame = sameSuccess(attempt, first, second)
  const last = await watch.look()
  const changed = findChanges(after, last).map(({ read }) => read)
  const shown = (label: string, snapshot: Snapshot): Step[] =>
    changed.length === 0 ? [] : readSteps(label, snapshot, changed)
  if (isSame && changed.length === 0) context.ledger.pass(operation, idempotencyCheck)
  else
    fail(attempt, {
      check: idempotencyCheck,
      title: isSame
        ? 'A repeated idempotency key runs the operation again'
        : 'A repeated idempotency key gets a different response',
      explanation:
        'A client repeats a request when it did not receive the response. Store the first response under its key, and return it again.',
      evidence: second,
      steps: [
        { label: 'write', result: first },
        ...shown('read between', after),
        { label: 'the same key again', result: second },
        ...shown('read after', last),
      ],
    })
  await checkContent(attempt, key, first)
  return getMoves(before, after)
}

function reportStored(attempt: Attempt, refused: RequestResult, stored: RequestResult, succeeded: RequestResult): void {
  fail(attempt, {
    check: idempotencyRefusalCheck,
    title: 'An idempotency key stays refused after one refusal',
    explanation: `A valid request received ${describeOutcome(stored.outcome)} with a key that was refused before, but success with a new key. Store successful responses only: the app retries a refused request with the same key.`,
    evidence: stored,
    steps: [
      { label: 'refused write', result: refused },
      { label: 'the same key again', result: stored },
      { label: 'another key', result: succeeded },
    ],
  })
}

/** Sends the key of a success with other content, such as another amount. */
async function checkContent(attempt: Attempt, key: string, first: RequestResult): Promise<void> {
  const { pool, operation, used, send } = attempt
  const { ledger } = pool.context
  const expected = keyReusedCode(operation)
  const other = expected === undefined ? undefined : await otherInput(attempt, used.input)
  if (expected === undefined || other === undefined) return ledger.notApplicable(operation, idempotencyContentCheck)
  const result = await send(key, other)
  const { outcome } = result
  if (outcome.kind === 'refused' && outcome.code === expected.code) {
    return ledger.pass(operation, idempotencyContentCheck)
  }
  fail(attempt, {
    check: idempotencyContentCheck,
    severity: outcome.kind === 'success' ? 'critical' : 'major',
    title: 'An idempotency key is accepted for a different request',
    explanation: `Expected: ${expected.code} (${expected.name}), because the key already belongs to a successful request with another body. Received: ${describeOutcome(outcome)}. Compare the key before other checks.`,
    evidence: result,
    steps: [
      { label: 'write', result: first },
      { label: 'the same key with another body', result },
    ],
  })
}

/** Returns another valid input that differs in more than secrets, because servers do not compare passwords. */
async function otherInput({ pool, operation, used }: Attempt, input: RequestInput): Promise<RequestInput | undefined> {
  for await (const other of pool.candidates.of(operation, used.player))
    if (getContent(other.input) !== getContent(input)) return other.input
  return undefined
}

function getContent({ body, path, query }: RequestInput): string {
  const open = isJson(body) ? Object.entries(body).filter(([name]) => !isSecretName(name)) : body
  return JSON.stringify([path, query, open])
}

/** Sends two concurrent equal requests. Returns false if neither succeeds for another reason. */
async function checkConcurrent(attempt: Attempt, single: Moves): Promise<boolean> {
  const { pool, operation, parameter, watch, send } = attempt
  const { context } = pool
  const key = context.newKey(parameter)
  const before = await watch.readStable()
  const pair = await Promise.all([send(key), send(key)])
  const moves = getMoves(before, await watch.look())
  const [first, second] = pair[0].outcome.kind === 'success' ? pair : pair.toReversed()
  if (first === undefined || second === undefined) return false
  const expected = inProgressCode(operation)
  const isInProgress =
    second.outcome.kind === 'refused' && (expected === undefined || second.outcome.code === expected.code)
  if (first.outcome.kind !== 'success' && !isInProgress) return false
  const isDouble = [...single].some(([place, move]) => Math.abs((moves.get(place) ?? 0) - 2 * move) < 0.005)
  const isOne = first.outcome.kind === 'success' && (isInProgress || sameSuccess(attempt, first, second))
  if (isOne && !isDouble) {
    context.ledger.pass(operation, idempotencyAtOnceCheck)
    return true
  }
  const isBoth = isDouble || second.outcome.kind === 'success'
  fail(attempt, {
    check: idempotencyAtOnceCheck,
    severity: isBoth ? 'critical' : 'major',
    title: isBoth
      ? 'Two identical concurrent requests both run'
      : 'The second of two identical concurrent requests gets a wrong response',
    explanation: `Browsers and proxies may repeat a request. Lock the key before acting. Expected for the second: ${expected === undefined ? 'the same response as the first' : `${expected.code} (${expected.name}), or the same response as the first`}. Received: ${describeOutcome(first.outcome)} and ${describeOutcome(second.outcome)}.`,
    evidence: second,
    steps: [
      { label: 'write', result: first },
      { label: 'the same at the same time', result: second },
    ],
  })
  return true
}

function sameSuccess({ pool: { context } }: Attempt, first: RequestResult, second: RequestResult): boolean {
  return (
    second.outcome.kind === 'success' && JSON.stringify(context.data(second)) === JSON.stringify(context.data(first))
  )
}

/** Returns the changes of numbers outside of lists, such as balances and totals. */
function getMoves(before: Snapshot, after: Snapshot): Moves {
  return new Map(
    changesBetween(before, after).flatMap(({ read, pointer, before: was, after: is }): [string, number][] =>
      typeof was === 'number' && typeof is === 'number' && !/\/\d+(\/|$)/.test(pointer)
        ? [[`${read} ${pointer}`, is - was]]
        : [],
    ),
  )
}

type Found = Omit<Violation, 'severity' | 'rule'> & Partial<Pick<Violation, 'severity'>>

function fail({ pool, operation, parameter }: Attempt, found: Found): void {
  pool.context.ledger.fail(operation, {
    severity: 'critical',
    pointer: `header/${parameter.name}`,
    rule: parameter.schema.pointer,
    proposed: parameter.schema.proposed,
    ...found,
  })
}
