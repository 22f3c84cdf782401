import { getDiscriminator, listSubtypes } from '@tumpak/contract-kit/discriminator.ts'
import { at, isJson, strings, type Json } from '@tumpak/contract-kit/json.ts'
import { hasAnnotation, part, unwrap, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { SchemaViolation } from './verdict.ts'

const MAX_DEPTH = 16

/** Returns the schema that a value's discriminator selects among those that extend a schema; else the schema itself. */
export function selectSubtype(root: Json, node: DocumentNode, value: unknown): DocumentNode {
  if (!isJson(value)) return node
  const base = unwrap(root, node)
  const subtypes = listSubtypes(root, base)
  const { field = '', names } = subtypes.length === 0 ? {} : (getDiscriminator(root, base) ?? {})
  const name = [...(names ?? [])].find(([, all]) => all.includes(String(value[field])))?.[0]
  return subtypes.find(({ component }) => component === name) ?? node
}

/** Returns the branches that the discriminator of a union selects for a value; undefined if it cannot tell. */
export function readDiscriminator(
  root: Json,
  node: DocumentNode,
  value: unknown,
): { field: string; name: string; selected: string[]; allowed: string[] } | undefined {
  const { field, names } = getDiscriminator(root, node) ?? {}
  const name = field === undefined || !isJson(value) ? undefined : value[field]
  if (field === undefined || names === undefined || typeof name !== 'string') return undefined
  const selected = [...names].filter(([, all]) => all.includes(name)).map(([branch]) => branch)
  return { field, name, selected, allowed: [...names.values()].flat() }
}

/** Whether a property has an annotation in any part of a schema's `allOf`. */
export function isHidden(root: Json, node: DocumentNode, name: string, mark: string): boolean {
  const isHiddenIn = (schema: DocumentNode, depth: number): boolean => {
    if (hasAnnotation(root, part(root, schema, 'properties', name), mark)) return true
    if (depth > MAX_DEPTH) return false
    return listIndexes(schema, 'allOf').some((index) => isHiddenIn(part(root, schema, 'allOf', index), depth + 1))
  }
  return isHiddenIn(node, 0)
}

/** The names of properties that a schema requires, whether it describes them or not. */
export function listNeeded({ required, dependentRequired }: Json): string[] {
  const dependent = isJson(dependentRequired) ? Object.entries(dependentRequired) : []
  return [...strings(required), ...dependent.flatMap(([name, others]) => [name, ...strings(others)])]
}

/** The schemas that apply on a condition: `then` and `else`, and those of `dependentSchemas`. */
export function listRules(root: Json, node: DocumentNode): DocumentNode[] {
  const { if: condition, dependentSchemas } = node.value
  const rules = condition === undefined ? [] : ['then', 'else'].filter((keyword) => isJson(node.value[keyword]))
  const names = isJson(dependentSchemas) ? Object.keys(dependentSchemas) : []
  return [
    ...rules.map((keyword) => part(root, node, keyword)),
    ...names.map((name) => part(root, node, 'dependentSchemas', name)),
  ]
}

/** The indexes of the schemas that a keyword such as `oneOf` lists. */
export function listIndexes({ value }: DocumentNode, keyword: string): number[] {
  const list = value[keyword]
  return Array.isArray(list) ? [...list.keys()] : []
}

/** Whether no item of a list is equal to another, by its digits. */
function hasUniqueItems(list: unknown): boolean {
  return Array.isArray(list) && new Set(list.map((item) => JSON.stringify(item))).size === list.length
}

/** Measures how badly a branch fits. Discriminating keywords (const, enum, type) count more than others. */
export function measureMisfit(violations: readonly SchemaViolation[], place: string): number {
  const depth = place.split('/').length
  const specific = violations.filter(
    ({ keyword, pointer }) =>
      ['const', 'enum', 'pattern', 'type', 'required'].includes(keyword) && pointer.split('/').length <= depth + 1,
  )
  const consts = specific.filter(({ keyword }) => keyword === 'const').length
  return consts * 10_000 + specific.length * 100 + violations.length
}

/** Whether a violation is only that different long numbers became the same number. */
export function isTwin(given: unknown, { keyword, pointer }: SchemaViolation): boolean {
  return keyword === 'uniqueItems' && hasUniqueItems(at(given, pointer))
}
