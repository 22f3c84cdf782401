import { isJson, strings, text, type Json } from './json.ts'
import { getName, part, type DocumentNode } from './schema-node.ts'

const MAX_DEPTH = 16

/** The discriminator of a union (OpenAPI's `discriminator`). */
export interface Discriminator {
  field: string
  /** The values of the field, by the component name of their branch. */
  names: Map<string, string[]>
}

/**
 * Returns the schemas that extend one with a discriminator: those of its mapping, and those that name it in `allOf`.
 * Empty for a union, which lists its branches itself.
 */
export function listSubtypes(root: Json, node: DocumentNode): DocumentNode[] {
  const { discriminator, oneOf, anyOf } = node.value
  if (!isJson(discriminator) || oneOf !== undefined || anyOf !== undefined || node.component === undefined) return []
  const { components } = root
  const schemas = isJson(components) && isJson(components['schemas']) ? components['schemas'] : {}
  const mapping = isJson(discriminator['mapping']) ? Object.values(discriminator['mapping']) : []
  const mapped = new Set(mapping.map((target) => getName(String(target))))
  const owner: DocumentNode = { value: schemas, pointer: '/components/schemas', proposed: false }
  return Object.keys(schemas).flatMap((name) => {
    if (name === node.component) return []
    const branch = { ...part(root, owner, name), component: name }
    const { allOf } = branch.value
    const extendsIt =
      Array.isArray(allOf) &&
      [...allOf.keys()].some((index) => part(root, branch, 'allOf', index).pointer === node.pointer)
    return extendsIt || mapped.has(name) ? [branch] : []
  })
}

/**
 * Reads a union's discriminator: from its `mapping`, or from component names. Undefined if the union has none, or if a
 * branch has no name.
 */
export function getDiscriminator(root: Json, node: DocumentNode): Discriminator | undefined {
  const { discriminator } = node.value
  const union = ['oneOf', 'anyOf'].find((keyword) => Array.isArray(node.value[keyword]))
  const field = isJson(discriminator) ? text(discriminator['propertyName']) : undefined
  if (!isJson(discriminator) || field === undefined) return undefined
  const mapping = isJson(discriminator['mapping']) ? Object.entries(discriminator['mapping']) : []
  const names: Discriminator['names'] = new Map()
  const branches =
    union === undefined
      ? listSubtypes(root, node)
      : [...(node.value[union] as unknown[]).keys()].map((index) => part(root, node, union, index))
  if (branches.length === 0) return undefined
  for (const branch of branches) {
    const { component, value } = branch
    if (value['type'] === 'null') continue
    if (component === undefined) return undefined
    const mapped = mapping.filter(([, target]) => getName(String(target)) === component).map(([name]) => name)
    const listed = mapped.length > 0 ? mapped : listValues(root, branch, field)
    names.set(component, listed.length > 0 ? listed : [component])
  }
  return { field, names }
}

/** The values that a branch allows for the field, if it lists them: many documents have no mapping, but a `const`. */
function listValues(root: Json, branch: DocumentNode, field: string, depth = 0): string[] {
  const { value } = part(root, branch, 'properties', field)
  const own = typeof value['const'] === 'string' ? [value['const']] : strings(value['enum'])
  const { allOf } = branch.value
  if (own.length > 0 || !Array.isArray(allOf) || depth > MAX_DEPTH) return own
  return [...allOf.keys()].flatMap((index) => listValues(root, part(root, branch, 'allOf', index), field, depth + 1))
}
