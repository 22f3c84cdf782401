import { isIdName } from '../../cases/path-ids.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import type { RequestResult, RequestInput } from '../../http/request-result.ts'
import type { Candidate } from '../../cases/candidate.ts'
import type { Candidates } from '../../sessions/candidates.ts'
import { withLinked } from '../../cases/link-data.ts'
import { isSamePath } from '@tumpak/contract-kit/path-template.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { Player } from '../../config/player.ts'
import { isRead, getExclusionReason } from '../../context/risk.ts'
import type { Sessions } from '../../sessions/sessions.ts'
import { flatten } from '../../document/flatten.ts'
import { readWholeList } from '../../cases/list/read-page.ts'
import { defineCheck } from '../define-check.ts'

export const otherPlayerCheck = defineCheck({
  id: 'other-player',
  title: "Another user's data",
  severity: 'critical',
  phase: 'access',
  description: "A user cannot use another user's data.",
  fix: 'Select by the owner of the session, not only by the id in the request.',
  since: '0.1.0',
  run: ({ context, operation, pool, base: { used } }) =>
    checkForeignData(context, pool.sessions, pool.candidates, operation, used, used.input),
})

/**
 * Checks that one player cannot access another's data. `used` is from a player's own responses. It is private if the
 * other player's response to the same operation lacks it.
 */
export async function checkForeignData(
  context: RunContext,
  sessions: Sessions,
  candidates: Candidates,
  target: Operation,
  used: Candidate,
  input: RequestInput,
): Promise<void> {
  const { source } = used
  const values = ids([used.linked?.parameters, used.linked?.body])
  if (source === undefined || !target.needsSession || !source.needsSession || values.length === 0) return
  const other = otherPlayer(sessions, used.player)
  if (other === undefined) {
    const isForAll = isRead(source) && [source, target].every((one) => isSharedByAll(context.operations, one))
    if (isForAll || (await isPublic(context, target, source, used, values)))
      return context.ledger.notApplicable(target, otherPlayerCheck)
    return context.ledger.markInconclusive(target, otherPlayerCheck, 'it needs two players (players)')
  }
  if (isRead(source)) {
    const theirs = await candidates.capture(source, other)
    // If the other player cannot reach the source at all, the data belongs to the first one.
    const mine = await candidates.capture(source, used.player)
    if (theirs !== undefined && values.some((value) => isShared(value, mine, theirs)))
      return context.ledger.notApplicable(target, otherPlayerCheck)
  }
  if (await isPublic(context, target, source, used, values))
    return context.ledger.notApplicable(target, otherPlayerCheck)
  const theirs = await sessions.getJar(other)
  if (await isListedFor(context, source, used, values, theirs))
    return context.ledger.notApplicable(target, otherPlayerCheck)
  // If the creator cannot see the item in the list either, the list says nothing about owners.
  const hidesOwnItem =
    source.listedIn !== undefined &&
    !(await isListedFor(context, source, used, values, await sessions.getJar(used.player)))
  if (hidesOwnItem && ![source, target].some((one) => statesOwnership(context.operations, one)))
    return context.ledger.notApplicable(target, otherPlayerCheck)
  const result = await context.send(target, input, { jar: theirs })
  if (!isLeak(context, result, values)) return context.ledger.pass(target, otherPlayerCheck)
  reportForeign(context, result, used.from, source)
}

/** Reports that one player's request used another player's data. */
export function reportForeign(
  { ledger }: RunContext,
  result: RequestResult,
  own: RequestResult | undefined,
  source?: Operation,
): void {
  ledger.fail(result.operation, {
    check: otherPlayerCheck,
    rule: `${result.operation.pointer}/security`,
    title: `One user can use another user's data`,
    explanation: `${source === undefined ? 'An id of one user worked' : `${source.id} returned an id to one user, and the operation accepted it`} in another user's session. Restrict every lookup to the user of the session.`,
    evidence: result,
    steps: [
      ...(own === undefined ? [] : [{ label: 'of the owner', result: own }]),
      { label: 'of the other account', result },
    ],
  })
}

/** Whether the data of a read is the caller's own: by `x-own`, else if it shows money. Other data may be the same for all. */
export function statesOwnership(operations: readonly Operation[], read: Operation): boolean {
  return read.own ?? isOfMoney(operations, read)
}

/** Whether all may have the same data in a read: by `x-own`, or because no write of a user changes it. */
export function isSharedByAll(operations: readonly Operation[], read: Operation): boolean {
  return !(read.own ?? operations.some((write) => isUsersWrite(write, read)))
}

/** Whether a user's write changes what a read shows. */
function isUsersWrite({ shows, listedIn, needsSession, effect }: Operation, read: Operation): boolean {
  return [...shows, listedIn].includes(read.id) && needsSession && (effect === 'write' || effect === 'money')
}

/** Whether a read must show the effect of a money operation. */
export function isOfMoney(operations: readonly Operation[], read: Operation): boolean {
  return operations.some((write) => write.effect === 'money' && write.shows.includes(read.id))
}

/**
 * Whether visitors see the data too: at the same path, by the same ids, or in the reads that show the source's effect.
 */
async function isPublic(
  context: RunContext,
  target: Operation,
  source: Operation,
  used: Candidate,
  values: readonly unknown[],
): Promise<boolean> {
  const isOpen = (one: Operation): boolean => isRead(one) && !one.needsSession
  if (target.path.includes('{') && context.operations.some((one) => isOpen(one) && isSamePath(one.path, target.path)))
    return true
  const given = { ...used.input.path, ...used.linked?.parameters }
  for (const read of context.operations) {
    if (!isOpen(read) || getExclusionReason(read, context.config) !== undefined) continue
    const needed = read.parameters.filter((one) => one.required && one.in !== 'header').map((one) => one.name)
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
  context: RunContext,
  source: Operation,
  used: Candidate,
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
        .filter(([, one]) => one === value)
        .map(([pointer]) => pointer.replaceAll(/\/\d+(?=\/)/g, '/*')),
    )
  const [own, others] = [mine === undefined ? new Set<string>() : getPlaces(mine), getPlaces(theirs)]
  return own.size === 0 ? others.size > 0 : [...own].some((place) => others.has(place))
}

/** Whether a response contains a value. */
export function shows(json: unknown, value: unknown): boolean {
  if (Array.isArray(value)) return value.some((one) => shows(json, one))
  return [...flatten(json).values()].some((one) => one === value)
}

function isLeak(context: RunContext, result: RequestResult, values: readonly unknown[]): boolean {
  if (result.outcome.kind !== 'success') return false
  if (!isRead(result.operation)) return true
  const data = JSON.stringify(context.data(result) ?? null)
  return values.some((value) => data.includes(JSON.stringify(value)))
}

/** Another configured player. */
export function otherPlayer(sessions: Sessions, player: Player): Player | undefined {
  return sessions.players.find((one) => one !== player && !one.isFresh)
}

/** Returns the ids in a linked input, which may belong to a player. */
function ids(value: unknown, name = ''): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => ids(one, name))
  if (isJson(value)) return Object.entries(value).flatMap(([key, one]) => ids(one, key))
  return isIdName(name) ? [value] : []
}
