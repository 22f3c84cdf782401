import { at, isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { NamedPlaces, Place } from '@tumpak/contract-kit/rules.ts'
import { findPager, readWholeList } from '../cases/list/read-page.ts'
import type { Player } from '../config/player.ts'
import { getExclusionReason, isRead } from '../context/risk.ts'
import type { RequestInput, RequestResult } from '../http/request-result.ts'
import type { SessionPool } from './session-pool.ts'

/** How often to read places again that change meanwhile. */
const MAX_TRIES = 3

/** What some reads showed at one time. */
export interface PlaceSnapshot {
  /** Returns the values of places, by their names; `problem` says which one has none. */
  getValues(places: NamedPlaces): { values: { [name: string]: unknown } } | { problem: string }
  /** The responses, in the order they came. */
  results: readonly RequestResult[]
}

/**
 * Reads places as a player, lists to their end, and the first read again at the end. If it changed, all are read again;
 * `problem` after three times. Required parameters of a read get the values that `input` sends under the same name.
 */
export async function readPlaces(
  pool: SessionPool,
  player: Player,
  places: readonly Place[],
  input?: RequestInput,
): Promise<PlaceSnapshot | { problem: string }> {
  const { context } = pool
  const reads = [...new Set(places.map(({ read }) => read))].flatMap((id) => {
    const operation = context.operation(id)
    return operation !== undefined && isRead(operation) && getExclusionReason(operation, context.config) === undefined
      ? [operation]
      : []
  })
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const seen = new Map<string, Reading>()
    for (const read of reads) seen.set(read.id, await readAll(pool, player, read, input))
    const [first] = reads
    // A single read is of one time anyway.
    const again = first === undefined || reads.length < 2 ? undefined : await readAll(pool, player, first, input)
    if (again !== undefined && first !== undefined && !isSame(pool, seen.get(first.id), again)) continue
    return {
      getValues: (named) => getValues(pool, seen, named),
      results: [...seen.values()].flatMap(({ results }) => results),
    }
  }
  return {
    problem: `${reads[0]?.id ?? ''} changes by itself: it differed ${String(MAX_TRIES)} times within one snapshot`,
  }
}

/** The pages of a list, or the one response of another read. */
interface Reading {
  results: RequestResult[]
  isWhole: boolean
}

async function readAll(
  { context, sessions, inputs }: SessionPool,
  player: Player,
  operation: Operation,
  input?: RequestInput,
): Promise<Reading> {
  const own = await inputs.first(operation, player)
  const sent = { ...(isJson(input?.body) ? input.body : {}), ...input?.query, ...input?.path }
  for (const { name, in: place, required } of operation.parameters) {
    if (place !== 'path' && place !== 'query') continue
    // An optional filter would leave out items.
    if (!required) delete own[place][name]
    else if (Object.hasOwn(sent, name)) own[place][name] = sent[name]
  }
  const jar = operation.needsSession ? await sessions.getJar(player) : undefined
  if (findPager(context.root, operation) === undefined)
    return { results: [await context.look(operation, own, { jar })], isWhole: true }
  const list = await readWholeList(context, operation, own, jar)
  return list ?? { results: [], isWhole: true }
}

function isSame({ context }: SessionPool, before: Reading | undefined, now: Reading): boolean {
  const show = (reading: Reading | undefined): string =>
    JSON.stringify(reading?.results.map((result) => context.data(result)))
  return show(before) === show(now)
}

function getValues(
  { context }: SessionPool,
  seen: ReadonlyMap<string, Reading>,
  places: NamedPlaces,
): { values: { [name: string]: unknown } } | { problem: string } {
  const values: { [name: string]: unknown } = {}
  for (const [name, { read, pointer }] of Object.entries(places)) {
    const { results = [], isWhole = false } = seen.get(read) ?? {}
    const [first] = results
    if (first === undefined || first.outcome.kind !== 'success') return { problem: `${read} gave no answer` }
    const found = results.map((result) => at(context.data(result), pointer))
    if (!isWhole && Array.isArray(found[0])) return { problem: `${read} has more pages than are read` }
    values[name] = Array.isArray(found[0]) ? found.flat() : found[0]
  }
  return { values }
}
