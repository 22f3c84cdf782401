import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation, Parameter } from '@tumpak/contract-kit/operation.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { plain } from '../items.ts'
import { getSelectors, type Selector } from './selectors.ts'

export const LONG_PAGE = 100
export const NUMBER = /^page(_?(num(ber)?|no|index))?$/i
export const OFFSET = /^(page_?)?(offset|skip)$/i
export const CURSOR = /^((page_?)?(cursor|after)|(next_?)?page_?token|continuation_?token)$/i
export const SIZE = /^(page_?size|per_?page|(page_?)?(max_?)?limit|size|max_?results|first)$/i

/** Whether a parameter selects pages, order or length of a list, instead of filtering its items. */
export function isOfPages({ name, schema }: Parameter): boolean {
  // A parameter with several sizes is a filter, not a page size.
  if (schema.value['type'] === 'array') return false
  const words = name.replaceAll(/[[\]]+/g, '_').replace(/_$/, '')
  return [NUMBER, OFFSET, CURSOR, SIZE, /^(sort|order)(_?(by|dir|direction))?$/i].some((pattern) => pattern.test(words))
}

/**
 * Whether a parameter takes only a value of an earlier page: by its name, or because a response names the value for the
 * next page (`nextMarker` for `marker`). A made-up value may be refused.
 */
export function isCursor(root: Json, { responses }: Operation, { name, schema }: Parameter): boolean {
  if (CURSOR.test(name)) return true
  const { types, keywords } = getShape(root, schema)
  if (!types.includes('string') || ['enum', 'format', 'pattern'].some((keyword) => keyword in keywords)) return false
  const names = responses.flatMap(({ status, content }) =>
    status.startsWith('2')
      ? content.flatMap(({ schema }) => (schema === undefined ? [] : getPageFields(root, schema)))
      : [],
  )
  return names.some((field) => [plain(name), `next${plain(name)}`].includes(plain(field)) && /^next/i.test(field))
}

/** The fields of a response outside its lists: at the top, and one level down. */
function getPageFields(root: Json, schema: DocumentNode): string[] {
  const { properties } = getShape(root, schema, 'response')
  return [...properties].flatMap(([name, node]) => [name, ...getShape(root, node, 'response').properties.keys()])
}

/** Whether the page length of a list can be requested. */
export function isPaged(root: Json, operation: Operation): boolean {
  return longestSize(root, operation) !== undefined
}

/** Returns the query for the longest page of a list, if it has pages. */
export function longestPage(root: Json, operation: Operation): Json {
  const size = longestSize(root, operation)
  return size === undefined ? {} : (findSelector(root, operation, SIZE)?.put({}, size) ?? {})
}

/** Returns the greatest allowed page length; undefined if the list has no pages. */
export function longestSize(root: Json, operation: Operation): number | undefined {
  const size = findSelector(root, operation, SIZE)
  if (size === undefined) return undefined
  const { keywords, types } = getShape(root, size.parameter.schema)
  const { maximum, enum: lengths } = keywords
  if (types.includes('string') || Array.isArray(lengths)) return undefined
  return typeof maximum === 'number' ? Math.min(maximum, LONG_PAGE) : LONG_PAGE
}

/** Finds the parameter that selects pages by its name. */
export function findSelector(root: Json, operation: Operation, name: RegExp): Selector | undefined {
  return getSelectors({ root }, operation).find(
    ({ parameter }) => name.test(parameter.name) && parameter.schema.value['type'] !== 'array',
  )
}
