import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isSamePath } from '@tumpak/contract-kit/path-template.ts'
import { namedValues } from '../../cases/items.ts'
import { followLink, withLinked } from '../../cases/link-data.ts'
import { isOfPages } from '../../cases/list/page-parameters.ts'
import { rangeAround } from '../../cases/list/range-around.ts'
import { readWholeList, type WholeList } from '../../cases/list/read-page.ts'
import { getSelectors } from '../../cases/list/selectors.ts'
import { runChecks, type Prepared } from '../../checks/run-checks.ts'
import { ACCEPTED } from '../../checks/write/effect.ts'
import { findWritten, readWritten, type WrittenThing } from '../../checks/write/written-thing.ts'
import type { Player } from '../../config/player.ts'
import { getExclusionReason, isRead } from '../../context/risk.ts'
import { getShape } from '../../document/schema/shape.ts'
import { CookieJar } from '../../http/cookie-jar.ts'

type Exchange = Prepared<'afterWrite'>

/**
 * Reads what a success wrote: by its links to reads; else what `POST /books` created at `GET /books/{id}`, if the
 * response names its id, and what a PUT or PATCH changed at the same path.
 */
export async function readBack(exchange: Exchange): Promise<void> {
  const { context, operation, pool, player, result } = exchange
  if (result.outcome.kind !== 'success') return
  if (operation.links.length === 0) return readWrittenThing(exchange)
  for (const link of operation.links) {
    const target = context.operation(link.to)
    const linked = followLink(link, result)
    if (target === undefined || !isRead(target) || getExclusionReason(target, context.config) !== undefined) continue
    if (context.isGivenUp(target)) continue
    const values = Object.values(linked?.parameters ?? {})
    if (linked === undefined || values.length === 0) continue
    const input = withLinked(target, await pool.inputs.first(target, player), linked)
    const jar = target.needsSession ? await pool.sessions.getJar(player) : new CookieJar()
    const read = await context.send(target, input, { jar })
    const data = JSON.stringify(context.data(read) ?? null)
    const isFound = read.outcome.kind === 'success' && values.every((value) => data.includes(JSON.stringify(value)))
    await runChecks('readBack', { ...exchange, read, thing: undefined, link: { link, isFound } })
  }
}

async function readWrittenThing(exchange: Exchange): Promise<void> {
  const { context, operation, pool, player, result } = exchange
  const thing = findWritten(context, result)
  // An action such as a renewal takes the same names for something else.
  if (thing === undefined) return
  const isAccepted = result.response?.status === ACCEPTED
  const read = isAccepted ? undefined : await readWritten(pool, thing, player, operation.method === 'POST')
  await runChecks('readBack', { ...exchange, read, thing, link: undefined })
}

/** How long to wait for a list that is written a moment later. */
const WAIT_MS = 250

/** Reads the list at the path of a creation to its end, as its owner and as another player. */
export async function readLists(exchange: Exchange): Promise<void> {
  const { context, operation, pool, player, result } = exchange
  const list = findList(context.operations, operation)
  const thing = findWritten(context, result)
  if (operation.method !== 'POST' || result.response?.status === ACCEPTED || list === undefined) return
  if (thing?.name === undefined || getExclusionReason(list, context.config) !== undefined) return
  const own = await readWritten(pool, thing, player)
  // What cannot be read, or was not created, is reported elsewhere.
  if (own.outcome.kind !== 'success' || context.ledger.hasFailed(operation, ['created'])) return
  const mine = await readList(exchange, list, player)
  if (mine === undefined) return
  const isMissing = !isIn(mine, thing) && (await isMissingEverywhere(exchange, list, thing))
  const other = isMissing ? undefined : pool.sessions.findOther(player)
  const theirs =
    other && list.needsSession && thing.read.needsSession ? await readList(exchange, list, other) : undefined
  const isForeign = other !== undefined && theirs !== undefined && isIn(theirs, thing)
  await runChecks('listed', {
    ...exchange,
    list,
    thing,
    mine,
    isMissing,
    theirs: isForeign ? { list: theirs, read: await readWritten(pool, thing, other) } : undefined,
  })
}

function findList(operations: readonly Operation[], { path }: Operation): Operation | undefined {
  return operations.find(
    (read) =>
      read.method === 'GET' &&
      isRead(read) &&
      isSamePath(read.path, path) &&
      !read.parameters.some((parameter) => parameter.in === 'query' && parameter.required && !isOfPages(parameter)),
  )
}

async function readList(
  { context, pool: { inputs, sessions }, result }: Exchange,
  list: Operation,
  player: Player,
  query: Json = {},
): Promise<WholeList | undefined> {
  const { path, body } = result.input
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
async function isMissingEverywhere(exchange: Exchange, list: Operation, thing: WrittenThing): Promise<boolean> {
  const { context, player, result } = exchange
  const { body } = result.input
  const read = (query: Json): Promise<WholeList | undefined> => readList(exchange, list, player, query)
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
