import { at, isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { part, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { mergeSchema } from '@tumpak/contract-kit/merge-schema.ts'
import { createRandom } from '@tumpak/contract-kit/random.ts'
import { createSample } from './sample.ts'
import { getValidator } from './validate.ts'
import type { SchemaViolation } from './verdict.ts'

/** A value that was made for one alternative of `oneOf`, and the other alternative that it fits. */
export interface Overlap {
  value: unknown
  made: number
  other: number
}

const KEYWORD = 'oneOf'
const known = new WeakMap<Json, Overlap | 'none'>()

/**
 * Finds alternatives of `oneOf` of which one includes the other, so that a plain value of the first can never be valid.
 * A schema whose alternatives only exclude each other's fields has none.
 */
export function findOverlap(root: Json, node: DocumentNode): Overlap | undefined {
  const found = known.get(node.value)
  if (found !== undefined) return found === 'none' ? undefined : found
  // A schema that contains itself finds this value during its own search.
  known.set(node.value, 'none')
  const overlap = trySearch(root, node)
  if (overlap !== undefined) known.set(node.value, overlap)
  return overlap
}

/** Whether a value violates a schema only because its alternatives overlap, which is the document's mistake. */
export function isOfOverlap(root: Json, { keyword, rule }: SchemaViolation): boolean {
  if (keyword !== KEYWORD || !rule.endsWith(`/${KEYWORD}`)) return false
  const pointer = rule.slice(0, -KEYWORD.length - 1)
  const value = at(root, pointer)
  return isJson(value) && findOverlap(root, { value, pointer, proposed: false }) !== undefined
}

/** A schema that contains itself by its alternatives alone is reported elsewhere. */
function trySearch(root: Json, node: DocumentNode): Overlap | undefined {
  try {
    return search(root, node)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function search(root: Json, node: DocumentNode): Overlap | undefined {
  const { oneOf, discriminator } = node.value
  if (!Array.isArray(oneOf) || discriminator !== undefined) return undefined
  const branches = [...oneOf.keys()].map((index) => part(root, node, KEYWORD, index))
  const validate = getValidator(root)
  for (const [made, branch] of branches.entries()) {
    if (isOnlyRules(root, branch)) continue
    const value = createSample(root, branch, createRandom(1))
    const fits = branches.map((alternative) => validate(alternative, value, 'request').violations.length === 0)
    const other = fits.findIndex((fit, index) => fit && index !== made)
    if (fits[made] === true && other !== -1) return { value, made: made + 1, other: other + 1 }
  }
  return undefined
}

/** Whether a branch has no type, fields, values or alternatives of its own, such as `{required: […]}`. */
function isOnlyRules(root: Json, branch: DocumentNode): boolean {
  const { types, values, unions, parts } = mergeSchema(root, branch)
  const isDescribed = parts.some((part) => part.value['properties'] !== undefined)
  return types === undefined && values === undefined && unions.length === 0 && !isDescribed
}
