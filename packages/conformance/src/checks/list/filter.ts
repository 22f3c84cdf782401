import type { Json } from '@tumpak/contract-kit/json.ts'
import { listsIn, valueAt } from '../../cases/items.ts'
import { itemFields } from '../../cases/list/item-fields.ts'
import { isOfPages } from '../../cases/list/page-parameters.ts'
import { getSelectors } from '../../cases/list/selectors.ts'
import type { RunContext } from '../../context/run-context.ts'
import { createSample } from '../../document/schema/sample.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'
import { getFilter, SEARCH, valuesAt, type Filter } from './filter-fields.ts'
import { checkFilterIsForgotten } from './forgotten-filter.ts'

export const filterCheck = defineCheck({
  id: 'filter',
  title: 'Filters',
  severity: 'major',
  when: 'list',
  description: 'A list has only the items that a filter asks for.',
  fix: 'Apply the parameter in the query, alone and together with the others.',
  since: '0.1.0',
  async run(input) {
    if (input.first !== undefined) await checkFilterIsForgotten(input, input.first)
    await checkFilters(input)
  },
})

/** A text that no item contains. */
const UNKNOWN_TEXT = 'zqxjkvw'

interface Problem {
  filter: Filter
  title: string
  result: RequestResult
}

/** A list without filters, and how to read it with some. */
interface Filterable {
  context: RunContext
  items: readonly Json[]
  read: (query: Json) => Promise<RequestResult>
}

/** Checks that the items of a list have the value of each filter, and of two filters together. */
async function checkFilters({ context, operation, report, input, jar }: PhaseInput<'list'>): Promise<void> {
  const { root } = context
  const fields = itemFields(root, operation, true)
  const filters = getSelectors(context, operation)
    .filter(({ parameter }) => !isOfPages(parameter) && !getShape(root, parameter.schema).types.includes('object'))
    .flatMap((selector) => getFilter(selector, fields) ?? [])
  if (filters.length === 0) return report.notApplicable()
  const read: Filterable['read'] = (query) =>
    context.send(operation, { ...input, query: { ...input.query, ...query } }, { jar })
  const whole = await read({})
  const items = listsIn(context.data(whole))
  const list = { context, items, read }
  let isJudged = false
  const look = async (): Promise<Problem | undefined> => {
    for (const filter of filters) {
      const { path, selector } = filter
      const allowed = path === undefined ? undefined : fields.get(path.at(-1) ?? '')?.enum
      const values = valuesFor(context, filter, items, allowed)
      for (const value of [...values, ...nobodysFor(context, filter, items)]) {
        const result = await read(selector.put({}, asSent(context, filter, value)))
        if (result.outcome.kind !== 'success') continue
        isJudged = true
        const title = getProblem(filter, value, items, listsIn(context.data(result)))
        if (title !== undefined) return { filter, title, result }
      }
      const problem = await checkSeveral(list, filter, values)
      if (problem !== undefined) return problem
    }
    return checkCombined(list, filters)
  }
  // Check a problem twice, because the list may change between requests.
  const problem = (await look()) === undefined ? undefined : await look()
  if (problem === undefined) return isJudged ? report.pass() : report.notApplicable()
  const { filter, title, result } = problem
  const { selector, parameter } = filter
  report.fail({
    pointer: `query/${selector.label}`,
    rule: parameter.schema.pointer,
    proposed: parameter.schema.proposed,
    title,
    explanation: 'The user asked for these items only. Apply the filter before counting and before cutting pages.',
    evidence: result,
    steps: [
      { label: 'without the filter', result: whole },
      { label: 'with the filter', result },
    ],
  })
}

/** Returns a value in the parameter's form: in a list if it takes a list. */
function asSent({ root }: RunContext, { parameter }: Filter, value: unknown): unknown {
  return getShape(root, parameter.schema).types.includes('array') ? [value] : value
}

/** Returns a value that an item has, and another that both the parameter and the field allow. */
function valuesFor(
  context: RunContext,
  filter: Filter,
  items: readonly Json[],
  allowed: readonly unknown[] | undefined,
): unknown[] {
  const { parameter, path, isExact } = filter
  if (path === undefined) return []
  const { keywords, types } = getShape(context.root, parameter.schema)
  // Without a filter the list has both values. `false` may mean that the filter is off.
  if (types.includes('boolean')) return isExact && keywords['default'] !== false ? [true, false] : [true]
  const fits = (value: unknown): boolean => isFit(context, filter, value)
  const seen = items.flatMap((item) => valuesAt(item, path)).filter(fits)
  const [first] = seen
  const others = Array.isArray(keywords['enum']) && allowed !== undefined ? allowed.filter(fits) : seen
  const other = others.find((value) => value !== first)
  return [first, other].filter((value) => value !== undefined)
}

function isFit(context: RunContext, filter: Filter, value: unknown): boolean {
  if (value === undefined || value === null || typeof value === 'object') return false
  return context.validate(filter.parameter.schema, asSent(context, filter, value), 'request').violations.length === 0
}

/** Returns a value that no item has, for a parameter that the document calls a filter. */
function nobodysFor(context: RunContext, filter: Filter, items: readonly Json[]): unknown[] {
  const { parameter, isCalled } = filter
  const { keywords, types } = getShape(context.root, parameter.schema)
  if (!isCalled || items.length === 0 || 'enum' in keywords || !types.includes('string')) return []
  const isId = keywords['format'] === 'uuid'
  if (!isId && ('format' in keywords || 'pattern' in keywords)) return []
  const value = isId
    ? createSample(context.root, parameter.schema, context.unique(`filter ${parameter.name}`))
    : UNKNOWN_TEXT
  return isFit(context, filter, value) ? [value] : []
}

function getProblem(filter: Filter, value: unknown, all: readonly Json[], items: readonly Json[]): string | undefined {
  const { selector, path, isExact, isCalled } = filter
  const asked = `With ${selector.label}=${String(value)}`
  const has = (item: Json): boolean => path !== undefined && valuesAt(item, path).includes(value)
  const isWanted = all.some(has)
  const mismatch = items.find((item) => !matches(filter, item, value))
  if (mismatch !== undefined && path !== undefined)
    return `${asked} the list has an item whose ${path.join('.')} is ${valuesAt(mismatch, path).map(String).join(', ')}`
  if (isWanted && isExact && items.length === 0) return `${asked} the list is empty, although an item has it`
  const isSame = items.length > 0 && JSON.stringify(items) === JSON.stringify(all)
  return isCalled && isSame && typeof value === 'string' && !isWanted && !all.some((item) => mentions(item, value))
    ? `${asked} the list is the same as without it`
    : undefined
}

/** Filters by two values at once, of which each item has one: a list that takes several values has the items of both. */
async function checkSeveral(
  { context, items, read }: Filterable,
  filter: Filter,
  choices: readonly unknown[],
): Promise<Problem | undefined> {
  const { parameter, path, isExact, selector } = filter
  const isList = getShape(context.root, parameter.schema).types.includes('array')
  if (!isList || !isExact || path === undefined || items.some((item) => Array.isArray(valueAt(item, path))))
    return undefined
  const isSeen = (value: unknown): boolean => items.some((item) => valuesAt(item, path).includes(value))
  const values = choices.filter(isSeen)
  if (values.length < 2 || context.validate(parameter.schema, values, 'request').violations.length > 0) return undefined
  const result = await read(selector.put({}, values))
  if (result.outcome.kind !== 'success') return undefined
  const found = listsIn(context.data(result))
  const missing = values.find((value) => !found.some((item) => valuesAt(item, path).includes(value)))
  if (missing === undefined) return undefined
  const asked = values.map(String).join(' and ')
  return { filter, title: `With ${selector.label}=${asked} the list has no item with ${String(missing)}`, result }
}

/** Applies two filters with the values of one item. */
async function checkCombined(
  { context, items, read }: Filterable,
  filters: readonly Filter[],
): Promise<Problem | undefined> {
  const pair = filters.filter(({ path, isExact }) => path !== undefined && isExact).slice(0, 2)
  if (pair.length < 2) return undefined
  const getValue = (filter: Filter, item: Json): unknown => valuesAt(item, filter.path ?? [])[0]
  const item = items.find((row) => pair.every((filter) => isFit(context, filter, getValue(filter, row))))
  if (item === undefined) return undefined
  const result = await read(
    pair.reduce<Json>((all, filter) => filter.selector.put(all, asSent(context, filter, getValue(filter, item))), {}),
  )
  if (result.outcome.kind !== 'success') return undefined
  const found = listsIn(context.data(result))
  const failing = pair.find((filter) => found.some((row) => !matches(filter, row, getValue(filter, item))))
  if (failing === undefined) return undefined
  const names = pair.map(({ selector }) => selector.label).join(' and ')
  return { filter: failing, title: `With ${names} together, ${failing.selector.label} is ignored`, result }
}

/** An item without the field proves nothing. */
function matches({ parameter, path }: Filter, item: Json, value: unknown): boolean {
  const own = path === undefined ? [] : valuesAt(item, path)
  if (own.length === 0) return true
  const isPart = (found: unknown): boolean => String(found).toLowerCase().includes(String(value).toLowerCase())
  return own.some((found) => String(found) === String(value) || (SEARCH.test(parameter.name) && isPart(found)))
}

function mentions(item: Json, value: string): boolean {
  return JSON.stringify(item).toLowerCase().includes(value.toLowerCase())
}
