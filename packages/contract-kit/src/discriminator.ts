import { isJson, text, type Json } from './json.ts'
import { getName, part, type DocumentNode } from './schema-node.ts'

/** The discriminator of a union (OpenAPI's `discriminator`). */
export interface Discriminator {
  field: string
  /** The values of the field, by the component name of their branch. */
  names: Map<string, string[]>
}

/**
 * Reads a union's discriminator: from its `mapping`, or from component names. Undefined if the union has none, or if a
 * branch has no name.
 */
export function getDiscriminator(root: Json, node: DocumentNode): Discriminator | undefined {
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
    const mapped = mapping.filter(([, target]) => getName(String(target)) === component).map(([name]) => name)
    names.set(component, mapped.length === 0 ? [component] : mapped)
  }
  return { field, names }
}
