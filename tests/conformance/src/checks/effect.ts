import { isJson } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import type { RequestResult } from '../http/request-result.ts'
import type { RunContext } from '../run/run-context.ts'
import { changesBetween, isRefused, type Snapshot } from '../run/watch.ts'

const DELETES = /^(delete|remove|cancel|clear)|\bdel\b|\/(del|delete|remove)$/i

/** Whether the reads show the effect of a successful operation. */
export interface Effect {
  shown: 'shown' | 'not shown' | 'cannot tell'
  /** The missing effect, if known for certain. */
  missing?: string
}

/** Whether the reads of `x-shows` before and after a success show it: deleted items are gone, new ones are there. */
export function effectOf(
  context: RunContext,
  result: RequestResult,
  seenBefore: Snapshot,
  seenAfter: Snapshot,
): Effect {
  const { operation, input } = result
  const mustShow = (seen: Snapshot): Snapshot => new Map([...seen].filter(([read]) => operation.shows.includes(read)))
  const [before, after] = [mustShow(seenBefore), mustShow(seenAfter)]
  if ([...before.values()].every(isRefused) && [...after.values()].every(isRefused)) return { shown: 'cannot tell' }
  // A read that succeeded before and is refused now has lost its item.
  const isGone = (read: string): boolean => !isRefused(before.get(read)) && isRefused(after.get(read))
  if (isDeletion(operation) && [...before.keys()].some(isGone)) return { shown: 'shown' }
  // A deleted thing may stay readable in another state.
  if (operation.isInferred === true && changesBetween(before, after).length > 0) return { shown: 'shown' }
  const byPath = Object.values(input.path).map(String)
  const named = [...idsOf(input.body, input.path), ...byPath].filter((id) => has(before, id))
  if (isDeletion(operation) && named.length > 0) {
    const left = named.find((id) => has(after, id))
    return left === undefined ? { shown: 'shown' } : { shown: 'not shown', missing: `${left} is still there` }
  }
  const absent = madeBy(context, result).find((id) => !has(after, id))
  const changed = changesBetween(before, after).length > 0
  if (changed) return { shown: 'shown' }
  if (absent !== undefined) return { shown: 'not shown', missing: `${absent} is not there` }
  const unwritten = unwrittenField(input.body, before)
  if (unwritten !== undefined) return { shown: 'not shown', missing: `${unwritten} is as it was` }
  if (operation.isInferred === true) return { shown: 'cannot tell' }
  // An operation without a body cannot repeat old values, so its success must change something.
  return { shown: 'not shown', ...(operation.body === undefined ? { missing: 'nothing has changed' } : {}) }
}

/** Reports a success that no read shows, unless it may have had no effect. */
export function reportEffect({ ledger }: RunContext, result: RequestResult, { shown, missing }: Effect): void {
  const { operation } = result
  const isGone = isDeletion(operation)
  const check = isGone ? 'deleted' : 'created'
  if (shown === 'shown') return ledger.pass(operation, check)
  if (shown === 'cannot tell' || missing === undefined) return ledger.notApplicable(operation, check)
  ledger.fail(operation, {
    check,
    gravity: 'critical',
    rule: `${operation.pointer}/x-shows`,
    title: isGone
      ? 'The deleted item can still be read'
      : 'The operation reports success, but no read shows the change',
    explanation: `${operation.shows.join(', ')} should show it, but ${missing}. Store the change before responding, and read from the same data.`,
    evidence: result,
  })
}

/** Whether an operation deletes something. */
export function isDeletion(operation: Operation): boolean {
  return operation.destructive || DELETES.test(operation.id) || DELETES.test(operation.path)
}

/** The ids in an input. */
function idsOf(...parts: unknown[]): string[] {
  const found: string[] = []
  const walk = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, name)
    else if (isJson(value)) for (const [key, one] of Object.entries(value)) walk(one, key)
    else if (/^ids?$|Ids?$|No$|^sn$/.test(name) && value !== null) found.push(String(value))
  }
  for (const one of parts) walk(one, '')
  return found
}

/** The ids of created items, at the top of the payload. */
function madeBy(context: RunContext, result: RequestResult): string[] {
  const data = context.data(result)
  if (!isJson(data)) return []
  return Object.entries(data)
    .filter(([name, value]) => /^(id|orderNo)$|Id$/.test(name) && ['string', 'number'].includes(typeof value))
    .map(([, value]) => String(value))
}

/** A sent field that a read shows under the same name with another value. */
function unwrittenField(body: unknown, before: Snapshot): string | undefined {
  if (!isJson(body)) return undefined
  const shown = [...before.values()].flatMap((seen) => [...seen])
  return Object.entries(body).find(([name, sent]) => {
    const read = shown.filter(([pointer]) => pointer === `/${name}`)
    const isPlain = (value: unknown): boolean =>
      value !== null && typeof value !== 'object' && typeof value !== 'symbol'
    return (
      read.length === 1 && read.every(([, value]) => isPlain(value) && value !== sent && !String(value).includes('*'))
    )
  })?.[0]
}

function has(snapshot: Snapshot, id: string): boolean {
  return [...snapshot.values()].some((seen) => [...seen.values()].some((value) => String(value) === id))
}
