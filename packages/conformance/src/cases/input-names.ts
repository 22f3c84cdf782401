import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { getShape } from '../document/schema/shape.ts'

/** The names by which the configuration may give values of an operation. */
export interface InputNames {
  /** Parameters, and fields of the body at any depth. */
  readonly fields: ReadonlySet<string>
  /** Components and `x-input`, which stand for fields of any name. */
  readonly kinds: ReadonlySet<string>
}

const known = new WeakMap<Operation, InputNames>()

/** Lists the names of an operation's input. */
export function listInputNames(root: Json, operation: Operation): InputNames {
  const found = known.get(operation) ?? readNames(root, operation)
  known.set(operation, found)
  return found
}

function readNames(root: Json, { parameters, body }: Operation): InputNames {
  const [fields, kinds] = [new Set(parameters.map(({ name }) => name)), new Set<string>()]
  const seen = new Set<string>()
  const visit = (node: DocumentNode): void => {
    if (seen.has(node.pointer)) return
    seen.add(node.pointer)
    const { properties, items, branches, component, keywords } = getShape(root, node)
    if (component !== undefined) kinds.add(component)
    if (typeof keywords['x-input'] === 'string') kinds.add(keywords['x-input'])
    for (const [name, property] of properties) {
      fields.add(name)
      visit(property)
    }
    for (const inner of [...branches, ...(items === undefined ? [] : [items])]) visit(inner)
  }
  for (const { schema } of parameters) visit(schema)
  if (body !== undefined) visit(body.schema)
  return { fields, kinds }
}
