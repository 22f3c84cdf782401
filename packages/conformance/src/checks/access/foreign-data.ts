import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isSamePath } from '@tumpak/contract-kit/path-template.ts'
import { withLinked } from '../../cases/link-data.ts'
import { readWholeList } from '../../cases/list/read-page.ts'
import { isIdName } from '../../cases/path-ids.ts'
import { getExclusionReason, isRead } from '../../context/risk.ts'
import type { RunContext } from '../../context/run-context.ts'
import { flatten } from '../../document/flatten.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { PhaseInput } from '../define-check.ts'
import { TWO_PLAYERS } from '../whole/advice.ts'
import { isSharedByAll, otherPlayer, statesOwnership } from './ownership.ts'
import { reportForeign } from './report-foreign.ts'

/**
 * Checks that one player cannot access another's data. What is used is from a player's own responses. It is private if
 * the other player's response to the same operation lacks it.
 */
export async function checkForeignData(input: PhaseInput<'access'>): Promise<void> {
  const { context, operation: target, pool, report, used } = input
  const { sessions, candidates } = pool
  const { source } = used
  const values = listIds([used.linked?.parameters, used.linked?.body])
  if (source === undefined || !target.needsSession || !source.needsSession || values.length === 0) return
  const other = otherPlayer(sessions, used.player)
  if (other === undefined) {
    const isForAll =
      isRead(source) && [source, target].every((operation) => isSharedByAll(context.operations, operation))
    if (isForAll || (await isPublic(input, source, values))) return report.notApplicable()
    return report.markInconclusive(TWO_PLAYERS)
  }
  if (isRead(source)) {
    const theirs = await candidates.capture(source, other)
    // If the other player cannot reach the source at all, the data belongs to the first one.
    const mine = await candidates.capture(source, used.player)
    if (theirs !== undefined && values.some((value) => isShared(value, mine, theirs))) return report.notApplicable()
  }
  if (await isPublic(input, source, values)) return report.notApplicable()
  const theirs = await sessions.getJar(other)
  if (await isListedFor(input, source, values, theirs)) return report.notApplicable()
  // If the creator cannot see the item in the list either, the list says nothing about owners.
  const hidesOwnItem =
    source.listedIn !== undefined && !(await isListedFor(input, source, values, await sessions.getJar(used.player)))
  if (hidesOwnItem && ![source, target].some((operation) => statesOwnership(context.operations, operation)))
    return report.notApplicable()
  const result = await context.send(target, used.input, { jar: theirs })
  if (!isLeak(context, result, values)) return report.pass()
  reportForeign(report, result, used.from, source)
}

/**
 * Whether visitors see the data too: at the same path, by the same ids, or in the reads that show the source's effect.
 */
async function isPublic(
  { context, operation: target, used }: PhaseInput<'access'>,
  source: Operation,
  values: readonly unknown[],
): Promise<boolean> {
  const isOpen = (operation: Operation): boolean => isRead(operation) && !operation.needsSession
  const isOfTarget = ({ path }: Operation): boolean => isSamePath(path, target.path)
  if (target.path.includes('{') && context.operations.some((read) => isOpen(read) && isOfTarget(read))) return true
  const given = { ...used.input.path, ...used.linked?.parameters }
  for (const read of context.operations) {
    if (!isOpen(read) || getExclusionReason(read, context.config) !== undefined) continue
    const needed = read.parameters
      .filter((parameter) => parameter.required && parameter.in !== 'header')
      .map(({ name }) => name)
    const isById = needed.some((name) => values.includes(given[name]))
    if (!isById && !source.shows.includes(read.id)) continue
    if (needed.some((name) => given[name] === undefined)) continue
    const input = withLinked(read, { path: {}, query: {}, header: {} }, { parameters: given })
    const result = await context.look(read, input, { jar: new CookieJar() })
    if (result.outcome.kind === 'success' && values.some((value) => shows(result.json, value))) return true
  }
  return false
}

/**
 * Whether a player's list contains what a write created, on whatever page. If the other player's list does too, all players share such
 * items.
 */
async function isListedFor(
  { context, used }: PhaseInput<'access'>,
  source: Operation,
  values: readonly unknown[],
  jar: CookieJar,
): Promise<boolean> {
  const list = source.listedIn === undefined ? undefined : context.operation(source.listedIn)
  if (list === undefined || getExclusionReason(list, context.config) !== undefined) return false
  const whole = await readWholeList(context, list, { path: used.input.path, query: {}, header: {} }, jar)
  return whole?.results.some(({ json }) => values.some((value) => shows(json, value))) === true
}

/** Whether another player's response has a value where the own one has it: a small id may equal a count. */
function isShared(value: unknown, mine: RequestResult | undefined, theirs: RequestResult): boolean {
  const getPlaces = ({ json, input }: RequestResult): Set<string> =>
    new Set(
      [...flatten([json, input])]
        .filter(([, found]) => found === value)
        .map(([pointer]) => pointer.replaceAll(/\/\d+(?=\/)/g, '/*')),
    )
  const [own, others] = [mine === undefined ? new Set<string>() : getPlaces(mine), getPlaces(theirs)]
  return own.size === 0 ? others.size > 0 : [...own].some((place) => others.has(place))
}

/** Whether a response contains a value. */
export function shows(json: unknown, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => shows(json, item))
  return [...flatten(json).values()].some((found) => found === value)
}

function isLeak(context: RunContext, result: RequestResult, values: readonly unknown[]): boolean {
  if (result.outcome.kind !== 'success') return false
  if (!isRead(result.operation)) return true
  const data = JSON.stringify(context.data(result) ?? null)
  return values.some((value) => data.includes(JSON.stringify(value)))
}

/** Lists the ids in a linked input, which may belong to a player. */
function listIds(value: unknown, name = ''): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => listIds(item, name))
  if (isJson(value)) return Object.entries(value).flatMap(([key, field]) => listIds(field, key))
  return isIdName(name) ? [value] : []
}
