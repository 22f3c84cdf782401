import { at, isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { ShownValue } from '@tumpak/contract-kit/rules.ts'
import { evaluateRule } from '../../cases/link-data.ts'
import { CURSOR, isOfPages, longestSize, NUMBER, OFFSET } from '../../cases/list/page-parameters.ts'
import { getRuleScope } from '../../sessions/places.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getSeenResult, isRefused, type Snapshot } from '../../sessions/watch.ts'
import { judgeShownValue } from '../../document/rule-problems.ts'
import type { RequestResult } from '../../http/request-result.ts'

/** A value of `x-shows` that a read lacks after a success: what is wrong, and where in its payload. */
export interface UnmetValue {
  missing: string
  pointer: string
  proposed: boolean
}

/** Finds a value of `x-shows` that the reads after a success do not have. A value that was not sent is not expected. */
export function findUnmetValue(context: RunContext, result: RequestResult, after: Snapshot): UnmetValue | undefined {
  for (const rule of result.operation.showsValues) {
    const seen = after.get(rule.read)
    const shown = getSeenResult(seen)
    const expected = evaluateRule(rule.value, result)
    if (shown === undefined || isRefused(seen) || expected === undefined) continue
    if (judgeShownValue(getRuleScope(context), result.operation, rule).length > 0) continue
    const found = at(context.data(shown), rule.pointer)
    const unmet =
      rule.kind === 'is' ? findOther(rule, found, expected) : findInList(context, rule, shown, { found, expected })
    if (unmet !== undefined) return { ...unmet, proposed: rule.proposed }
  }
  return undefined
}

type Unmet = Omit<UnmetValue, 'proposed'>

function findOther({ read, pointer }: ShownValue, found: unknown, expected: unknown): Unmet | undefined {
  if (isShown(found, expected)) return undefined
  const is = found === undefined ? 'not there' : JSON.stringify(found)
  return { pointer, missing: `${toWords(pointer)} of ${read} is ${is}, not ${JSON.stringify(expected)}` }
}

function findInList(
  context: RunContext,
  { read, pointer, kind, value }: ShownValue,
  shown: RequestResult,
  { found, expected }: { found: unknown; expected: unknown },
): Unmet | undefined {
  const items: unknown[] = Array.isArray(found) ? found : []
  const given = isJson(value) ? Object.keys(value).filter((name) => isExpression(value[name])) : []
  for (const entry of listEntries(expected)) {
    const findItem = (names: readonly string[]): number =>
      items.findIndex((item) => isJson(item) && names.every((name) => isShown(item[name], entry[name])))
    const index = findItem(Object.keys(entry))
    if (kind === 'lacks' && index !== -1)
      return { pointer: `${pointer}/${String(index)}`, missing: `${read} still has an item with ${describe(entry)}` }
    if (kind === 'lacks' || index !== -1) continue
    // The item itself, in another state.
    const same = given.length > 0 ? findItem(given) : -1
    if (same !== -1) {
      const others = Object.keys(entry).filter((name) => !given.includes(name))
      const missing = `the item of ${read} with ${describe(entry, given)} has not ${describe(entry, others)}`
      return { pointer: `${pointer}/${String(same)}`, missing }
    }
    if (isWhole(context, shown, items)) return { pointer, missing: `${read} has no item with ${describe(entry)}` }
  }
  return undefined
}

/** The items that must be in a list: a field with a list of values stands for one item each. */
function listEntries(expected: unknown): Json[] {
  if (!isJson(expected)) return []
  return Object.entries(expected).reduce<Json[]>(
    (entries, [name, value]) =>
      entries.flatMap((entry) =>
        (Array.isArray(value) ? (value as unknown[]) : [value]).map((item) => ({ ...entry, [name]: item })),
      ),
    [{}],
  )
}

/** Whether a response has all items of its list: no filter was sent, and the longest page is not full. */
function isWhole({ root }: RunContext, { operation, input }: RequestResult, items: readonly unknown[]): boolean {
  const { parameters } = operation
  const isFiltered = parameters.some(
    (parameter) =>
      parameter.in === 'query' &&
      input.query[parameter.name] !== undefined &&
      !isOfPages(parameter) &&
      !parameter.required,
  )
  const size = longestSize(root, operation)
  const isCut = parameters.some(({ name }) => [NUMBER, OFFSET, CURSOR].some((pattern) => pattern.test(name)))
  return !isFiltered && (size === undefined ? !isCut : items.length < size)
}

/** Whether a read shows a value: equal, or masked with asterisks and equal in what is left at both ends. */
function isShown(found: unknown, expected: unknown): boolean {
  if (typeof expected === 'object' || typeof found === 'object')
    return JSON.stringify(found) === JSON.stringify(expected)
  const [shown, sent] = [String(found), String(expected)]
  if (found === undefined || shown === sent) return shown === sent
  const start = shown.indexOf('*')
  return (
    start !== -1 && sent.startsWith(shown.slice(0, start)) && sent.endsWith(shown.slice(shown.lastIndexOf('*') + 1))
  )
}

function isExpression(value: unknown): boolean {
  return typeof value === 'string' && /^\$|\{\$/.test(value)
}

function describe(entry: Json, names: readonly string[] = Object.keys(entry)): string {
  return names.map((name) => `${name} ${JSON.stringify(entry[name])}`).join(' and ')
}

function toWords(pointer: string): string {
  return pointer.slice(1).replaceAll('/', '.')
}
