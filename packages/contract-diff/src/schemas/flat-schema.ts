import { intersect } from '@tumpak/contract-kit/intersect.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { getFrame, getTypes, getValues, mergeSchema, type MergedSchema } from '@tumpak/contract-kit/merge-schema.ts'
import { hasAnnotation, part, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'

/** A schema with `allOf` merged and null separated, so that equal schemas in different notations compare as equal. */
export interface FlatSchema extends Pick<
  MergedSchema,
  'properties' | 'undescribed' | 'inner' | 'keyed' | 'conditions'
> {
  /** The schema, with its unions. */
  readonly node: DocumentNode
  /** Its first union, with the discriminator. */
  readonly union: DocumentNode
  /** The types except null; empty if any type is allowed. */
  readonly types: readonly string[]
  readonly isNullable: boolean
  /** The values that `enum` and `const` allow; undefined without either. */
  readonly values: readonly unknown[] | undefined
  readonly required: ReadonlySet<string>
  /** Properties that only responses have (`readOnly`) or only requests (`writeOnly`). */
  readonly readOnly: ReadonlySet<string>
  readonly writeOnly: ReadonlySet<string>
  /** The branches of `oneOf` or `anyOf`, except one that allows only null. Those of a second union are inside them. */
  readonly branches: readonly DocumentNode[]
  /** All other keywords. */
  readonly keywords: ReadonlyMap<string, unknown>
}

/** Annotations, which a branch may have beside its type or values. */
const NOTES = new Set(['title', 'description', 'example', 'examples', 'deprecated', '$comment'])
/** A type that no value has: parts of an `allOf` exclude each other. */
const NOTHING = 'nothing'

/** How often a union of one branch may be inside another. */
const MAX_DEPTH = 20
/** How deeply unions inside unions are listed. */
const MAX_NESTED = 4

/** Flattens a schema for comparison. A union of one branch, or of one beside null, is that branch. */
export function flatten(root: Json, node: DocumentNode, depth = 0): FlatSchema {
  const merged = mergeSchema(root, node)
  const { parts, properties, keywords } = merged
  const union = listUnion(root, merged)
  const isNamed = parts.some(({ value }) => value['discriminator'] !== undefined)
  const isBare = merged.types === undefined && merged.values === undefined && properties.size === 0
  const joint = isBare && !isNamed ? joined(union) : undefined
  const types = joint?.types ?? merged.types
  const values = joint?.values ?? merged.values
  const branches = joint === undefined ? union : []
  const isNullable =
    branches.length > 0
      ? branches.some(isNull)
      : types === undefined
        ? values?.includes(null) === true
        : types.includes('null')
  const others = branches.filter((branch) => !isNull(branch))
  const [only] = others
  if (only !== undefined && others.length === 1 && depth < MAX_DEPTH) {
    const inside = flatten(root, createAlternative(root, merged, only), depth + 1)
    return { ...inside, isNullable: inside.isNullable || isNullable }
  }
  return {
    node,
    union: merged.unions[0]?.node ?? node,
    types: types?.length === 0 ? [NOTHING] : (types?.filter((type) => type !== 'null') ?? []),
    isNullable,
    values: values?.filter((value) => value !== null),
    properties,
    undescribed: merged.undescribed,
    required: new Set(merged.required),
    readOnly: listMarked(root, merged, 'readOnly'),
    writeOnly: listMarked(root, merged, 'writeOnly'),
    branches: others,
    inner: merged.inner,
    keyed: merged.keyed,
    conditions: merged.conditions,
    keywords: new Map(Object.entries(keywords)),
  }
}

/**
 * Lists what a value may be, each as a whole schema: the branches of its union with what is around it, else one for each
 * type. Null is left out.
 */
export function listAlternatives(root: Json, flat: FlatSchema, depth = 0): DocumentNode[] {
  const { node, branches, types, isNullable } = flat
  const merged = mergeSchema(root, node)
  const alternatives = branches.map((branch) => createAlternative(root, merged, branch))
  if (depth > MAX_NESTED) return alternatives
  if (alternatives.length > 0)
    return alternatives.flatMap((one) => {
      const inner = flatten(root, one)
      return inner.branches.length > 0 ? listAlternatives(root, inner, depth + 1) : [one]
    })
  if (types.length < 2 && !isNullable) return [node]
  return types.map((type) => {
    const only = { value: { type }, pointer: `${node.pointer}/type`, key: `type ${type}`, proposed: false }
    return { ...intersect(root, [node, only]), component: node.component }
  })
}

/** A branch with what is around its union, by its own name. What is around has the last word. */
function createAlternative(root: Json, merged: MergedSchema, branch: DocumentNode): DocumentNode {
  return { ...intersect(root, [branch, getFrame(root, merged)]), component: branch.component }
}

/** The branches of the first union. Each has the other unions inside. */
function listUnion(root: Json, { unions }: MergedSchema): DocumentNode[] {
  const [first, ...others] = unions
  const around = others.map(({ node }) => node)
  return (first?.branches ?? [])
    .flatMap((branch) => listBranches(root, branch))
    .map((branch) => ({ ...intersect(root, [branch, ...around]), component: branch.component }))
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

function isNull({ value, parts }: DocumentNode): boolean {
  return (parts ?? [{ value }]).some((one) => one.value['type'] === 'null' || one.value['const'] === null)
}

/** The properties with a mark. In OpenAPI 3.0 too it may stand beside a `$ref`. */
function listMarked(root: Json, { parts, properties }: MergedSchema, mark: string): ReadonlySet<string> {
  const isMarked = (name: string): boolean =>
    parts.some(({ value }) => {
      const own = isJson(value['properties']) ? value['properties'][name] : undefined
      return isJson(own) && own[mark] === true
    })
  return new Set(
    [...properties].filter(([name, one]) => isMarked(name) || hasAnnotation(root, one, mark)).map(([name]) => name),
  )
}
