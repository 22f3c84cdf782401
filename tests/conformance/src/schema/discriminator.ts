import { isJson, text, type Json } from '../document/json.ts'
import { nameOf, part, type DocumentNode } from '../document/schema-node.ts'

/** The field that tells the branches of a union apart (OpenAPI's `discriminator`). */
export interface Discriminator {
  field: string
  /** What stands in the field, by the name of the branch's component. */
  names: Map<string, string[]>
}

/**
 * Reads the discriminator of a union: by its `mapping` or, where that does not name a branch, by the branch's own name.
 * Undefined where there is none, or where a branch has no name to go by.
 */
export function discriminatorOf(root: Json, node: DocumentNode): Discriminator | undefined {
  const { discriminator } = node.value
  const union = ['oneOf', 'anyOf'].find((one) => Array.isArray(node.value[one]))
  const field = isJson(discriminator) ? text(discriminator['propertyName']) : undefined
  if (!isJson(discriminator) || union === undefined || field === undefined) return undefined
  const mapping = isJson(discriminator['mapping']) ? Object.entries(discriminator['mapping']) : []
  const names: Discriminator['names'] = new Map()
  for (const index of (node.value[union] as unknown[]).keys()) {
    const { component, value } = part(root, node, union, index)
    if (value['type'] === 'null') continue
    if (component === undefined) return undefined
    const mapped = mapping.filter(([, target]) => nameOf(String(target)) === component).map(([name]) => name)
    names.set(component, mapped.length === 0 ? [component] : mapped)
  }
  return { field, names }
}
