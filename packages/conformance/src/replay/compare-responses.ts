import { flatten } from '../document/flatten.ts'
import { HIDDEN } from '../http/hide-secrets.ts'
import type { Exchange } from '../http/exchange.ts'
import { isIdPointer, parseJson, type Carried } from './carry-values.ts'

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A difference between two responses. `pointer` is its place in the body; undefined for status and type. */
export interface Difference {
  pointer?: string
  words: string
}

/**
 * Lists how a response differs from the recorded one: `HTTP 200 → HTTP 404`. Ignores new ids and times, because they
 * differ in each request.
 */
export function compareResponses(
  recorded: Exchange['response'],
  received: Exchange['response'],
  carried: Carried,
): Difference[] {
  if (recorded === null || received === null) {
    const words = (response: Exchange['response']): string =>
      response === null ? 'no response' : `HTTP ${String(response.status)}`
    return recorded === received ? [] : [{ words: `${words(recorded)} → ${words(received)}` }]
  }
  const differences: Difference[] = []
  if (recorded.status !== received.status)
    differences.push({ words: `HTTP ${String(recorded.status)} → HTTP ${String(received.status)}` })
  const [type, now] = [recorded, received].map(({ headers }) => headers['content-type'] ?? 'no content type')
  if (type !== now) differences.push({ words: `${String(type)} → ${String(now)}` })
  return [...differences, ...compareBodies(recorded.body, received.body, carried)]
}

/** Lists how a body differs from another one. */
export function compareBodies(recorded: string, received: string, carried: Carried): Difference[] {
  const [before, after] = [parseJson(recorded), parseJson(received)]
  if (before === undefined || after === undefined)
    return recorded === received ? [] : [{ pointer: '', words: `the body: ${show(recorded)} → ${show(received)}` }]
  const [was, is] = [flatten(before), flatten(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((pointer) => {
    if (was.has(pointer) && is.has(pointer) && isSame(pointer, was.get(pointer), is.get(pointer), carried)) return []
    const words = [was, is].map((seen) => (seen.has(pointer) ? show(seen.get(pointer)) : 'not there'))
    return { pointer, words: `${pointer === '' ? 'the body' : pointer}: ${words.join(' → ')}` }
  })
}

function isSame(pointer: string, before: unknown, after: unknown, carried: Carried): boolean {
  if (before === after || before === HIDDEN || after === HIDDEN) return true
  if (typeof before !== typeof after) return false
  const isTime = (value: unknown): boolean => DATE_TIME.test(String(value))
  return (
    isIdPointer(pointer) || (isTime(before) && isTime(after)) || carried.values.get(String(before)) === String(after)
  )
}

function show(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
