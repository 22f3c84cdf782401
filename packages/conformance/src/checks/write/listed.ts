import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isSamePath } from '@tumpak/contract-kit/path-template.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { namedValues } from '../../cases/items.ts'
import { isOfPages } from '../../cases/list/page-parameters.ts'
import { rangeAround } from '../../cases/list/range-around.ts'
import { readWholeList, type WholeList } from '../../cases/list/read-page.ts'
import { getSelectors } from '../../cases/list/selectors.ts'
import { findWritten, readWritten, type WrittenThing } from './written-thing.ts'
import { getExclusionReason, isRead } from '../../context/risk.ts'
import type { Base, SessionPool } from '../../sessions/session-pool.ts'
import type { Player } from '../../config/player.ts'
import { getShape } from '../../document/schema/shape.ts'
import { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestInput } from '../../http/request-result.ts'
import { otherPlayer, otherPlayerCheck, statesOwnership } from '../access/foreign-data.ts'
import { createdCheck } from './response-links.ts'
import { readAfter } from './trial.ts'

const ACCEPTED = 202
/** How long to wait for a list that is written a moment later. */
const WAIT_MS = 250

/**
 * Checks that the list at the path of a creation has the created thing, on whatever page, and that the list of another
 * user lacks it if they may not read it.
 */
export async function checkListed(pool: SessionPool, { used, result }: Base): Promise<void> {
  const { context } = pool
  const { operation, response } = result
  const list = findList(context.operations, operation)
  const thing = findWritten(context, result)
  if (operation.method !== 'POST' || response?.status === ACCEPTED || list === undefined) return
  if (thing?.name === undefined || getExclusionReason(list, context.config) !== undefined) return
  const own = await readWritten(pool, thing, used.player)
  // What cannot be read, or was not created, is reported elsewhere.
  if (own.outcome.kind !== 'success' || context.ledger.hasFailed(operation, [createdCheck.id])) return
  const read = (player: Player, query: Json = {}): Promise<WholeList | undefined> =>
    readList(pool, list, result.input, player, query)
  const mine = await read(used.player)
  if (mine === undefined) return
  if (
    !isIn(mine, thing) &&
    (await isMissing(pool, list, thing, result.input.body, (query) => read(used.player, query)))
  ) {
    const last = mine.results.at(-1)
    if (last === undefined) return
    return context.ledger.fail(operation, {
      check: createdCheck,
      severity: 'major',
      pointer: list.id,
      rule: list.pointer,
      title: `${list.id} does not have what this operation created`,
      explanation: `${thing.read.id} finds it (${thing.name} ${String(thing.value)}), and ${list.id} has ${String(mine.items.length)} items on ${String(mine.results.length)} pages without it. List everything that the user created.`,
      evidence: last,
      steps: readAfter(result, last),
    })
  }
  const other = otherPlayer(pool.sessions, used.player)
  if (other === undefined || !list.needsSession || !thing.read.needsSession) return
  const theirs = await read(other)
  if (theirs === undefined || !isIn(theirs, thing)) return
  const foreign = await readWritten(pool, thing, other)
  const isPrivate = foreign.outcome.kind === 'refused' && !context.isSessionRefusal(foreign)
  if (!isPrivate && !statesOwnership(context.operations, list)) return
  const shown = theirs.results.find((one) => JSON.stringify(one.json).includes(JSON.stringify(thing.value)))
  if (shown === undefined) return
  context.ledger.fail(list, {
    check: otherPlayerCheck,
    rule: `${list.pointer}/security`,
    title: "A response contains another user's data",
    explanation: `${operation.id} created ${thing.name} ${String(thing.value)} for one user, and the list of another user has it${isPrivate ? `, who may not read it by ${thing.read.id}` : ''}. Select by the user of the session.`,
    evidence: shown,
    steps: [
      { label: 'of the owner', result },
      { label: 'of the other account', result: shown },
      ...(isPrivate ? [{ label: 'read by the other account', result: foreign }] : []),
    ],
  })
}

function findList(operations: readonly Operation[], { path }: Operation): Operation | undefined {
  return operations.find(
    (one) =>
      one.method === 'GET' &&
      isRead(one) &&
      isSamePath(one.path, path) &&
      !one.parameters.some((parameter) => parameter.in === 'query' && parameter.required && !isOfPages(parameter)),
  )
}

async function readList(
  { context, inputs, sessions }: SessionPool,
  list: Operation,
  { path, body }: RequestInput,
  player: Player,
  query: Json,
): Promise<WholeList | undefined> {
  const input = await inputs.first(list, player)
  const jar = list.needsSession ? await sessions.getJar(player) : new CookieJar()
  const all = { ...input.query, ...rangeAround(context, list, body), ...query }
  return readWholeList(context, list, { ...input, path: { ...input.path, ...path }, query: all }, jar)
}

/** Whether a list has a thing, by the value of its id. */
function isIn({ items }: WholeList, { name = '', value }: WrittenThing): boolean {
  return items.some((item) => namedValues(name, item).map(String).includes(String(value)))
}

/** Whether a list lacks a thing under every filter, and after a moment: it may show only some things without one. */
async function isMissing(
  { context }: SessionPool,
  list: Operation,
  thing: WrittenThing,
  body: unknown,
  read: (query: Json) => Promise<WholeList | undefined>,
): Promise<boolean> {
  await context.config.pause(WAIT_MS)
  const again = await read({})
  if (again === undefined || !again.isWhole || isIn(again, thing)) return false
  // A list of other things has no such ids.
  if (again.items.some((item) => namedValues(thing.name ?? '', item).length === 0)) return false
  for (const selector of getSelectors(context, list)) {
    const { keywords, types } = getShape(context.root, selector.parameter.schema)
    const sent = isJson(body) ? body[selector.parameter.name] : undefined
    const choices: unknown[] = Array.isArray(keywords['enum'])
      ? keywords['enum']
      : types.includes('boolean')
        ? [true, false]
        : []
    for (const value of [...choices, sent]) {
      if (value === undefined || typeof value === 'object' || isOfPages(selector.parameter)) continue
      const filtered = await read(selector.put({}, value))
      if (filtered !== undefined && isIn(filtered, thing)) return false
    }
  }
  return true
}
