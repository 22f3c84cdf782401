import { listsIn, valueAt } from '../../cases/items.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getField, getLimit, getNumbers, getTimes, type Limit } from '../../cases/list/bounds.ts'
import { itemFields, type ItemField } from '../../cases/list/item-fields.ts'
import { getSelectors } from '../../cases/list/selectors.ts'
import { defineCheck } from '../../context/define-check.ts'

export const rangeCheck = defineCheck({
  id: 'range',
  title: 'Ranges',
  severity: 'major',
  phase: 'list',
  description: 'A list has only the items of the requested range.',
  fix: 'Apply both bounds as the document describes them, each also alone.',
  since: '0.1.0',
  run: ({ context, operation, input, jar }) => checkRanges(context, operation, input, jar),
})

const DAY = 24 * 60 * 60 * 1000
/** A day and a time zone: a bound may include its own day, in the zone of the server. */
const CLEAR = 3 * DAY

/** The limits of one field. */
interface Range {
  field: ItemField
  limits: Limit[]
}

interface Problem {
  limit: Limit
  title: string
  result: RequestResult
}

type Read = (query: Json) => Promise<RequestResult>

/** A list limited to a range has only items of it, with each bound alone; a range around all items loses none. */
export async function checkRanges(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar | undefined,
): Promise<void> {
  const { ledger } = context
  const ranges = getRanges(context, operation)
  if (ranges.length === 0) return ledger.notApplicable(operation, rangeCheck)
  const owners = ranges.flatMap(({ limits }) => limits.map(({ selector }) => selector.owner))
  const bare = Object.fromEntries(Object.entries(input.query).filter(([name]) => !owners.includes(name)))
  const read: Read = (query) => context.send(operation, { ...input, query: { ...bare, ...query } }, { jar })
  let isJudged = false
  const look = async (): Promise<(Problem & { whole: RequestResult }) | undefined> => {
    const all = await read({})
    if (all.outcome.kind !== 'success') return undefined
    for (const range of ranges) {
      const found = await checkRange(context, range, listsIn(context.data(all)), read)
      isJudged ||= found !== 'nothing'
      if (typeof found === 'object') return { ...found, whole: all }
    }
    return undefined
  }
  // A list may change while it is read: check a problem twice.
  const problem = (await look()) === undefined ? undefined : await look()
  if (problem === undefined)
    return isJudged ? ledger.pass(operation, rangeCheck) : ledger.notApplicable(operation, rangeCheck)
  const { label, parameter } = problem.limit.selector
  ledger.fail(operation, {
    check: rangeCheck,
    pointer: `query/${label}`,
    rule: parameter.schema.pointer,
    proposed: parameter.schema.proposed,
    title: problem.title,
    explanation: 'The user asked for a range. Apply it before counting and before cutting pages.',
    evidence: problem.result,
    steps: [
      { label: 'without the range', result: problem.whole },
      { label: 'with the range', result: problem.result },
    ],
  })
}

function getRanges(context: RunContext, operation: Operation): Range[] {
  const fields = itemFields(context.root, operation, true)
  const found = new Map<string, Range>()
  for (const selector of getSelectors(context, operation)) {
    const limit = getLimit(context, selector)
    const field = limit && getField(limit, fields, operation.order)
    if (limit === undefined || field === undefined) continue
    const key = `${limit.kind} ${field.path.join('.')}`
    const range = found.get(key) ?? { field, limits: [] }
    range.limits.push(limit)
    found.set(key, range)
  }
  return [...found.values()]
}

async function checkRange(
  context: RunContext,
  { field, limits }: Range,
  all: readonly Json[],
  read: Read,
): Promise<Problem | 'nothing' | 'fine'> {
  const isTime = limits[0]?.kind === 'time'
  const clear = isTime ? CLEAR : 0
  const of = (items: readonly Json[]): number[] =>
    items.flatMap((item) => (isTime ? getTimes : getNumbers)(valueAt(item, field.path)))
  const values = [...new Set(of(all))].toSorted((a, b) => a - b)
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined) return 'nothing'
  let state: 'nothing' | 'fine' = 'nothing'
  for (const limit of limits) {
    const isLower = limit.bound === 'lower'
    for (const value of getEdges(limit, values)) {
      const query = withPartner(limits, limit, value, isLower ? last : first)
      if (!fits(context, limit, value)) continue
      const result = await read(query)
      if (result.outcome.kind !== 'success') continue
      state = 'fine'
      const items = listsIn(context.data(result))
      const odd = of(items).find((one) => (isLower ? one < value - clear / 2 : one > value + clear / 2))
      if (odd !== undefined) return getProblem(limit, value, field, odd, result)
      const isInside = (one: number): boolean => (isLower ? one > value + clear : one < value - clear)
      const isAlone = limits.every(({ bound, selector }) => bound === limit.bound || !selector.parameter.required)
      if (items.length === 0 && isAlone && values.some(isInside)) {
        const title = `${asked(limit, value)} the list is empty, although items are in the range`
        return { limit, title, result }
      }
    }
  }
  const [limit] = limits
  // Exclusive bounds still leave what is between.
  if (limit === undefined || (!isTime && values.length < 3)) return state
  const around = limits.reduce<Json>((query, one) => {
    const value = one.bound === 'lower' ? first - clear : last + clear
    return one.selector.put(query, one.write(value))
  }, {})
  const isFit = limits.every((one) => fits(context, one, one.bound === 'lower' ? first - clear : last + clear))
  if (!isFit) return state
  const result = await read(around)
  if (result.outcome.kind !== 'success' || listsIn(context.data(result)).length > 0) return state
  return { limit, title: 'With a range around all items the list is empty', result }
}

/** Values that leave out items: beyond all, and in the middle. */
function getEdges({ bound, kind, selector }: Limit, values: readonly number[]): number[] {
  const [first = 0, last = 0] = [values[0], values.at(-1)]
  const isLower = bound === 'lower'
  if (kind === 'time') {
    const edge = isLower ? last + CLEAR : first - CLEAR
    return last - first > 2 * CLEAR ? [edge, (first + last) / 2] : [edge]
  }
  // In the middle, at the value of an item.
  const middle = isLower ? values[Math.ceil(values.length / 2)] : values[Math.floor((values.length - 1) / 2)]
  const whole = (value: number): number => {
    const isWhole = selector.parameter.schema.value['type'] === 'integer'
    return isWhole ? (isLower ? Math.ceil(value) : Math.floor(value)) : value
  }
  const isApart = (value: number): boolean => (isLower ? first < value : last > value)
  const edge = isLower ? Math.floor(last) + 1 : Math.ceil(first) - 1
  return [...(middle === undefined ? [] : [whole(middle)].filter(isApart)), edge]
}

function fits(context: RunContext, { selector, write }: Limit, value: number): boolean {
  return context.validate(selector.parameter.schema, write(value), 'request').violations.length === 0
}

/** A bound with its partner, if that is required: the range must not be empty or reversed. */
function withPartner(limits: readonly Limit[], limit: Limit, value: number, end: number): Json {
  const query = limit.selector.put({}, limit.write(value))
  const partner = limits.find((one) => one.bound !== limit.bound && one.selector.parameter.required)
  if (partner === undefined) return query
  const [isLower, isTime] = [limit.bound === 'lower', limit.kind === 'time']
  const away = isTime ? (isLower ? value + DAY : value - DAY) : isLower ? Math.max(end, value) : Math.min(end, value)
  return partner.selector.put(query, partner.write(away))
}

function getProblem(limit: Limit, value: number, field: ItemField, odd: number, result: RequestResult): Problem {
  const isTime = limit.kind === 'time'
  const [before, after] = isTime ? ['before', 'after'] : ['below', 'above']
  const shown = isTime ? new Date(odd).toISOString() : String(odd)
  const side = limit.bound === 'lower' ? before : after
  return {
    limit,
    result,
    title: `${asked(limit, value)} the list has an item ${side} it: ${field.path.join('.')} is ${shown}`,
  }
}

function asked({ selector, write }: Limit, value: number): string {
  return `With ${selector.label}=${String(write(value))}`
}
