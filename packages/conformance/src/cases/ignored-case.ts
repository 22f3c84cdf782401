import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { unwrap, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { RunContext } from '../context/run-context.ts'
import { getShape } from '../document/schema/shape.ts'

/** A text of a request that means the same in upper and in lower case (`x-ignores: case`). */
export interface IgnoredCase {
  name: string
  schema: DocumentNode
}

/** Lists the parameters and the fields of the body whose case is ignored. */
export function listIgnoredCase({ root }: RunContext, { parameters, body }: Operation): IgnoredCase[] {
  const fields = body === undefined ? [] : [...getShape(root, body.schema).properties]
  const all = [
    ...parameters.map(({ name, schema }) => ({ name, schema })),
    ...fields.map(([name, schema]) => ({ name, schema })),
  ]
  return all.filter(({ schema }) => {
    const own = unwrap(root, schema).value
    return (own['x-ignores'] ?? getShape(root, schema).keywords['x-ignores']) === 'case'
  })
}

/** Returns a text in the other case; undefined if it has no letters, or the document does not allow it so. */
export function toOtherCase({ validate }: RunContext, { schema }: IgnoredCase, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const other = value === value.toLowerCase() ? value.toUpperCase() : value.toLowerCase()
  return other === value || validate(schema, other, 'request').violations.length > 0 ? undefined : other
}
