import { listSubtypes } from '@tumpak/contract-kit/discriminator.ts'
import { intersect } from '@tumpak/contract-kit/intersect.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { getFrame, mergeSchema, type MergedSchema } from '@tumpak/contract-kit/merge-schema.ts'
import { hasAnnotation, part, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'

/** A schema with merged `allOf`: keywords, properties and branches. */
export interface Shape {
  node: DocumentNode
  keywords: Json
  types: string[]
  properties: Map<string, DocumentNode>
  required: string[]
  items?: DocumentNode
  /** Inner schemas by keyword, such as `additionalProperties`. */
  inner: Map<string, DocumentNode>
  /** Inner schemas of a pattern or a place: `patternProperties ^x-`, `prefixItems 0`. */
  keyed: Map<string, DocumentNode>
  /** The parts with `if`. */
  conditions: readonly DocumentNode[]
  /** The alternatives. If the schema has several unions, each alternative of the first contains the other unions. */
  branches: DocumentNode[]
  /** The name of the component that the schema is, or wraps. */
  component?: string
}

/** Whether the schema describes inputs, without `readOnly` properties, or responses, without `writeOnly` ones. */
export type Side = 'request' | 'response'

/** Reads a schema with `allOf` merged. */
export function getShape(root: Json, node: DocumentNode, side: Side = 'request'): Shape {
  const merged = mergeSchema(root, node)
  const mark = side === 'request' ? 'readOnly' : 'writeOnly'
  const isShown = (name: string): boolean => {
    const property = merged.properties.get(name)
    return property === undefined || !hasAnnotation(root, property, mark)
  }
  const properties = new Map([...merged.properties].filter(([name]) => isShown(name)))
  const branches = listAlternatives(root, merged)
  return {
    node,
    keywords: getKeywords(merged),
    types: [...(merged.types ?? (properties.size > 0 ? ['object'] : []))],
    properties,
    required: merged.required.filter(isShown),
    items: merged.inner.get('items'),
    inner: merged.inner,
    keyed: merged.keyed,
    conditions: merged.conditions,
    branches: branches.length > 0 ? branches : listSubtypes(root, node),
    component: findComponent(root, node),
  }
}

/** Returns a branch together with the keywords around its union. */
export function createAlternative(root: Json, node: DocumentNode, branch: DocumentNode): DocumentNode {
  return intersect(root, [getFrame(root, mergeSchema(root, node)), branch])
}

function listAlternatives(root: Json, { unions }: MergedSchema): DocumentNode[] {
  const [first, ...others] = unions
  const around = others.map(({ node }) => node)
  // The name of a component tells by which value a discriminator selects it.
  return (first?.branches ?? []).map((branch) => ({
    ...intersect(root, [branch, ...around]),
    component: branch.component,
  }))
}

function findComponent(root: Json, node: DocumentNode): string | undefined {
  const { allOf } = node.value
  if (node.component !== undefined || !Array.isArray(allOf)) return node.component
  const names = allOf.map((_, index) => findComponent(root, part(root, node, 'allOf', index)))
  return names.find((name) => name !== undefined)
}

function getKeywords({ keywords, types, values, parts }: MergedSchema): Json {
  const isConst = parts.some(({ value }) => Object.hasOwn(value, 'const'))
  return {
    ...keywords,
    ...(types !== undefined && { type: types.length === 1 ? types[0] : types }),
    ...(values !== undefined && (isConst && values.length > 0 ? { const: values[0] } : { enum: values })),
  }
}
