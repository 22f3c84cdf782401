import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { isJsonType } from '../document/media-type.ts'
import { getShape } from '../document/schema/shape.ts'
import { plain } from './items.ts'

const MAX_DEPTH = 6

/** Whether an operation documents a field of this name in a success response, at any depth. */
export function documentsField(root: Json, { responses }: Operation, name: string): boolean {
  const has = (node: DocumentNode, depth: number): boolean => {
    if (depth > MAX_DEPTH) return false
    const { items, properties, branches } = getShape(root, node, 'response')
    if ([...properties.keys()].some((property) => plain(property) === plain(name))) return true
    const below = [...(items === undefined ? [] : [items]), ...branches, ...properties.values()]
    return below.some((inner) => has(inner, depth + 1))
  }
  return responses.some(
    ({ status, content }) =>
      status.startsWith('2') &&
      content.some(({ type, schema }) => isJsonType(type) && schema !== undefined && has(schema, 0)),
  )
}
