import { flatten, type Seen } from '../../document/flatten.ts'
import type { Place } from '@tumpak/contract-kit/rules.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isBelow } from '@tumpak/contract-kit/path-template.ts'
import { getField } from '../../sessions/places.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import type { RunContext } from '../../context/run-context.ts'
import { changesBetween, isRefused, isStable, type Snapshot } from '../../sessions/watch.ts'
import { findUnmetValue } from './shown-values.ts'
import { itemFields } from '../../cases/list/item-fields.ts'
import { isOfPages, longestSize } from '../../cases/list/page-parameters.ts'

/** The status of a request that was only accepted: its work may be done later. */
export const ACCEPTED = 202
/** How many equal fields make two items look the same. */
const MIN_FIELDS = 2

/** Whether the reads show the effect of a successful operation. */
export interface Effect {
  shown: 'shown' | 'not shown' | 'cannot tell'
  /** Describes the missing effect, if it is certain. */
  missing?: string | undefined
  /** The pointer in the payload of a read where the effect shows. */
  pointer?: string | undefined
  /** Whether the response itself claims the effect that the read lacks. */
  isCertain?: boolean
  /** Whether the rule that it misses is a proposal. */
  isProposed?: boolean
  /** Whether the effect may come later. */
  isLater?: boolean
  /** Reads of `x-shows` that have not changed, although the effect is certain. */
  staleReads?: string[]
}

/**
 * Detects whether the reads before and after a success show its effect: deleted items are gone, new ones are present.
 */
export function detectEffect(context: RunContext, result: RequestResult, before: Snapshot, after: Snapshot): Effect {
  const isLater = result.response?.status === ACCEPTED && !documentsItsReads(result.operation)
  if (isLater) return { shown: 'cannot tell', isLater }
  const lost = lostField(context, result, before, after)
  if (lost !== undefined) {
    const missing = `${lost.slice(1).replaceAll('/', '.')} is as it was`
    return { shown: 'not shown', missing, pointer: lost, isCertain: true }
  }
  const unmet = findUnmetValue(context, result, after)
  if (unmet !== undefined) {
    const { missing, pointer, proposed } = unmet
    return { shown: 'not shown', missing, pointer, isCertain: true, isProposed: proposed }
  }
  const still = findUnchangedPlace(result, before, after)
  if (still !== undefined) {
    const missing = `${still.pointer.slice(1).replaceAll('/', '.')} of ${still.read} is as it was`
    return { shown: 'not shown', missing, pointer: still.pointer, isCertain: true }
  }
  const effect = shownBy(context, result, before, after)
  const staleReads = getStaleReads(context, result, before, after)
  return staleReads.length === 0 || effect.missing !== undefined ? effect : { ...effect, staleReads }
}

/** A place of `x-shows` that a success has not changed. */
function findUnchangedPlace({ operation }: RequestResult, before: Snapshot, after: Snapshot): Place | undefined {
  return operation.showsAt.find(({ read, pointer }) => {
    const [was, is] = [before.get(read), after.get(read)]
    if (was === undefined || is === undefined || isRefused(was) || isRefused(is)) return false
    const isOf = (seen: Seen): Seen =>
      new Map([...seen].filter(([place]) => place === pointer || place.startsWith(`${pointer}/`)))
    const [own, now] = [isOf(was), isOf(is)]
    return own.size > 0 && isStable(own) && changesBetween(new Map([[read, own]]), new Map([[read, now]])).length === 0
  })
}

/** Whether the reads of `x-shows`, or the list at the path, show a success. */
function shownBy(context: RunContext, result: RequestResult, seenBefore: Snapshot, seenAfter: Snapshot): Effect {
  const { operation, input } = result
  if (operation.shows.length === 0) return getListed(context, result, seenBefore, seenAfter)
  const mustShow = (seen: Snapshot): Snapshot => new Map([...seen].filter(([read]) => operation.shows.includes(read)))
  const [before, after] = [mustShow(seenBefore), mustShow(seenAfter)]
  if ([...before.values()].every(isRefused) && [...after.values()].every(isRefused)) return { shown: 'cannot tell' }
  // A read that succeeded before and is refused now has lost its item.
  const isGone = (read: string): boolean => !isRefused(before.get(read)) && isRefused(after.get(read))
  if (isDeletion(operation) && [...before.keys()].some(isGone)) return { shown: 'shown' }
  // A deleted object may stay readable in another state.
  if (operation.isInferred === true && changesBetween(before, after).length > 0) return { shown: 'shown' }
  const byPath = Object.values(input.path).map(String)
  const named = [...getIds(input.body, input.path), ...byPath].filter((id) => has(before, id))
  if (isDeletion(operation) && named.length > 0) {
    const left = named.find((id) => has(after, id))
    return left === undefined ? { shown: 'shown' } : { shown: 'not shown', missing: `${left} is still there` }
  }
  const absent = getCreatedIds(context, result).find((id) => !has(after, id))
  const changed = changesBetween(before, after).length > 0
  if (changed) return { shown: 'shown' }
  if (absent !== undefined) return { shown: 'not shown', missing: `${absent} is not there` }
  const unwritten = unwrittenField(input.body, before)
  if (unwritten !== undefined)
    return { shown: 'not shown', missing: `${unwritten} is as it was`, pointer: `/${unwritten}` }
  if (operation.isInferred === true) return { shown: 'cannot tell' }
  if (operation.effect === 'money' || isOnce(operation, input))
    return { shown: 'not shown', missing: 'nothing has changed' }
  const unlisted = unlistedIn(context, result, after)
  if (unlisted !== undefined) return { shown: 'not shown', missing: `${unlisted} has no such item` }
  // Without a body an operation cannot repeat old values, so its success must change something.
  const isMet = operation.body !== undefined || operation.showsValues.length > 0
  return { shown: 'not shown', ...(isMet ? {} : { missing: 'nothing has changed' }) }
}

/** Whether an account can succeed only once with an input, so that no success is without an effect (`x-once`). */
function isOnce(operation: Operation, input: RequestInput): boolean {
  return operation.once.some(
    ({ among, by }) => among === 'account' && by.every((field) => getField(operation, input, field) !== undefined),
  )
}

/** Returns the list of `x-shows` that has no item like the created one. */
function unlistedIn(context: RunContext, result: RequestResult, after: Snapshot): string | undefined {
  const { operation } = result
  const data = context.data(result)
  if (operation.method !== 'POST' || isDeletion(operation) || !isJson(data)) return undefined
  return [...after.keys()].find((id) => {
    const [read, seen] = [context.operation(id), after.get(id)]
    if (read === undefined || seen === undefined || isRefused(seen)) return false
    const fields = itemFields(context.root, read)
    const given = Object.entries(data).filter(([name, value]) => fields.has(name) && isPlain(value))
    const items = getItemPointers(seen)
    const isWhole = items.length < (longestSize(context.root, read) ?? Number.POSITIVE_INFINITY)
    const isLike = (item: string): boolean => given.every(([name, value]) => seen.get(`${item}/${name}`) === value)
    return given.length >= MIN_FIELDS && isWhole && !items.some(isLike)
  })
}

/** Returns the pointers of a list's items. */
function getItemPointers(seen: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...seen.keys()].flatMap((pointer) => /^(.*\/\d+)\/[^/]+$/.exec(pointer)?.[1] ?? []))]
}

/** Whether the list at the path contains a created object without an id: an item with the sent fields. */
function getListed(context: RunContext, result: RequestResult, before: Snapshot, after: Snapshot): Effect {
  const { operation, input, response } = result
  const [id = '', body] = [operation.listedIn, input.body]
  const read = context.operation(id)
  const [was, is] = [before.get(id), after.get(id)]
  const isById = context.operations.some((read) => read.method === 'GET' && isBelow(read.path, operation.path))
  // An accepted object may appear later, and one with an id can be read by it.
  if (read === undefined || !isJson(body) || isById || response?.status === ACCEPTED) return { shown: 'cannot tell' }
  if (was === undefined || is === undefined || isRefused(was) || isRefused(is)) return { shown: 'cannot tell' }
  if (!isStable(was)) return { shown: 'cannot tell' }
  if (changesBetween(new Map([[id, was]]), new Map([[id, is]])).length > 0) return { shown: 'shown' }
  const fields = itemFields(context.root, read)
  const sent = Object.entries(onlyObjectIn(body)).filter(([name, value]) => fields.has(name) && isPlain(value))
  if (sent.length === 0) return { shown: 'cannot tell' }
  const isThere = getItemPointers(is).some((item) => sent.every(([name, value]) => is.get(`${item}/${name}`) === value))
  if (isThere) return { shown: 'cannot tell' }
  return { shown: 'not shown', missing: `${id} has no item with the sent ${sent.map(([name]) => name).join(', ')}` }
}

/** Unwraps an object with one field, as in `{article: {title}}`. */
function onlyObjectIn(body: Json): Json {
  const [only, ...others] = Object.values(body)
  return isJson(only) && others.length === 0 ? only : body
}

/** The pointer of a field that a write's response gives as sent or changed, while a read of the same thing gives the old value. */
function lostField(context: RunContext, result: RequestResult, before: Snapshot, after: Snapshot): string | undefined {
  const { operation, input } = result
  const [given, sent] = [flatten(context.data(result)), flatten(input.body)]
  const named = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => String(input.path[name]))
  // The response names the object itself, not its owner.
  const isNamed = named.length > 0 && [...given.values()].some((value) => String(value) === named.at(-1))
  for (const [read, was] of before) {
    const is = after.get(read)
    if (read === operation.listedIn || is === undefined || isRefused(was) || isRefused(is)) continue
    const isSameShape = given.size === is.size && [...given.keys()].every((pointer) => is.has(pointer))
    const isOfThing = isNamed || (named.length === 0 && isSameShape && operation.shows.includes(read))
    if (!isOfThing && !['PUT', 'PATCH'].includes(operation.method)) continue
    for (const [pointer, value] of given) {
      const old = was.get(pointer)
      const isKnown = (isPlain(value) || value === null) && (isPlain(old) || old === null)
      if (!isKnown || old === value || is.get(pointer) !== old) continue
      const isOfList = /\/(?:\d+|length)(?:\/|$)/.test(pointer)
      if (!isOfList && (isSameShape || sent.get(pointer) === value)) return pointer
    }
  }
  return undefined
}

/**
 * Returns the reads of `x-shows` that have not changed, although another read, or a new id in one, shows the effect.
 */
function getStaleReads(context: RunContext, result: RequestResult, before: Snapshot, after: Snapshot): string[] {
  const { operation } = result
  if (operation.isInferred === true) return []
  const isChanged = (read: string): boolean => {
    const [was, is] = [before.get(read), after.get(read)]
    if (was === undefined || is === undefined) return false
    return changesBetween(new Map([[read, was]]), new Map([[read, is]])).length > 0
  }
  if (![...before.keys()].some(isChanged)) return []
  return operation.shows.filter((id) => {
    const [was, is, read] = [before.get(id), after.get(id), context.operation(id)]
    if (was === undefined || is === undefined || isRefused(was) || isRefused(is) || !isStable(was)) return false
    // A list of one kind may lack the new item.
    const isNarrow =
      read?.parameters.some((parameter) => parameter.in === 'query' && parameter.required && !isOfPages(parameter)) ??
      false
    return !isNarrow && !isChanged(id)
  })
}

/** Whether the document names the reads that show an operation (`x-shows`). */
export function documentsItsReads({ shows, isInferred }: Operation): boolean {
  return shows.length > 0 && isInferred !== true
}

/** Whether an operation deletes something: by its method, `x-destructive`, or what a list lacks then (`x-shows`). */
export function isDeletion({ destructive, showsValues }: Operation): boolean {
  return destructive || showsValues.some(({ kind }) => kind === 'lacks')
}

/** Returns the ids in an input. */
function getIds(...parts: unknown[]): string[] {
  const found: string[] = []
  const walk = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, name)
    else if (isJson(value)) for (const [key, child] of Object.entries(value)) walk(child, key)
    else if (/^ids?$|Ids?$|No$|^sn$/.test(name) && value !== null) found.push(String(value))
  }
  for (const part of parts) walk(part, '')
  return found
}

/** Returns the ids of created items at the top of the payload. */
function getCreatedIds(context: RunContext, result: RequestResult): string[] {
  const data = context.data(result)
  if (!isJson(data)) return []
  return Object.entries(data)
    .filter(([name, value]) => /^(id|orderNo)$|Id$/.test(name) && ['string', 'number'].includes(typeof value))
    .map(([, value]) => String(value))
}

/** Returns a sent field that a read shows under the same name with another value. */
function unwrittenField(body: unknown, before: Snapshot): string | undefined {
  if (!isJson(body)) return undefined
  const shown = [...before.values()].flatMap((seen) => [...seen])
  return Object.entries(body).find(([name, sent]) => {
    const read = shown.filter(([pointer]) => pointer === `/${name}`)
    return read.length === 1 && read.every(([, value]) => isPlain(value) && value !== sent)
  })?.[0]
}

/** Whether a read shows a value as it was sent: not a list, not a text with a masked part. */
function isPlain(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'object' || typeof value === 'symbol') return false
  return !String(value).includes('*')
}

function has(snapshot: Snapshot, id: string): boolean {
  return [...snapshot.values()].some((seen) => [...seen.values()].some((value) => String(value) === id))
}
