import { isJson, strings, type Json } from '@tumpak/contract-kit/json.ts'
import { part, unwrap, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'

/** A schema with `allOf` merged and null separated, so that equal schemas in different notations compare as equal. */
export interface FlatSchema {
  /** The pointer after following `$ref`. */
  readonly pointer: string
  /** The types except null; empty if any type is allowed. */
  readonly types: readonly string[]
  readonly isNullable: boolean
  /** The values that `enum` and `const` allow; undefined without either. */
  readonly values: readonly unknown[] | undefined
  readonly properties: ReadonlyMap<string, DocumentNode>
  readonly required: ReadonlySet<string>
  /** Properties that only responses have (`readOnly`) or only requests (`writeOnly`). */
  readonly readOnly: ReadonlySet<string>
  readonly writeOnly: ReadonlySet<string>
  /** The branches of `oneOf` or `anyOf`, except one that allows only null. */
  readonly branches: readonly DocumentNode[]
  /** Nested schemas by keyword, such as `items`. */
  readonly inner: ReadonlyMap<string, DocumentNode>
  /** Schemas that a keyword lists by a pattern, a name or a place: `patternProperties ^x-`, `prefixItems 0`. */
  readonly keyed: ReadonlyMap<string, DocumentNode>
  /** The schemas that have `if` with `then` or `else`: the schema itself, and parts of its `allOf`. */
  readonly conditions: readonly DocumentNode[]
  /** All other keywords, unchanged. */
  readonly keywords: ReadonlyMap<string, unknown>
}

/** Keywords whose value is one schema or a boolean. An absent keyword allows anything. */
export const INNER: readonly string[] = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'contains',
  'not',
]
/** Keywords whose value is a map or a list of schemas that is compared one by one. */
export const KEYED: readonly string[] = ['patternProperties', 'dependentSchemas', 'prefixItems']
/** Annotations, which a branch may have beside its type or values. */
const NOTES = new Set(['title', 'description', 'example', 'examples', 'deprecated', '$comment'])
const OPEN_LIMITS = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const
const OWN = new Set([
  '$ref',
  'type',
  'enum',
  'const',
  'properties',
  'required',
  'oneOf',
  'anyOf',
  'allOf',
  'nullable',
  'if',
  'then',
  'else',
])

/** How often a union of one branch may be inside another. */
const MAX_DEPTH = 20

/** Flattens a schema for comparison. */
export function flatten(root: Json, node: DocumentNode): FlatSchema {
  const parts = [node, ...foldedIn(root, node)]
  const properties = new Map<string, DocumentNode>()
  const required = new Set<string>()
  const readOnly = new Set<string>()
  const writeOnly = new Set<string>()
  const inner = new Map<string, DocumentNode>()
  const keyed = new Map<string, DocumentNode>()
  const keywords = new Map<string, unknown>()
  let types: string[] | undefined
  let values: unknown[] | undefined
  let branches: DocumentNode[] = []

  for (const one of parts) {
    for (const [name, value] of Object.entries(withLimits(one.value))) {
      if (INNER.includes(name) && isJson(value)) inner.set(name, part(root, one, name))
      else if (KEYED.includes(name) && typeof value === 'object' && value !== null)
        for (const key of Object.keys(value)) keyed.set(`${name} ${key}`, part(root, one, name, key))
      else if (!OWN.has(name) && !keywords.has(name)) keywords.set(name, value)
    }
    const own = one.value['properties']
    for (const [name, value] of Object.entries(isJson(own) ? own : {})) {
      const property = part(root, one, 'properties', name)
      properties.set(name, property)
      // `readOnly` and `writeOnly` may stand beside a `$ref`.
      const marks = [isJson(value) ? value : {}, unwrap(root, property).value]
      if (marks.some((mark) => mark['readOnly'] === true)) readOnly.add(name)
      if (marks.some((mark) => mark['writeOnly'] === true)) writeOnly.add(name)
    }
    for (const name of strings(one.value['required'])) required.add(name)
    types = both(types, getTypes(one.value))
    values = both(values, getValues(one.value))
    for (const key of ['oneOf', 'anyOf']) {
      const list: unknown = one.value[key]
      if (Array.isArray(list))
        branches = [...branches, ...list.flatMap((_, i) => listBranches(root, part(root, one, key, i)))]
    }
  }
  const isNamed = parts.some(({ value }) => value['discriminator'] !== undefined)
  const joint =
    !isNamed && types === undefined && values === undefined && properties.size === 0 ? joined(branches) : undefined
  if (joint !== undefined) {
    types = joint.types
    values = joint.values
    branches = []
  }
  const isNullBranch = ({ value }: DocumentNode) => value['type'] === 'null' || value['const'] === null
  const isNullable =
    branches.length > 0
      ? branches.some(isNullBranch)
      : types === undefined
        ? values?.includes(null) === true
        : types.includes('null')
  return {
    pointer: node.pointer,
    types: types?.filter((type) => type !== 'null') ?? [],
    isNullable,
    values: values?.filter((value) => value !== null),
    properties,
    required,
    readOnly,
    writeOnly,
    branches: branches.filter((branch) => !isNullBranch(branch)),
    inner,
    keyed,
    // Without `if` the others mean nothing, and without the others `if` does.
    conditions: parts.filter(({ value }) => 'if' in value && ('then' in value || 'else' in value)),
    keywords,
  }
}

/** Replaces `{oneOf: [one, null]}` by a nullable `one`. */
export function single(root: Json, flat: FlatSchema, depth = 0): FlatSchema {
  const [only, ...others] = flat.branches
  if (only === undefined || others.length > 0 || depth > MAX_DEPTH) return flat
  const inside = single(root, flatten(root, only), depth + 1)
  const isBare = flat.properties.size === 0 && flat.types.length === 0
  return isBare ? { ...inside, isNullable: inside.isNullable || flat.isNullable } : flat
}

/** The parts of `allOf`. A schema that contains itself adds nothing to itself. */
function foldedIn(root: Json, node: DocumentNode, seen: ReadonlySet<string> = new Set()): DocumentNode[] {
  const list: unknown = node.value['allOf']
  if (!Array.isArray(list)) return []
  const around = new Set([...seen, node.pointer])
  return list.flatMap((_, i) => {
    const one = part(root, node, 'allOf', i)
    return around.has(one.pointer) ? [] : [one, ...foldedIn(root, one, around)]
  })
}

/** A branch, or the branches of one that is nothing but another union: grouping does not change what is valid. */
function listBranches(root: Json, branch: DocumentNode, seen: ReadonlySet<string> = new Set()): DocumentNode[] {
  const [union, ...others] = Object.keys(branch.value).filter((key) => !NOTES.has(key))
  const list: unknown = union === 'anyOf' ? branch.value[union] : undefined
  if (!Array.isArray(list) || others.length > 0 || seen.has(branch.pointer)) return [branch]
  const around = new Set([...seen, branch.pointer])
  return list.flatMap((_, i) => listBranches(root, part(root, branch, 'anyOf', i), around))
}

/** The types, or the values, of a union whose branches name nothing else; undefined for any other union. */
function joined(branches: readonly DocumentNode[]): { types?: string[]; values?: unknown[] } | undefined {
  const rules = branches.map(({ value }) => Object.keys(value).filter((key) => !NOTES.has(key)))
  if (branches.length < 2) return undefined
  if (rules.every(([key, ...others]) => key === 'type' && others.length === 0))
    return { types: branches.flatMap(({ value }) => getTypes(value) ?? []) }
  const isListed = (keys: readonly string[]): boolean =>
    keys.some((key) => key === 'const' || key === 'enum') &&
    keys.every((key) => ['const', 'enum', 'type'].includes(key))
  return rules.every(isListed) ? { values: branches.flatMap(({ value }) => getValues(value) ?? []) } : undefined
}

/** `exclusiveMinimum: true` of OpenAPI 3.0 makes `minimum` exclusive; since 3.1 the keyword is itself the limit. */
function withLimits(schema: Json): Json {
  const limits = { ...schema }
  for (const [open, closed] of OPEN_LIMITS) {
    if (typeof limits[open] !== 'boolean') continue
    if (limits[open]) [limits[open], limits[closed]] = [limits[closed], undefined]
    else delete limits[open]
    if (limits[closed] === undefined) delete limits[closed]
  }
  return limits
}

function getTypes({ type, nullable }: Json): string[] | undefined {
  const named = typeof type === 'string' ? [type] : Array.isArray(type) ? strings(type) : undefined
  return named && nullable === true ? [...named, 'null'] : named
}

function getValues(schema: Json): unknown[] | undefined {
  if (Object.hasOwn(schema, 'const')) return [schema['const']]
  const { enum: list } = schema
  return Array.isArray(list) ? list : undefined
}

/** Returns the intersection of two lists; undefined stands for all values. */
function both<T>(a: T[] | undefined, b: T[] | undefined): T[] | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return a.filter((value) => b.includes(value))
}
