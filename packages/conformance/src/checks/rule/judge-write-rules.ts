import { isDeepStrictEqual } from 'node:util'
import { at } from '@tumpak/contract-kit/json.ts'
import type { NamedPlaces, Place } from '@tumpak/contract-kit/rules.ts'
import { getPage } from '../../cases/list/page.ts'
import type { RunContext } from '../../context/run-context.ts'
import { readPlaces } from '../../sessions/place-snapshot.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { getSeenResult, type Snapshot } from '../../sessions/watch.ts'
import type { Player } from '../../config/player.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import type { PhaseInput } from '../define-check.ts'
import { listPlaces, listWriteRules, type DocumentRule } from './compiled-rules.ts'
import { noteVerdict, reportBroken } from './rule-verdicts.ts'

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
  const { context, operation, pool, player } = input
  const rules = listWriteRules(context, operation)
  if (rules.length === 0) return
  let tries = 0
  for await (const { input: request } of pool.candidates.of(operation, player)) {
    tries += 1
    if (tries > MAX_INPUTS) return
    if (isDeepStrictEqual(request.body, input.used.input.body) && operation.body !== undefined) continue
    const before = await readPlaces(pool, player, listPlaces(rules), request)
    const jar = operation.needsSession ? await pool.sessions.getJar(player) : undefined
    const result = await context.send(operation, request, { jar })
    if (result.outcome.kind !== 'success' || 'problem' in before) continue
    const after = await readPlaces(pool, player, listPlaces(rules), request)
    if ('problem' in after) continue
    for (const rule of rules) {
      const [old, now] = [before.getValues(rule.let), after.getValues(rule.let)]
      if ('problem' in old || 'problem' in now) continue
      const results = [...before.results, result, ...after.results]
      await judgeSuccess(input, rule, { old: old.values, now: now.values, request, result, player, results })
    }
  }
}

async function judgeSuccess(
  { context, pool, report }: Pick<PhaseInput<'tried'>, 'context' | 'pool' | 'report'>,
  rule: DocumentRule,
  { old, now, request, result, player, results }: Around,
): Promise<void> {
  const values = { places: now, old, request, response: context.data(result) }
  const evaluation = rule.expression.evaluate(values)
  if ('problem' in evaluation) return noteVerdict(context, rule, evaluation.problem)
  if (evaluation.value) {
    noteVerdict(context, rule, true)
    return report.pass()
  }
  // Two more looks tell whether the values move by themselves.
  for (let looks = 0; looks < 2; looks += 1)
    if (!isDeepStrictEqual(await readValues(pool, player, rule.let, request), now))
      return noteVerdict(context, rule, 'the places change without a request')
  noteVerdict(context, rule, true)
  reportBroken(report, rule, { results, values, write: result })
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
