import { plain, valueAt } from '../../cases/items.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Parameter } from '@tumpak/contract-kit/operation.ts'
import type { ItemField } from '../../cases/list/item-fields.ts'
import type { Selector } from '../../cases/list/selectors.ts'

/** Names of parameters that search within texts. */
export const SEARCH = /^(q|query|search|keyword|keywords|term|text|name|title)$/i
/** Names of parameters that choose the form of the response instead of items. */
const FORM =
  /^(sort|order|fields?|select|include|exclude|expand|embed|format|view|lang(uage)?|locale|currency|units?|callback|pretty|time_?zone|tz|version)(_?(by|dir|direction))?$|^(accept|with|api)[A-Z_]/i
/** Words in a description that call a parameter a filter. */
const FILTERS =
  /\bfilter|\bonly (?:return|show|list|include|items|those|entries|results|records)|\b(?:returns?|shows?|lists?|includes?) only\b|\bnarrow|\brestricts? |\bsearch|\bmatch(?:es|ing)\b|\bwhose\b/i
/** Fields that usually name an object, the most likely first. */
const NAMING = ['id', 'username', 'slug', 'code', 'name']

/** A query parameter that selects items. */
export interface Filter {
  selector: Selector
  parameter: Parameter
  /** The path of the filtered field in an item; undefined if the document does not define it. */
  path: readonly string[] | undefined
  /** Whether the item's field has the same name as the parameter, so that there is no doubt. */
  isExact: boolean
  /** Whether the document calls the parameter a filter. */
  isCalled: boolean
}

/** Reads a selector as a filter; undefined if it is not one. */
export function getFilter(selector: Selector, fields: ReadonlyMap<string, ItemField>): Filter | undefined {
  const { parameter, isFilter } = selector
  const { name, description } = parameter
  const isCalled = isFilter || FILTERS.test(description)
  const getPath = (field: string): readonly string[] => fields.get(field)?.path ?? [field]
  if (FORM.test(name)) return undefined
  const exact = [...fields.keys()].find((field) => plain(field) === plain(name))
  const inner = exact === undefined ? [] : (fields.get(exact)?.inner ?? [])
  if (exact !== undefined && inner.length === 0)
    return { selector, parameter, path: getPath(exact), isExact: true, isCalled }
  if (exact !== undefined) {
    const named = namingField(inner, description)
    const path = named === undefined ? undefined : [...getPath(exact), named]
    return { selector, parameter, path, isExact: false, isCalled }
  }
  const related = [...fields].filter(([field, { inner: below }]) => below.length === 0 && isRelated(name, field))
  const isOne = related.length === 1 && (isCalled || isPlural(name, related[0]?.[0] ?? ''))
  if (isOne) return { selector, parameter, path: getPath(related[0]?.[0] ?? ''), isExact: false, isCalled }
  return isCalled || /^(q|query|search|keywords?)$/i.test(name)
    ? { selector, parameter, path: undefined, isExact: false, isCalled: true }
    : undefined
}

/** Returns the values of an item by which a filter selects. */
export function valuesAt(item: Json, path: readonly string[]): unknown[] {
  const found = valueAt(item, path)
  return (Array.isArray(found) ? found : [found]).filter(
    (value) => value !== undefined && value !== null && typeof value !== 'object',
  )
}

/** Returns the field that names an object: the one in the description, or the most likely one. */
function namingField(inner: readonly string[], description: string): string | undefined {
  const said = inner.filter((name) => new RegExp(String.raw`\b${name.replaceAll(/\W/g, '')}\b`, 'i').test(description))
  return said.length === 1 ? said[0] : NAMING.find((name) => inner.includes(name))
}

/** Whether a field's name begins with a parameter's: `country` and `country_code`, `tag` and `tagList`. */
function isRelated(parameter: string, field: string): boolean {
  const [short, long] = [toWords(parameter), toWords(field)]
  return (
    isPlural(parameter, field) || (long.length > short.length && short.every((word, index) => long[index] === word))
  )
}

function isPlural(a: string, b: string): boolean {
  return plain(a) === `${plain(b)}s` || plain(b) === `${plain(a)}s`
}

function toWords(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
}
