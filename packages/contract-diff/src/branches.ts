import type { Json } from '@tumpak/contract-kit/json.ts'
import { mergeSchema } from '@tumpak/contract-kit/merge-schema.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'

/** The result of matching two unions: pairs of branches, removed branches, new branches. */
export interface MatchedBranches {
  readonly pairs: readonly (readonly [DocumentNode, DocumentNode])[]
  readonly gone: readonly DocumentNode[]
  readonly added: readonly DocumentNode[]
}

/** The old and the new document. */
export interface Roots {
  readonly old: Json
  readonly now: Json
}

/** Matches the branches of two unions by the value of a discriminating property (`success: true`), by name, by equality. */
export function matchBranches(
  roots: Roots,
  old: readonly DocumentNode[],
  now: readonly DocumentNode[],
): MatchedBranches {
  return matchBy(roots, [constants, name, content], { pairs: [], gone: old, added: now })
}

/** Matches the branches that are left by their type, and at last the only two left. */
export function matchRest(roots: Roots, matched: MatchedBranches): MatchedBranches {
  const { pairs, gone, added } = matchBy(roots, [type], matched)
  const [lastOld, lastNow] = [gone[0], added[0]]
  const areLast = lastOld && lastNow && gone.length === 1 && added.length === 1
  return areLast && !isDiscriminated(roots, lastOld, lastNow)
    ? { pairs: [...pairs, [lastOld, lastNow]], gone: [], added: [] }
    : { pairs, gone, added }
}

type GetKey = (root: Json, node: DocumentNode) => string | undefined

function matchBy(roots: Roots, keys: readonly GetKey[], matched: MatchedBranches): MatchedBranches {
  const pairs = [...matched.pairs]
  let { gone, added } = matched
  for (const getKey of keys) {
    for (const branch of gone) {
      const key = getKey(roots.old, branch)
      if (key === undefined) continue
      const mates = added.filter((other) => getKey(roots.now, other) === key)
      const mate = mates[0]
      const isAlone = gone.filter((other) => getKey(roots.old, other) === key).length === 1
      if (mate === undefined || mates.length > 1 || !isAlone) continue
      pairs.push([branch, mate])
      gone = gone.filter((one) => one !== branch)
      added = added.filter((one) => one !== mate)
    }
  }
  return { pairs, gone, added }
}

/** Whether two branches require different values of the same property. */
function isDiscriminated(roots: Roots, old: DocumentNode, now: DocumentNode): boolean {
  const [a, b] = [constants(roots.old, old), constants(roots.now, now)]
  return a !== undefined && b !== undefined && a !== b
}

function constants(root: Json, node: DocumentNode): string | undefined {
  const demanded = [...mergeSchema(root, node).properties].flatMap(([property, one]) => {
    const { parts, values = [] } = mergeSchema(root, one)
    const isConst = parts.some(({ value }) => Object.hasOwn(value, 'const'))
    return isConst ? [`${property}=${JSON.stringify(values)}`] : []
  })
  return demanded.length > 0 ? demanded.toSorted().join('&') : undefined
}

function name(_root: Json, node: DocumentNode): string | undefined {
  return node.component
}

function content(_root: Json, { value, parts = [] }: DocumentNode): string {
  return JSON.stringify(parts.length > 0 ? parts.map((one) => one.value) : value)
}

function type(root: Json, node: DocumentNode): string | undefined {
  const { types } = mergeSchema(root, node)
  return types === undefined || types.length === 0 ? undefined : types.join()
}
