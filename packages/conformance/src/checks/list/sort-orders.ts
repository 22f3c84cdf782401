import { plain } from '../../cases/items.ts'
import { strings, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation, Parameter } from '@tumpak/contract-kit/operation.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getShape } from '../../document/schema/shape.ts'
import { itemFields, type ItemField } from '../../cases/list/item-fields.ts'
import { getSelectors, type Selector } from '../../cases/list/selectors.ts'

const SORT = /^(?:sort|order)(?:ing)?(?:_?(?:by|field|key|column|on))?$/i
const DIRECTION = /^(?:sort_?|order_?)?(?:dir(?:ection)?|order|type|sort)$/i
const UP = /^(?:asc(?:ending)?|up|1|\+)$/i
const DOWN = /^(?:desc(?:ending)?|down|-1|-)$/i
/** A field name before its direction: `price:desc`, `price_desc`, `priceDesc`. */
const WITH_SUFFIX = /^(.+?)(?:[\s:.,_|-]+(asc|desc|ascending|descending)|(?<=[a-z\d])(Asc|Desc|ASC|DESC))$/i
const AMOUNT = /^(?:amount|value)$/i
const PREFIXES = /prefix|minus|hyphen|`-`|\bdescending\b.*-|-.*\bdescending\b/i
/** How many orders of one list to try. */
const MAX_ORDERS = 24

export type Direction = 'up' | 'down' | 'either'

/** An order that can be requested. */
export interface SortOrder {
  selector: Selector
  /** The query as text: `sort=-price`. */
  asked: string
  query: Json
  name: string
  field: ItemField
  direction: Direction
}

interface Key {
  name: string
  field: ItemField
  direction: Direction | undefined
}

/** A list, its parameters, and the fields of its items. */
interface Sortable {
  context: RunContext
  operation: Operation
  fields: ReadonlyMap<string, ItemField>
  selectors: readonly Selector[]
}

/** Returns the orders that a list's parameters offer, each by one field of the items. */
export function sortOrders(context: RunContext, operation: Operation): SortOrder[] {
  const fields = itemFields(context.root, operation, true)
  const selectors = getSelectors(context, operation)
  const list = { context, operation, fields, selectors }
  const found = selectors.flatMap((selector) => {
    const [, stem] = /^(?:sort|order)(?:_?by)?_(.+)$/i.exec(selector.parameter.name) ?? []
    const ends = getEnds(context, selector.parameter)
    // `sort[price]=desc`
    const own = stem === undefined || ends === undefined ? undefined : getKey(stem, fields)
    if (own !== undefined && ends !== undefined) return byDirection(selector, ends, own)
    return SORT.test(selector.parameter.name) && ends === undefined ? getOrders(list, selector) : []
  })
  return (found.length > 0 ? found : getReversals(list)).slice(0, MAX_ORDERS)
}

function getOrders(list: Sortable, selector: Selector): SortOrder[] {
  const { context, fields, selectors } = list
  const keys = getValues(list, selector.parameter).map((value) => ({ value, key: getKey(value, fields) }))
  const isSigned = keys.some(({ value, key }) => key?.direction !== undefined || /^[-+]/.test(value))
  const other = selectors.find(
    (candidate) => candidate !== selector && getEnds(context, candidate.parameter) !== undefined,
  )
  const ends = other && getEnds(context, other.parameter)
  return keys.flatMap(({ value, key }) => {
    if (key === undefined) return []
    const asked = `${selector.label}=${value}`
    const query = selector.put({}, asSent(context, selector.parameter, value))
    if (other !== undefined && ends !== undefined && key.direction === undefined)
      return byDirection(other, ends, key, { selector, asked, query })
    const direction = key.direction ?? (isSigned ? 'up' : 'either')
    return [{ selector, asked, query, name: key.name, field: key.field, direction }]
  })
}

/** Returns the orders of a direction parameter without a field parameter, which reverses the documented order. */
function getReversals({ context, operation: { order }, fields, selectors }: Sortable): SortOrder[] {
  const key = order === undefined ? undefined : getKey(order.replace(/^[-+]/, ''), fields)
  const selector = selectors.find(
    ({ parameter }) => DIRECTION.test(parameter.name) && getEnds(context, parameter) !== undefined,
  )
  const ends = selector && getEnds(context, selector.parameter)
  return key === undefined || selector === undefined || ends === undefined ? [] : byDirection(selector, ends, key)
}

interface Ends {
  up: unknown
  down: unknown
}

/** Returns both orders of a field. `named` is what asks for the field, if that is another parameter. */
function byDirection(
  selector: Selector,
  ends: Ends,
  { name, field }: Key,
  named?: Pick<SortOrder, 'selector' | 'asked' | 'query'>,
): SortOrder[] {
  return (['up', 'down'] as const).map((direction) => ({
    selector: named?.selector ?? selector,
    asked: `${named === undefined ? '' : `${named.asked}&`}${selector.label}=${String(ends[direction])}`,
    query: selector.put(named?.query ?? {}, ends[direction]),
    name,
    field,
    direction,
  }))
}

/** Returns the two values of a parameter that only reverses an order. */
function getEnds({ root }: RunContext, { name, schema }: Parameter): Ends | undefined {
  if (!DIRECTION.test(name) && !/^(?:sort|order)/i.test(name)) return undefined
  const choices = getChoices(root, schema)
  const [up, down] = [UP, DOWN].map((pattern) => choices.find((choice) => pattern.test(String(choice))))
  const isAll = choices.every((choice) => choice === null || [UP, DOWN].some((pattern) => pattern.test(String(choice))))
  return up === undefined || down === undefined || !isAll ? undefined : { up, down }
}

function getChoices(root: Json, schema: Parameter['schema']): unknown[] {
  const { keywords, items, branches } = getShape(root, schema)
  if (Array.isArray(keywords['enum'])) return keywords['enum']
  const consts = branches.flatMap(({ value }) =>
    'const' in value ? [value['const']] : getChoices(root, { value, pointer: '', proposed: false }),
  )
  return consts.length > 0 || items === undefined ? consts : getChoices(root, items)
}

/**
 * Returns the values to request: those that the document lists, or field names in the form of its pattern, example and
 * description.
 */
function getValues({ context, fields, operation }: Sortable, parameter: Parameter): string[] {
  const { keywords, items } = getShape(context.root, parameter.schema)
  const choices = getChoices(context.root, parameter.schema).filter((choice) => typeof choice === 'string')
  if (choices.length > 0) return choices
  const words = `${parameter.description} ${operation.description}`
  const own = `${parameter.description} ${String(keywords['description'] ?? '')}`
  const patterned =
    'pattern' in keywords || (items !== undefined && 'pattern' in getShape(context.root, items).keywords)
  const said = [...own.matchAll(/[`'"]([^`'"\s]{1,40})[`'"]/g)].map(([, quoted = '']) => quoted)
  const given = [parameter.example, keywords['example'], ...strings(keywords['examples'])].flatMap((example) =>
    Array.isArray(example) ? strings(example) : typeof example === 'string' ? [example] : [],
  )
  const known = [...given, ...said].filter((value) => getKey(value, fields) !== undefined)
  const negated =
    PREFIXES.test(words) || known.some((value) => value.startsWith('-'))
      ? known.map((value) => `-${value.replace(/^[-+]/, '')}`)
      : []
  const made = patterned ? [...fields.keys()].flatMap((name) => [name, `-${name}`, `${name}:asc`, `${name}:desc`]) : []
  const fits = (value: string): boolean =>
    context.validate(parameter.schema, asSent(context, parameter, value), 'request').violations.length === 0
  return [...new Set([...made, ...known, ...negated])].filter(fits)
}

/** Returns a value in the parameter's form: in a list if it takes a list. */
function asSent({ root }: RunContext, { schema }: Parameter, value: string): unknown {
  return getShape(root, schema).types.includes('array') ? [value] : value
}

/**
 * Reads the field, and the direction if there is one, from `price`, `-price`, `price:desc`, `author.name` or
 * `name,-price`.
 */
function getKey(given: string, fields: ReadonlyMap<string, ItemField>): Key | undefined {
  const [, sign, words = ''] = /^([-+]?)(.+)$/.exec(given) ?? []
  const direction = sign === '-' ? 'down' : sign === '+' ? 'up' : undefined
  const whole = named(words, fields)
  if (whole !== undefined) return { ...whole, direction }
  const [, before, after, camel] = WITH_SUFFIX.exec(words) ?? []
  const withSuffix = before === undefined ? undefined : named(before, fields)
  if (withSuffix !== undefined && sign === '')
    return { ...withSuffix, direction: DOWN.test(String(after ?? camel)) ? 'down' : 'up' }
  // Further fields only order items with equal first fields.
  const [first = '', ...others] = words.split(',')
  const several = others.length === 0 ? undefined : getKey(`${sign ?? ''}${first}`, fields)
  return several === undefined ? undefined : several
}

function named(words: string, fields: ReadonlyMap<string, ItemField>): Omit<Key, 'direction'> | undefined {
  const all = [...fields]
  const [owner = '', inner] = words.split('.')
  const exact =
    all.find(([name]) => plain(name) === plain(words)) ??
    (inner === undefined
      ? undefined
      : all.find(([name, field]) => plain(name) === plain(owner) && field.inner.includes(inner)))
  if (exact === undefined) return undefined
  const [name, field] = exact
  const step = plain(name) === plain(words) ? field.inner.find((step) => AMOUNT.test(step)) : inner
  if (field.inner.length > 0 && step === undefined) return undefined
  return { name: words, field: step === undefined ? field : { ...field, enum: undefined, path: [...field.path, step] } }
}
