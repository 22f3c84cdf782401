import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { isJsonType } from '../../document/media-type.ts'
import { getShape } from '../../document/schema/shape.ts'

const MAX_DEPTH = 4

/** A field of a list's items. `enum` holds its documented values, if it has any. */
export interface ItemField {
  enum: readonly unknown[] | undefined
  /** The format of the field, or of the items if it is a list. */
  format: unknown
  /** The property names, if the field is an object. */
  inner: readonly string[]
  /** The property names that lead to the field. */
  path: readonly string[]
}

/** Properties that contain an item's actual fields, as in JSON:API. */
const FIELD_CONTAINERS = /^(attributes|fields|properties)$/i

/**
 * Returns the fields of the items in an operation's first documented list. `isDeep` adds the fields inside `attributes`
 * and the like.
 */
export function itemFields(
  root: Json,
  { responses }: Pick<Operation, 'responses'>,
  isDeep = false,
): ReadonlyMap<string, ItemField> {
  const fields = new Map<string, ItemField>()
  const read = (node: DocumentNode, depth: number): void => {
    if (depth > MAX_DEPTH || fields.size > 0) return
    const { items, properties, branches } = getShape(root, node, 'response')
    if (items !== undefined) return addFields(items)
    for (const branch of branches) read(branch, depth)
    for (const property of properties.values()) read(property, depth + 1)
  }
  const addFields = (node: DocumentNode, around: readonly string[] = []): void => {
    const { properties: own } = getShape(root, node, 'response')
    for (const [name, property] of own) {
      const { keywords, items, properties } = getShape(root, property, 'response')
      const choices = keywords['enum']
      const format = keywords['format'] ?? (items === undefined ? undefined : getShape(root, items).keywords['format'])
      if (fields.has(name)) continue
      fields.set(name, {
        enum: Array.isArray(choices) ? choices : undefined,
        format,
        inner: [...properties.keys()],
        path: [...around, name],
      })
    }
    if (!isDeep || around.length > 0) return
    for (const [name, property] of own) if (FIELD_CONTAINERS.test(name)) addFields(property, [name])
  }
  for (const { status, content } of responses) {
    if (!status.startsWith('2')) continue
    for (const { type, schema } of content) if (isJsonType(type) && schema !== undefined) read(schema, 0)
  }
  return fields
}
