import { combine, intersectTypes, intersectValues } from './combine-keywords.ts'
import { intersect } from './intersect.ts'
import { isJson, strings, type Json } from './json.ts'
import { getKey, getOwner, part, type DocumentNode } from './schema-node.ts'

/** One `oneOf` or `anyOf` of a schema, with its discriminator. */
export interface Union {
  node: DocumentNode
  branches: readonly DocumentNode[]
}

/** A schema with the parts of its `allOf` merged, at any depth, because all of them apply. */
export interface MergedSchema {
  /** The schema and the parts, the schema itself last. */
  parts: readonly DocumentNode[]
  /** The keywords that are no schemas, each with the combined value of all parts. */
  keywords: Json
  /** The types that all parts allow; undefined if none names one, [] if they exclude each other. */
  types: readonly string[] | undefined
  /** The values that `enum` and `const` of all parts allow. */
  values: readonly unknown[] | undefined
  /** A required property that no part describes may be anything that the schema allows. */
  properties: Map<string, DocumentNode>
  required: readonly string[]
  /** The required properties that no part describes. */
  undescribed: ReadonlySet<string>
  /** Inner schemas by keyword, such as `items`. */
  inner: Map<string, DocumentNode>
  /** Inner schemas of a pattern, a name or a place: `patternProperties ^x-`, `prefixItems 0`. */
  keyed: Map<string, DocumentNode>
  unions: readonly Union[]
  /** The parts with `if` and `then` or `else`, which mean nothing without each other. */
  conditions: readonly DocumentNode[]
}

/** Keywords whose value is one schema or a boolean. An absent keyword allows anything. */
export const INNER: readonly string[] = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'propertyNames',
  'contains',
  'not',
  'contentSchema',
]
/** Keywords whose value is a map or a list of schemas. */
export const KEYED: readonly string[] = ['patternProperties', 'dependentSchemas', 'prefixItems']
const UNIONS: readonly string[] = ['oneOf', 'anyOf']
const APART = new Set(['allOf', 'properties', 'required', 'type', 'enum', 'const', 'if', 'then', 'else', ...UNIONS])

/** The merged schemas of each document: the same few are read again and again. */
const mergedOf = new WeakMap<Json, WeakMap<Json, { node: DocumentNode; merged: MergedSchema }>>()

/** Merges the parts of a schema's `allOf`. All parts that describe one field apply to it. */
export function mergeSchema(root: Json, node: DocumentNode): MergedSchema {
  const known = mergedOf.get(root) ?? new WeakMap<Json, { node: DocumentNode; merged: MergedSchema }>()
  mergedOf.set(root, known)
  const found = known.get(node.value)
  if (found !== undefined && isSame(found.node, node)) return found.merged
  const merged = merge(root, node)
  known.set(node.value, { node, merged })
  return merged
}

/** Whether two nodes of one schema were reached alike, so that their parts are the same. */
function isSame(node: DocumentNode, other: DocumentNode): boolean {
  const isOfOneField = node.via?.owner === other.via?.owner && node.via?.field === other.via?.field
  return isOfOneField && node.proposed === other.proposed && getKey(node) === getKey(other)
}

function merge(root: Json, node: DocumentNode): MergedSchema {
  const parts = listParts(root, node)
  const inner = new Map<string, DocumentNode[]>()
  const keyed = new Map<string, DocumentNode[]>()
  const keywords: Json = {}
  let types: readonly string[] | undefined
  let values: readonly unknown[] | undefined
  for (const schema of parts) {
    for (const [keyword, value] of Object.entries(schema.value)) {
      if (APART.has(keyword)) continue
      keywords[keyword] = combine(keyword, keywords[keyword], value)
      if (INNER.includes(keyword) && isJson(value)) push(inner, keyword, part(root, schema, keyword))
      if (KEYED.includes(keyword) && typeof value === 'object' && value !== null)
        for (const key of Object.keys(value)) push(keyed, `${keyword} ${key}`, part(root, schema, keyword, key))
    }
    const [ownTypes, ownValues] = [getTypes(schema.value), getValues(schema.value)]
    types = types && ownTypes ? intersectTypes(types, ownTypes) : (types ?? ownTypes)
    values = values && ownValues ? intersectValues(values, ownValues) : (values ?? ownValues)
  }
  const required = [...new Set(parts.flatMap(({ value }) => strings(value['required'])))]
  return {
    parts,
    keywords,
    types,
    values,
    properties: mergeProperties(root, parts),
    required,
    undescribed: new Set(required.filter((name) => !parts.some((schema) => isDescribed(schema, name)))),
    inner: mapValues(inner, (keyword, all) => (keyword === 'not' ? unite(root, all) : intersect(root, all))),
    keyed: mapValues(keyed, (_, all) => intersect(root, all)),
    unions: parts.flatMap((schema) => UNIONS.flatMap((keyword) => readUnion(root, schema, keyword))),
    conditions: parts.filter(({ value }) => 'if' in value && ('then' in value || 'else' in value)),
  }
}

/** Lists the parts of a schema's `allOf`, at any depth, then the schema. A schema that contains itself adds nothing. */
export function listParts(root: Json, node: DocumentNode, around: readonly string[] = []): DocumentNode[] {
  const within = [...around, getKey(node)]
  const list = (all: readonly DocumentNode[]): DocumentNode[] =>
    all.flatMap((schema) => (within.includes(getKey(schema)) ? [] : listParts(root, schema, within)))
  if (node.parts !== undefined) return list(node.parts)
  const { allOf } = node.value
  return Array.isArray(allOf) ? [...list(allOf.map((_, index) => part(root, node, 'allOf', index))), node] : [node]
}

function mergeProperties(root: Json, parts: readonly DocumentNode[]): Map<string, DocumentNode> {
  const described = parts.flatMap(({ value }) => (isJson(value['properties']) ? Object.keys(value['properties']) : []))
  const required = parts.flatMap((schema) => strings(schema.value['required']).map((name) => [name, schema] as const))
  const owners = new Map(required.toReversed())
  return new Map(
    [...new Set([...described, ...required.map(([name]) => name)])].map((name) => {
      const all = parts.flatMap((schema) => listFor(root, schema, name))
      const owner = owners.get(name)
      const made = all.length > 0 || owner === undefined ? intersect(root, all) : createOpen(owner, name)
      return [name, made]
    }),
  )
}

/** Lists the schemas of a part for a property: its own and those of patterns, else that of additional properties. */
function listFor(root: Json, schema: DocumentNode, name: string): DocumentNode[] {
  const { properties, patternProperties, additionalProperties } = schema.value
  const own = isJson(properties) && Object.hasOwn(properties, name) ? [part(root, schema, 'properties', name)] : []
  const patterns = isJson(patternProperties) ? Object.keys(patternProperties).filter((key) => isMatch(key, name)) : []
  const all = [...own, ...patterns.map((pattern) => part(root, schema, 'patternProperties', pattern))]
  return all.length === 0 && isJson(additionalProperties) ? [part(root, schema, 'additionalProperties')] : all
}

function isDescribed({ value: { properties, patternProperties } }: DocumentNode, name: string): boolean {
  if (isJson(properties) && Object.hasOwn(properties, name)) return true
  return isJson(patternProperties) && Object.keys(patternProperties).some((pattern) => isMatch(pattern, name))
}

function createOpen(owner: DocumentNode, name: string): DocumentNode {
  const via = { owner: getOwner(owner), field: name }
  return { value: {}, pointer: `${owner.pointer}/required`, proposed: owner.proposed, via }
}

function readUnion(root: Json, schema: DocumentNode, keyword: string): Union[] {
  const { [keyword]: list, discriminator } = schema.value
  if (!Array.isArray(list)) return []
  const value = { [keyword]: list, ...(discriminator !== undefined && { discriminator }) }
  const branches = list.map((_, index) => part(root, schema, keyword, index))
  return [{ node: { ...schema, value, key: `${getKey(schema)} ${keyword}` }, branches }]
}

/** Returns the schema without its unions: what applies whatever the branch. */
export function getFrame(root: Json, { parts }: MergedSchema): DocumentNode {
  return intersect(
    root,
    parts.map((schema) => {
      const { allOf: _, oneOf: __, anyOf: ___, discriminator: ____, ...value } = schema.value
      const isWhole = Object.keys(value).length === Object.keys(schema.value).length
      return isWhole ? schema : { ...schema, value, key: `${getKey(schema)} frame` }
    }),
  )
}

/** Returns a schema that accepts what one of these accepts. */
function unite(root: Json, nodes: readonly DocumentNode[]): DocumentNode {
  const all = intersect(root, nodes)
  if (all.parts === undefined) return all
  const { parts: _, ...joined } = all
  return { ...joined, value: { anyOf: all.value['allOf'] }, key: `any of ${getKey(all)}` }
}

function isMatch(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name)
  } catch {
    return false
  }
}

function push(map: Map<string, DocumentNode[]>, key: string, node: DocumentNode): void {
  map.set(key, [...(map.get(key) ?? []), node])
}

function mapValues(
  map: ReadonlyMap<string, DocumentNode[]>,
  change: (key: string, all: readonly DocumentNode[]) => DocumentNode,
): Map<string, DocumentNode> {
  return new Map([...map].map(([key, all]) => [key, change(key, all)]))
}

/** The types that a schema names itself. */
export function getTypes({ type }: Json): readonly string[] | undefined {
  return typeof type === 'string' ? [type] : Array.isArray(type) ? strings(type) : undefined
}

/** The values of a schema's own `const` or `enum`. */
export function getValues(schema: Json): readonly unknown[] | undefined {
  if (Object.hasOwn(schema, 'const')) return [schema['const']]
  const { enum: list } = schema
  return Array.isArray(list) ? list : undefined
}
