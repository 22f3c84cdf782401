import { isJson, strings, type Json } from '@tumpak/contract-kit/json.ts'
import { listSubtypes } from '@tumpak/contract-kit/discriminator.ts'
import { hasAnnotation, part, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'

/** A schema with merged `allOf`: keywords, properties and branches. */
export interface Shape {
  node: DocumentNode
  keywords: Json
  types: string[]
  properties: Map<string, DocumentNode>
  required: string[]
  items?: DocumentNode
  branches: DocumentNode[]
  /** The name of the component that the schema is, or wraps. */
  component?: string
}

/** Whether the schema describes inputs, without `readOnly` properties, or responses, without `writeOnly` ones. */
export type Side = 'request' | 'response'

/** Reads a schema with `allOf` merged. */
export function getShape(root: Json, node: DocumentNode, side: Side = 'request'): Shape {
  const shape: Shape = {
    node,
    keywords: {},
    types: [],
    properties: new Map(),
    required: [],
    branches: [],
    component: node.component,
  }
  const hidden = new Set<string>()
  merge(root, node, shape, side, hidden)
  // The part that requires a property need not be the one that describes it.
  shape.required = shape.required.filter((name) => !hidden.has(name))
  if (shape.branches.length === 0) shape.branches.push(...listSubtypes(root, node))
  const { type } = shape.keywords
  shape.types = typeof type === 'string' ? [type] : strings(type)
  if (shape.types.length === 0 && shape.properties.size > 0) shape.types = ['object']
  return shape
}

function merge(root: Json, node: DocumentNode, shape: Shape, side: Side, hidden: Set<string>): void {
  const { value } = node
  const mark = side === 'request' ? 'readOnly' : 'writeOnly'
  if (Array.isArray(value['allOf'])) {
    for (const index of value['allOf'].keys()) {
      const inner = part(root, node, 'allOf', index)
      shape.component ??= inner.component
      merge(root, inner, shape, side, hidden)
    }
  }
  for (const [keyword, one] of Object.entries(value)) {
    if (keyword !== 'allOf') shape.keywords[keyword] = one
  }
  if (isJson(value['properties'])) {
    for (const name of Object.keys(value['properties'])) {
      const property = part(root, node, 'properties', name)
      if (hasAnnotation(root, property, mark)) hidden.add(name)
      else shape.properties.set(name, property)
    }
  }
  shape.required.push(...strings(value['required']))
  if (isJson(value['items'])) shape.items = part(root, node, 'items')
  for (const union of ['oneOf', 'anyOf']) {
    const list = value[union]
    if (Array.isArray(list)) shape.branches.push(...list.map((_, index) => part(root, node, union, index)))
  }
}
