import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { isJsonType } from '../media-type.ts'
import { getShape } from '../schema/shape.ts'

/** Usual names of the payload field, the most likely first. */
const USUAL = ['data', 'result', 'payload', 'response', 'content', 'body']

/**
 * Finds the payload if the envelope does not name it: the usual field that most responses have, else `''`, the whole
 * body. Changes outside of the payload, such as a request id, are then ignored.
 */
export function payloadIn(root: Json, operations: readonly Operation[]): string {
  const owners = operations.map((operation) => getFields(root, operation)).filter((names) => names.size > 0)
  const found = USUAL.find((name) => owners.filter((names) => names.has(name)).length * 2 > owners.length)
  return found === undefined ? '' : `/${found}`
}

/** Returns the top-level fields of an operation's success responses. */
function getFields(root: Json, { responses }: Operation): Set<string> {
  const names = new Set<string>()
  const collect = (schema: DocumentNode): void => {
    const { properties, branches } = getShape(root, schema, 'response')
    for (const name of properties.keys()) names.add(name)
    for (const branch of branches) collect(branch)
  }
  for (const { status, content } of responses) {
    if (!status.startsWith('2')) continue
    for (const { type, schema } of content) if (isJsonType(type) && schema !== undefined) collect(schema)
  }
  return names
}
