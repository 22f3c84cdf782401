import { isJson, strings, type Json } from '@tumpak/contract-kit/json.ts'
import { listParts, mergeSchema } from '@tumpak/contract-kit/merge-schema.ts'
import { getKey, hasAnnotation, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'

const MAX_DEPTH = 16
const LIMITS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const

const known = new WeakMap<Json, Map<string, string | undefined>>()

/** Returns why no value fits a schema, in words; undefined if one may. Finds what two parts of an `allOf` exclude. */
export function findContradiction(root: Json, node: DocumentNode): string | undefined {
  const all = known.get(root) ?? new Map<string, string | undefined>()
  known.set(root, all)
  const key = getKey(node)
  if (!all.has(key)) all.set(key, find(root, node))
  return all.get(key)
}

/** Returns why no value fits a schema or a property that it requires, at any depth; undefined if one may. */
export function findUnsatisfiable(root: Json, node: DocumentNode, depth = 0): string | undefined {
  const own = findContradiction(root, node)
  if (own !== undefined || depth > MAX_DEPTH) return own
  const { properties, required } = mergeSchema(root, node)
  for (const name of required) {
    const property = properties.get(name)
    if (property === undefined || getKey(property) === getKey(node)) continue
    const inner = findUnsatisfiable(root, property, depth + 1)
    if (inner !== undefined) return inner
  }
  return undefined
}

function find(root: Json, node: DocumentNode): string | undefined {
  const parts = listParts(root, node)
  return findTypes(parts) ?? findLimits(parts) ?? findChoices(parts) ?? findClosed(root, node, parts)
}

function findTypes(parts: readonly DocumentNode[]): string | undefined {
  const all = parts.map(({ value }) => strings([value['type']].flat())).filter((types) => types.length > 0)
  const fits = (types: readonly string[], type: string): boolean =>
    types.includes(type) || (type === 'integer' && types.includes('number'))
  const left = all.flat().filter((type) => all.every((types) => fits(types, type)))
  return all.length > 1 && left.length === 0 ? `its parts have the types ${all.join(' and ')}` : undefined
}

function findLimits(parts: readonly DocumentNode[]): string | undefined {
  for (const [lower, upper] of LIMITS) {
    const get = (keyword: string): number[] =>
      parts.map(({ value }) => value[keyword]).filter((limit): limit is number => typeof limit === 'number')
    const [least, most] = [Math.max(...get(lower)), Math.min(...get(upper))]
    if (least > most && Number.isFinite(least) && Number.isFinite(most))
      return `${lower} is ${String(least)}, ${upper} is ${String(most)}`
  }
  return undefined
}

function findChoices(parts: readonly DocumentNode[]): string | undefined {
  const lists = parts.flatMap(({ value }) => [
    ...(Array.isArray(value['enum']) ? [value['enum'] as unknown[]] : []),
    ...('const' in value ? [[value['const']]] : []),
  ])
  const [first = [], ...others] = lists.map((list) => list.map((value) => JSON.stringify(value)))
  if (lists.length < 2 || first.some((value) => others.every((list) => list.includes(value)))) return undefined
  return 'its lists of values have none in common'
}

/** Two parts of which one requires a property that the other, which is closed, does not have. */
function findClosed(root: Json, node: DocumentNode, parts: readonly DocumentNode[]): string | undefined {
  for (const { value } of parts) {
    if (value['additionalProperties'] !== false || value['patternProperties'] !== undefined) continue
    const own = new Set(isJson(value['properties']) ? Object.keys(value['properties']) : [])
    for (const other of parts)
      for (const name of strings(other.value['required'])) {
        const property = mergeSchema(root, node).properties.get(name)
        const isOneSided =
          property !== undefined && ['readOnly', 'writeOnly'].some((mark) => hasAnnotation(root, property, mark))
        if (!own.has(name) && !isOneSided)
          return `one part requires \`${name}\`, and another allows no other properties (additionalProperties: false)`
      }
  }
  return undefined
}
