import { at, isJson, type Json, withAt, withoutAt } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Candidate } from '../../cases/candidate.ts'
import type { Case } from '../../cases/case.ts'
import { coverageCases, coverageKey } from '../../cases/coverage.ts'
import { createFullBody, withoutFiles } from '../../cases/full-body.ts'
import { isDecisive, validInputCheck } from '../../checks/input/valid-input.ts'
import { type Prepared, runChecks, tryCheck } from '../../checks/run-checks.ts'
import type { RunContext } from '../../context/run-context.ts'
import { createSample } from '../../document/schema/sample.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { findInput, type OperationRun, sendCase } from '../operation-run.ts'
import { isExcused } from './excuses.ts'
import { readBack } from './read-back.ts'
import { isOfInput } from './refusals.ts'

/** Sends the variants of a read: input at, inside and outside of each limit. */
export async function sendReadVariants(run: OperationRun): Promise<void> {
  const { context, operation, input, jar } = run
  const hasSucceeded = run.result.outcome.kind === 'success'
  for (const variant of coverageCases(context, operation, input)) {
    const result = await sendCase(run, variant, jar)
    const { kind } = result.outcome
    if (variant.kind === 'outside' && kind === 'refused' && isOfInput(variant)) run.refused ??= variant
    if (variant.kind === 'inside' && !hasSucceeded) continue
    if (await isExcused(context, variant, result, (other) => context.send(operation, other, { jar }))) continue
    await runChecks('variant', { context, operation, variant, result, hasSucceeded })
  }
}

/** How many new players to use for the valid variants of one operation. */
const MAX_FRESH_PLAYERS = 20
/** How many other inputs to try for a valid variant. */
const MAX_OTHER_INPUTS = 3

/** A valid variant of a write, and what the variants of the operation share. */
interface Trial {
  run: OperationRun
  variant: Case
  /** The refusals of bodies where a request without one succeeds. */
  bodies: RefusedBodies | undefined
}

/** Sends each valid variant with an input that can succeed, and with a new player if needed. */
export async function sendValidVariants(run: OperationRun): Promise<void> {
  const { context, operation, pool, used: base } = run
  const { input, player } = base
  const variants = run.variants.filter((variant) => variant.kind === 'inside' && !isOtherCredential(run, variant))
  const bodies = input.body === undefined ? new RefusedBodies(context, run.result) : undefined
  let fresh = MAX_FRESH_PLAYERS
  for (const variant of variants)
    await tryCheck(context.ledger, operation, validInputCheck, async () => {
      const trial: Trial = { run, variant, bodies }
      if (await isDecided(trial)) return
      if (variant.at.startsWith('header/') || fresh === 0 || !operation.needsSession) return
      fresh -= 1
      const newcomer = await pool.sessions.fresh()
      const again = newcomer && (await findInput(pool, operation, newcomer))
      if (newcomer === undefined || again === undefined) return
      const jar = await pool.sessions.getJar(newcomer)
      await sendAs(trial, again, jar)
    })
  await tryCheck(context.ledger, operation, validInputCheck, async () =>
    bodies?.report({ context, operation, hasSucceeded: true }, async (body) =>
      context.send(operation, { ...input, body }, { jar: await run.getJar(player) }),
    ),
  )
}

/** Sends a valid variant with the inputs of the known players until a response decides about it. */
async function isDecided(trial: Trial): Promise<boolean> {
  const { run, variant } = trial
  const { context, operation, pool, used: base } = run
  const next = async (): Promise<Candidate> => (await findInput(pool, operation, base.player)) ?? base
  // Each change of a password gets its own player.
  const isOfPassword = operation.effect === 'session' && operation.needsSession && operation.body !== undefined
  const newcomer = isOfPassword ? await pool.sessions.fresh() : undefined
  const candidate = (newcomer && (await findInput(pool, operation, newcomer))) ?? (await next())
  const jar = await run.getJar(candidate.player)
  const sent = rebase(run, variant, candidate)
  const result = await sendCase(run, sent, jar)
  await readBack({ ...run, used: candidate, input: candidate.input, player: candidate.player, jar, result })
  if (result.outcome.kind === 'refused' && (await succeedsAnew(trial, candidate, jar))) return true
  if (await isExcused(context, sent, result, (input) => context.send(operation, input, { jar }))) return true
  return (await judge(trial, result)) || tryOthers(trial, candidate)
}

/** Has the response to a valid variant checked. Returns whether it decides. */
async function judge({ run, variant, bodies }: Trial, result: RequestResult): Promise<boolean> {
  const { context, operation } = run
  const isDone = isDecisive(context, variant, result)
  const isBody = variant.at.startsWith('body') && variant.input.body !== undefined
  if (isDone && isBody && bodies?.keep(variant, result) === true) {
    context.ledger.cover(operation, coverageKey(variant), true)
    return true
  }
  await runChecks('variant', { context, operation, variant, result, hasSucceeded: true })
  return isDone
}

/** Sends a valid variant with another input, and has its response checked. */
async function sendAs(trial: Trial, used: Candidate, jar: CookieJar): Promise<boolean> {
  const { run, variant } = trial
  const result = await sendCase(run, rebase(run, variant, used), jar)
  await readBack({ ...run, used, input: used.input, player: used.player, jar, result })
  return judge(trial, result)
}

/** Whether a refused variant succeeds with new values. A name that was just used is taken, whatever else is sent. */
async function succeedsAnew(trial: Trial, tried: Candidate, jar: CookieJar): Promise<boolean> {
  const { run, variant } = trial
  const { operation, pool } = run
  if (operation.body === undefined || tried.origin === 'link' || !variant.at.startsWith('body/')) return false
  const input = await pool.inputs.first(operation, tried.player, { sampled: true })
  const result = await sendCase(run, rebase(run, variant, { ...tried, input }), jar)
  if (result.outcome.kind !== 'success') return false
  await readBack({ ...run, used: tried, input, player: tried.player, jar, result })
  return judge(trial, result)
}

/** Sends a valid variant with other inputs, until a response decides. */
async function tryOthers(trial: Trial, tried: Candidate): Promise<boolean> {
  const { run } = trial
  let tries = 0
  for await (const other of run.pool.candidates.of(run.operation, tried.player)) {
    if (JSON.stringify(other.input) === JSON.stringify(tried.input)) continue
    tries += 1
    if (tries > MAX_OTHER_INPUTS) return false
    if (await sendAs(trial, other, await run.getJar(other.player))) return true
  }
  return false
}

/** Whether a case logs in with other credentials, so that a refusal is correct. */
function isOtherCredential({ operation, pool, player }: OperationRun, { at: place }: Case): boolean {
  return operation === pool.sessions.login && place.startsWith('body/') && (place.split('/')[1] ?? '') in player.fields
}

/** Applies a case to another input, of which only the varied part is replaced. */
function rebase({ context, operation, used: base }: OperationRun, variant: Case, { input }: Candidate): Case {
  const [place = '', ...rest] = variant.at.split('/')
  if (place === 'header' || place === 'query' || place === 'path' || place === 'cookie') {
    const name = rest.join('/')
    return { ...variant, input: { ...input, [place]: { ...input[place], [name]: variant.input[place]?.[name] } } }
  }
  const field = rest[0]
  if (field === undefined || base.input.body === input.body)
    return { ...variant, input: { ...input, body: variant.input.body } }
  const varied = variant.input.body as { [name: string]: unknown }
  // Replace only the innermost field, because its neighbors may need new values, like the name in `{user: {name,
  // password}}`.
  const pointer = getInnermost(input.body, variant.at.slice('body'.length))
  const value = at(varied, pointer)
  const body = value === undefined ? withoutAt(input.body, pointer) : withAt(input.body, pointer, value)
  return { ...variant, input: { ...input, body: isOfBody(context, operation, body, pointer) ? body : varied } }
}

/** Returns the pointer, or that of a list or object on its way that the body lacks. */
function getInnermost(body: unknown, pointer: string): string {
  const parent = pointer.slice(0, pointer.lastIndexOf('/'))
  if (parent === '' || at(body, parent) !== undefined) return pointer
  return getInnermost(body, parent)
}

/** Whether a replaced field fits the others. In a union it may belong to another branch. */
function isOfBody(context: RunContext, { body: documented }: Operation, body: unknown, pointer: string): boolean {
  if (documented === undefined) return false
  const whole = isJson(body) ? withoutFiles(body) : body
  const { violations, undocumented } = context.validate(documented.schema, whole, 'request')
  return violations.length === 0 && !undocumented.some((field) => field.pointer === pointer)
}

type Refusal = Pick<Prepared<'variant'>, 'variant' | 'result'>

/**
 * The refusals of valid bodies of an operation that succeeds without a body. A server that refuses every body has one
 * finding; if it accepts any, each refused value is a finding of its own.
 */
export class RefusedBodies {
  readonly #context: RunContext
  readonly #withoutBody: RequestResult
  readonly #refused: Refusal[] = []
  #isAccepted = false

  constructor(context: RunContext, withoutBody: RequestResult) {
    this.#context = context
    this.#withoutBody = withoutBody
  }

  /** Keeps the refusal of a valid body until all bodies were sent. Returns whether it is one. */
  keep(variant: Case, result: RequestResult): boolean {
    const { kind } = result.outcome
    if (kind === 'success') this.#isAccepted = true
    if (kind !== 'refused') return false
    this.#refused.push({ variant, result })
    return true
  }

  /** Has the refusals checked. `send` sends a request with a body that is valid, and not at a limit. */
  async report(
    about: Omit<Prepared<'variant'>, 'variant' | 'result'>,
    send: (body: unknown) => Promise<RequestResult>,
  ): Promise<void> {
    const [first] = this.#refused
    const isOfOneField = new Set(this.#refused.map(({ variant }) => variant.at)).size < 2
    if (first === undefined || isOfOneField || this.#isAccepted || !(await this.#refusesAll(first, send))) {
      for (const refusal of this.#refused) await runChecks('variant', { ...about, ...refusal })
      return
    }
    const isProposed = this.#refused.every(({ variant }) => variant.proposed)
    const bodies = { count: this.#refused.length, withoutBody: this.#withoutBody, isProposed }
    await runChecks('variant', { ...about, ...first, bodies })
  }

  /** Whether all refusals are alike, also those of bodies that are at no limit. */
  async #refusesAll(first: Refusal, send: (body: unknown) => Promise<RequestResult>): Promise<boolean> {
    const { operation } = first.result
    const isAlike = (result: RequestResult): boolean => isSameRefusal(result, first.result)
    if (!this.#refused.every(({ result }) => isAlike(result))) return false
    const bodies = listPlainBodies(this.#context, operation)
    for (const body of bodies) if (!isAlike(await send(body))) return false
    return bodies.length > 0
  }
}

/** Lists bodies well inside all limits: all fields, and each field alone with the required ones. */
function listPlainBodies(context: RunContext, operation: Operation): Json[] {
  const { body } = operation
  if (body === undefined) return []
  const sample = createSample(context.root, body.schema, context.unique(`plain ${operation.id} body`))
  const full = createFullBody(context, operation, sample, 0)
  if (full === undefined) return []
  const { required } = getShape(context.root, body.schema)
  const bodies = Object.keys(full).map((name) =>
    Object.fromEntries(Object.entries(full).filter(([other]) => other === name || required.includes(other))),
  )
  return [full, ...bodies.filter((other) => context.validate(body.schema, other, 'request').violations.length === 0)]
}

function isSameRefusal({ outcome }: RequestResult, { outcome: other }: RequestResult): boolean {
  return (
    outcome.kind === 'refused' &&
    other.kind === 'refused' &&
    outcome.status === other.status &&
    outcome.code === other.code
  )
}
