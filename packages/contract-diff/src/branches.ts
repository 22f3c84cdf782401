import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { flatten } from './flat-schema.ts'

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

/**
 * Matches the branches of two unions: by the value of a discriminating property (`success: true`), by name, by type, by
 * equality, and at last the only two left.
 */
export function matchBranches(
  roots: Roots,
  old: readonly DocumentNode[],
  now: readonly DocumentNode[],
): MatchedBranches {
  const pairs: [DocumentNode, DocumentNode][] = []
  let gone = [...old]
  let added = [...now]
  for (const getKey of [constants, name, content, type]) {
    for (const branch of [...gone]) {
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
  const [lastOld, lastNow] = [gone[0], added[0]]
  if (lastOld && lastNow && gone.length === 1 && added.length === 1 && !isDiscriminated(roots, lastOld, lastNow)) {
    return { pairs: [...pairs, [lastOld, lastNow]], gone: [], added: [] }
  }
  return { pairs, gone, added }
}

/** Whether two branches require different values of the same property. */
function isDiscriminated(roots: Roots, old: DocumentNode, now: DocumentNode): boolean {
  const [a, b] = [constants(roots.old, old), constants(roots.now, now)]
  return a !== undefined && b !== undefined && a !== b
}

function constants(root: Json, node: DocumentNode): string | undefined {
  const demanded = [...flatten(root, node).properties]
    .filter(([, { value }]) => Object.hasOwn(value, 'const'))
    .map(([property, { value }]) => `${property}=${JSON.stringify(value['const'])}`)
  return demanded.length > 0 ? demanded.toSorted().join('&') : undefined
}

function name(_root: Json, node: DocumentNode): string | undefined {
  return node.component
}

function content(_root: Json, { value }: DocumentNode): string {
  return JSON.stringify(value)
}

function type(_root: Json, { value }: DocumentNode): string | undefined {
  return isJson(value) && typeof value['type'] === 'string' ? value['type'] : undefined
}
