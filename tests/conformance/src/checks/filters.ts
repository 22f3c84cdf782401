import { listsIn } from '../cases/items.ts'
import type { Json } from '../document/json.ts'
import type { Operation, Parameter } from '../document/operation.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../http/request-result.ts'
import type { RunContext } from '../run/run-context.ts'
import { shapeOf } from '../schema/shape.ts'
import { itemFields } from './item-fields.ts'
import { isOfPages } from './pagination.ts'

const CHECK = 'filter'
/** Parameters that search within texts. */
const SEARCH = /^(q|query|search|keyword|keywords|term|text|name|title)$/i

/** A query parameter that selects items by their field of the same name. */
interface Filter {
  parameter: Parameter
  field: string
}

interface Problem {
  parameter: Parameter
  title: string
  result: RequestResult
}

/** Items of a list have the value that a filter asks for, each filter alone and two together. */
export async function checkFilters(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar | undefined,
): Promise<void> {
  const { ledger } = context
  const fields = itemFields(context.root, operation)
  const filters = operation.parameters
    .filter((one) => one.in === 'query' && !isOfPages(one))
    .flatMap((parameter): Filter[] => {
      const field = [...fields.keys()].find((name) => plain(name) === plain(parameter.name))
      const { types } = shapeOf(context.root, parameter.schema)
      return field === undefined || types.some((type) => type === 'array' || type === 'object')
        ? []
        : [{ parameter, field }]
    })
  if (filters.length === 0) return ledger.notApplicable(operation, CHECK)
  const read = (query: Json): Promise<RequestResult> =>
    context.send(operation, { ...input, query: { ...input.query, ...query } }, { jar })
  const all = await read({})
  const items = listsIn(context.data(all))
  let isJudged = false
  const look = async (): Promise<Problem | undefined> => {
    for (const filter of filters) {
      for (const value of valuesFor(context, filter, items, fields.get(filter.field)?.enum)) {
        const result = await read({ [filter.parameter.name]: value })
        if (result.outcome.kind !== 'success') continue
        isJudged = true
        const title = problemOf(filter, value, items, listsIn(context.data(result)))
        if (title !== undefined) return { parameter: filter.parameter, title, result }
      }
    }
    return combined(context, filters, items, read)
  }
  // A list may change while it is read: check a problem twice.
  const problem = (await look()) === undefined ? undefined : await look()
  if (problem === undefined) return isJudged ? ledger.pass(operation, CHECK) : ledger.notApplicable(operation, CHECK)
  const { parameter, title, result } = problem
  ledger.fail(operation, {
    check: CHECK,
    gravity: 'major',
    pointer: `query/${parameter.name}`,
    rule: parameter.schema.pointer,
    proposed: parameter.schema.proposed,
    title,
    explanation: 'The player asked for these items only. Apply the filter before counting and before cutting pages.',
    evidence: result,
  })
}

/** A value that an item has, and one of the other values that both the parameter and the field allow. */
function valuesFor(
  { root, validate }: RunContext,
  { parameter, field }: Filter,
  items: readonly Json[],
  allowed: readonly unknown[] | undefined,
): unknown[] {
  const fits = (value: unknown): boolean =>
    value !== undefined && value !== null && validate(parameter.schema, value, 'request').violations.length === 0
  const seen = items.map((item) => item[field]).filter((value) => fits(value) && typeof value !== 'object')
  const [first] = seen
  const choices = shapeOf(root, parameter.schema).keywords['enum']
  const others = Array.isArray(choices) && allowed !== undefined ? allowed.filter(fits) : seen
  const other = others.find((value) => value !== first)
  return [first, other].filter((value) => value !== undefined)
}

function problemOf(filter: Filter, value: unknown, all: readonly Json[], items: readonly Json[]): string | undefined {
  const { name } = filter.parameter
  const odd = items.find((item) => !matches(filter, item, value))
  if (odd !== undefined)
    return `With ${name}=${String(value)} the list has an item whose ${filter.field} is ${String(odd[filter.field])}`
  const isLost = items.length === 0 && all.some((item) => item[filter.field] === value)
  return isLost ? `With ${name}=${String(value)} the list is empty, although an item has it` : undefined
}

/** Two filters with the values of one item. */
async function combined(
  context: RunContext,
  filters: readonly Filter[],
  items: readonly Json[],
  read: (query: Json) => Promise<RequestResult>,
): Promise<Problem | undefined> {
  const [one, other] = filters
  if (one === undefined || other === undefined) return undefined
  const pair = [one, other]
  const isFit = (item: Json): boolean =>
    pair.every(
      ({ parameter, field }) => context.validate(parameter.schema, item[field], 'request').violations.length === 0,
    )
  const item = items.find(isFit)
  if (item === undefined) return undefined
  const result = await read(Object.fromEntries(pair.map(({ parameter, field }) => [parameter.name, item[field]])))
  if (result.outcome.kind !== 'success') return undefined
  const found = listsIn(context.data(result))
  const failing = pair.find((filter) => found.some((row) => !matches(filter, row, item[filter.field])))
  if (failing === undefined) return undefined
  const names = pair.map(({ parameter }) => parameter.name).join(' and ')
  return { parameter: failing.parameter, title: `With ${names} together, ${failing.parameter.name} is ignored`, result }
}

/** An item without the field says nothing. */
function matches({ parameter, field }: Filter, item: Json, value: unknown): boolean {
  const own = item[field]
  if (own === undefined || own === null) return true
  if (Array.isArray(own)) return own.some((one) => String(one) === String(value))
  if (SEARCH.test(parameter.name)) return String(own).toLowerCase().includes(String(value).toLowerCase())
  return String(own) === String(value)
}

function plain(name: string): string {
  return name.replaceAll(/[^a-z\d]/gi, '').toLowerCase()
}
