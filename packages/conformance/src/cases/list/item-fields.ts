import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { isJsonType } from '../../http/media-type.ts'
import { getShape } from '../../document/schema/shape.ts'

const MAX_DEPTH = 4

/** A field of a list's items: its listed values, if it has any. */
export interface ItemField {
  enum: readonly unknown[] | undefined
  /** The format of its text, or of the texts of its list. */
  format: unknown
  /** The names of the values in it, if it is an object. */
  inner: readonly string[]
  /** Its place in an item. */
  path: readonly string[]
}

/** Members that hold the fields of an item, as in JSON:API. */
const HOLDERS = /^(attributes|fields|properties)$/i

/**
 * The fields of the items of an operation's first list, as its success documents them; deep ones also those in
 * `attributes`.
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
    for (const one of properties.values()) read(one, depth + 1)
  }
  const addFields = (node: DocumentNode, around: readonly string[] = []): void => {
    const { properties: own } = getShape(root, node, 'response')
    for (const [name, one] of own) {
      const { keywords, items, properties } = getShape(root, one, 'response')
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
    for (const [name, one] of own) if (HOLDERS.test(name)) addFields(one, [name])
  }
  for (const { status, content } of responses) {
    if (!status.startsWith('2')) continue
    for (const { type, schema } of content) if (isJsonType(type) && schema !== undefined) read(schema, 0)
  }
  return fields
}
