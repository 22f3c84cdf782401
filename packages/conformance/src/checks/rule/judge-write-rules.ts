import { isDeepStrictEqual } from 'node:util'
import { at } from '@tumpak/contract-kit/json.ts'
import type { NamedPlaces, Place } from '@tumpak/contract-kit/rules.ts'
import { getPage } from '../../cases/list/page.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { Evaluation } from '../../document/expression/expression.ts'
import type { RuleValues } from '../../document/expression/rule-expression.ts'
import { readPlaces, type PlaceSnapshot } from '../../sessions/place-snapshot.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { getSeenResult, type Snapshot } from '../../sessions/watch.ts'
import type { Player } from '../../config/player.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import type { PhaseInput } from '../define-check.ts'
import { listPlaces, listWriteRules, type DocumentRule } from './compiled-rules.ts'
import { noteVerdict, reportBroken } from './rule-verdicts.ts'

/** How often to look whether places move by themselves. */
const LOOKS = 6
const LOOK_INTERVAL_MS = 50
/** How many further inputs to try, because one success may prove little: a total of one item is its price. */
const MAX_INPUTS = 4

interface Values {
  [name: string]: unknown
}

/** A success, and what the places of a rule had around it. */
interface Around {
  old: Values
  now: Values
  request: RequestInput
  result: RequestResult
  player: Player
  /** The responses that show it, in the order they came. */
  results: readonly RequestResult[]
}

/** Judges the rules of a write by the reads around a success. */
export async function judgeTry(input: PhaseInput<'tried'>): Promise<void> {
  const { context, operation, result, input: request, player, before, after } = input
  if (result.outcome.kind !== 'success') return
  for (const rule of listWriteRules(context, operation)) {
    const isAffected = ({ read }: Place): boolean => operation.affects.includes(read)
    const entries = Object.entries(rule.let)
    const constant = await readValues(
      input.pool,
      player,
      select(entries, (place) => !isAffected(place)),
      request,
    )
    const affected = select(entries, isAffected)
    const [old, now] = [before, after].map((snapshot) => getSeenValues(context, affected, snapshot))
    if (constant === undefined || old === undefined || now === undefined) {
      noteVerdict(context, rule, 'a read around the request did not succeed, or has more than one page')
      continue
    }
    const results = [...listSeen(affected, before), result, ...listSeen(affected, after)]
    const around = { old: { ...constant, ...old }, now: { ...constant, ...now }, request, result, player, results }
    await judgeSuccess(input, rule, around)
  }
}

/** Sends other inputs than that of the first success, and judges the rules by whole lists around it. */
export async function judgeOtherInputs(input: PhaseInput<'write'>): Promise<void> {
  const rules = listWriteRules(input.context, input.operation)
  if (rules.length === 0) return
  const isOther = (request: RequestInput): boolean =>
    input.operation.body === undefined || !isDeepStrictEqual(request.body, input.used.input.body)
  for await (const success of succeedAgain(input, input.player, rules, isOther))
    for (const rule of rules) {
      const around = getAround(rule, success)
      if (around !== undefined) await judgeSuccess(input, rule, around)
    }
}

interface Success {
  request: RequestInput
  result: RequestResult
  player: Player
  before: PlaceSnapshot
  after: PlaceSnapshot
}

/** Sends further inputs as a player, and yields those that succeed, with the places of rules around them. */
async function* succeedAgain(
  input: Pick<RuleInput, 'context' | 'operation' | 'pool'>,
  player: Player,
  rules: readonly DocumentRule[],
  isMeant: (request: RequestInput) => boolean = () => true,
): AsyncGenerator<Success> {
  let tries = 0
  for await (const { input: request } of input.pool.candidates.of(input.operation, player)) {
    tries += 1
    if (tries > MAX_INPUTS) return
    const success = isMeant(request) ? await succeed(input, player, rules, request) : undefined
    if (success !== undefined) yield success
  }
}

/** Sends a request, with the places of rules around it; undefined if it does not succeed. */
async function succeed(
  { context, operation, pool }: Pick<RuleInput, 'context' | 'operation' | 'pool'>,
  player: Player,
  rules: readonly DocumentRule[],
  request: RequestInput,
): Promise<Success | undefined> {
  const before = await readPlaces(pool, player, listPlaces(rules), request)
  const jar = operation.needsSession ? await pool.sessions.getJar(player) : undefined
  const result = await context.send(operation, request, { jar })
  if (result.outcome.kind !== 'success' || 'problem' in before) return undefined
  const after = await readPlaces(pool, player, listPlaces(rules), request)
  return 'problem' in after ? undefined : { request, result, player, before, after }
}

function getAround(rule: DocumentRule, { before, after, ...sent }: Success): Around | undefined {
  const [old, now] = [before.getValues(rule.let), after.getValues(rule.let)]
  if ('problem' in old || 'problem' in now) return undefined
  return { ...sent, old: old.values, now: now.values, results: [...before.results, sent.result, ...after.results] }
}

type RuleInput = Pick<PhaseInput<'tried'>, 'context' | 'operation' | 'pool' | 'report'>

async function judgeSuccess(input: RuleInput, rule: DocumentRule, around: Around): Promise<void> {
  const { context, report } = input
  const evaluation = evaluate(context, rule, around)
  if ('problem' in evaluation) return noteVerdict(context, rule, evaluation.problem)
  if (evaluation.value) {
    noteVerdict(context, rule, true)
    return report.pass()
  }
  // One finding says it, and each doubt costs several requests.
  if (context.ledger.hasFinding(input.operation, 'rule', rule.id)) return
  const why = await findDoubt(input, rule, around)
  if (why !== undefined) return noteVerdict(context, rule, why)
  noteVerdict(context, rule, true)
  reportBroken(report, rule, { results: around.results, values: getValues(context, around), write: around.result })
}

function getValues(context: RunContext, { now, old, request, result }: Around): RuleValues {
  return { places: now, old, request, response: context.data(result) }
}

function evaluate(context: RunContext, { expression }: DocumentRule, around: Around): Evaluation {
  return expression.evaluate(getValues(context, around))
}

/**
 * Says why a broken rule may be no fault: its places move by themselves, or the same request, sent again, keeps it. If
 * that cannot succeed again, other successes decide. Without any, several looks must be enough.
 */
async function findDoubt(
  input: RuleInput,
  rule: DocumentRule,
  { now, request, player }: Around,
): Promise<string | undefined> {
  const { context, pool } = input
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if (!isDeepStrictEqual(await readValues(pool, player, rule.let, request), now))
      return 'the places change without a request'
    await context.config.pause(LOOK_INTERVAL_MS)
  }
  const isKept = (success: Success): boolean | undefined => {
    const around = getAround(rule, success)
    const evaluation = around && evaluate(context, rule, around)
    return evaluation === undefined || 'problem' in evaluation ? undefined : evaluation.value
  }
  const doubt = 'it was broken once, and kept by the next success'
  const same = await succeed(input, player, [rule], request)
  const isKeptBySame = same && isKept(same)
  if (isKeptBySame !== undefined) return isKeptBySame ? doubt : undefined
  let isKeptByAny = false
  for (const other of [player, ...pool.sessions.players.filter((one) => one !== player)])
    for await (const success of succeedAgain(input, other, [rule])) {
      const isKeptByOther = isKept(success)
      if (isKeptByOther === false) return undefined
      isKeptByAny ||= isKeptByOther === true
    }
  return isKeptByAny ? doubt : undefined
}

function select(entries: readonly [string, Place][], isChosen: (place: Place) => boolean): NamedPlaces {
  return Object.fromEntries(entries.filter(([, place]) => isChosen(place)))
}

/** Reads places; undefined if one has no value. */
async function readValues(
  pool: SessionPool,
  player: Player,
  places: NamedPlaces,
  request: RequestInput,
): Promise<Values | undefined> {
  const snapshot = await readPlaces(pool, player, Object.values(places), request)
  const read = 'problem' in snapshot ? snapshot : snapshot.getValues(places)
  return 'values' in read ? read.values : undefined
}

/** The values of places in a snapshot; undefined if a read is missing, or has more pages. */
function getSeenValues(context: RunContext, places: NamedPlaces, snapshot: Snapshot): Values | undefined {
  const values: Values = {}
  for (const [name, { read, pointer }] of Object.entries(places)) {
    const result = getSeenResult(snapshot.get(read))
    if (result?.outcome.kind !== 'success') return undefined
    const data = context.data(result)
    const value = at(data, pointer)
    const page = Array.isArray(value) ? getPage(data, result) : undefined
    if (page?.total !== undefined && page.total > page.items.length) return undefined
    values[name] = value
  }
  return values
}

function listSeen(places: NamedPlaces, snapshot: Snapshot): RequestResult[] {
  return Object.values(places).flatMap(({ read }) => getSeenResult(snapshot.get(read)) ?? [])
}
