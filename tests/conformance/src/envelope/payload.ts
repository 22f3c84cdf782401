import type { Json } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import type { DocumentNode } from '../document/schema-node.ts'
import { shapeOf } from '../schema/shape.ts'

/** Fields that hold the payload in the envelopes that are about, the likeliest first. */
const USUAL = ['data', 'result', 'payload', 'response', 'content', 'body']

/**
 * Where the payload stands, for an envelope that does not say: at the one usual field that most answers have. `''`,
 * the whole body, where there is none. What moves beside the payload, such as a request's id, is then no change.
 */
export function payloadIn(root: Json, operations: readonly Operation[]): string {
  const owners = operations.map((one) => fieldsOf(root, one)).filter((names) => names.size > 0)
  const found = USUAL.find((name) => owners.filter((names) => names.has(name)).length * 2 > owners.length)
  return found === undefined ? '' : `/${found}`
}

/** The fields at the top of a call's answers to a success. */
function fieldsOf(root: Json, { responses }: Operation): Set<string> {
  const names = new Set<string>()
  const collect = (schema: DocumentNode): void => {
    const { properties, branches } = shapeOf(root, schema)
    for (const name of properties.keys()) names.add(name)
    for (const branch of branches) collect(branch)
  }
  for (const { status, content } of responses) {
    if (!status.startsWith('2')) continue
    for (const { type, schema } of content) if (/json/i.test(type) && schema !== undefined) collect(schema)
  }
  return names
}
