import type { Json } from '@tumpak/contract-kit/json.ts'
import { listsIn, valueAt } from '../../cases/items.ts'
import { getNumbers, getTimes, type Limit } from '../../cases/list/bounds.ts'
import type { ItemField } from '../../cases/list/item-fields.ts'
import type { RunContext } from '../../context/run-context.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { getRanges, type Range } from './range-limits.ts'
import { checkZoneDays } from './zone-days.ts'

export const rangeCheck = defineCheck({
  id: 'range',
  title: 'Ranges',
  severity: 'major',
  when: ['list', 'lateList'],
  description: 'A list has only the items of the requested range.',
  fix: 'Apply both bounds as the document describes them, each also alone.',
  since: '0.1.0',
  run: (input) => (input.phase === 'list' ? checkRanges(input) : checkZoneDays(input)),
})

const DAY_MS = 24 * 60 * 60 * 1000
/** A margin for bounds that include their day, and for the server's time zone. */
const MARGIN_MS = 3 * DAY_MS

interface Problem {
  limit: Limit
  title: string
  result: RequestResult
}

type Read = (query: Json) => Promise<RequestResult>

/**
 * Checks that a list limited to a range has only items in it, by each bound alone, and that a range around all items
 * loses none.
 */
async function checkRanges({ context, operation, report, input, jar }: PhaseInput<'list'>): Promise<void> {
  const ranges = getRanges(context, operation)
  if (ranges.length === 0) return report.notApplicable()
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
  // Check a problem twice, because the list may change between requests.
  const problem = (await look()) === undefined ? undefined : await look()
  if (problem === undefined) return isJudged ? report.pass() : report.notApplicable()
  const { label, parameter } = problem.limit.selector
  report.fail({
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

async function checkRange(
  context: RunContext,
  { field, limits }: Range,
  all: readonly Json[],
  read: Read,
): Promise<Problem | 'nothing' | 'fine'> {
  const isTime = limits[0]?.kind === 'time'
  const clear = isTime ? MARGIN_MS : 0
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
      const outlier = of(items).find((found) => (isLower ? found < value - clear / 2 : found > value + clear / 2))
      if (outlier !== undefined) return { limit, title: getTitle(limit, value, field, outlier), result }
      const isInside = (found: number): boolean => (isLower ? found > value + clear : found < value - clear)
      const isAlone = limits.every(({ bound, selector }) => bound === limit.bound || !selector.parameter.required)
      if (items.length === 0 && isAlone && values.some(isInside)) {
        const title = `${describeQuery(limit, value)} the list is empty, although items are in the range`
        return { limit, title, result }
      }
    }
  }
  const [limit] = limits
  // Three values, so that exclusive bounds leave the middle one.
  if (limit === undefined || (!isTime && values.length < 3)) return state
  const getFar = ({ bound }: Limit): number => (bound === 'lower' ? first - clear : last + clear)
  const around = limits.reduce<Json>((query, bound) => bound.selector.put(query, bound.write(getFar(bound))), {})
  const isFit = limits.every((bound) => fits(context, bound, getFar(bound)))
  if (!isFit) return state
  const result = await read(around)
  if (result.outcome.kind !== 'success' || listsIn(context.data(result)).length > 0) return state
  return { limit, title: 'With a range around all items the list is empty', result }
}

/** Returns bounds that exclude items: beyond all of them, and in the middle. */
function getEdges({ bound, kind, selector }: Limit, values: readonly number[]): number[] {
  const [first = 0, last = 0] = [values[0], values.at(-1)]
  const isLower = bound === 'lower'
  if (kind === 'time') {
    const edge = isLower ? last + MARGIN_MS : first - MARGIN_MS
    return last - first > 2 * MARGIN_MS ? [edge, (first + last) / 2] : [edge]
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

/** Returns a bound with the opposite one, if that is required. The range must be neither empty nor reversed. */
function withPartner(limits: readonly Limit[], limit: Limit, value: number, end: number): Json {
  const query = limit.selector.put({}, limit.write(value))
  const partner = limits.find(({ bound, selector }) => bound !== limit.bound && selector.parameter.required)
  if (partner === undefined) return query
  const [isLower, isTime] = [limit.bound === 'lower', limit.kind === 'time']
  const away = isTime
    ? isLower
      ? value + DAY_MS
      : value - DAY_MS
    : isLower
      ? Math.max(end, value)
      : Math.min(end, value)
  return partner.selector.put(query, partner.write(away))
}

function getTitle(limit: Limit, value: number, field: ItemField, outlier: number): string {
  const isTime = limit.kind === 'time'
  const [before, after] = isTime ? ['before', 'after'] : ['below', 'above']
  const shown = isTime ? new Date(outlier).toISOString() : String(outlier)
  const side = limit.bound === 'lower' ? before : after
  return `${describeQuery(limit, value)} the list has an item ${side} it: ${field.path.join('.')} is ${shown}`
}

function describeQuery({ selector, write }: Limit, value: number): string {
  return `With ${selector.label}=${String(write(value))}`
}
