import { isJson, strings, type Json } from '@tumpak/contract-kit/json.ts'
import { follow } from '@tumpak/contract-kit/schema-node.ts'

/** Counts the sentences that a document itself lists as checked by nobody (`x-sentences`). */
export function countUncheckedSentences(root: Json): number {
  if (root['x-sentences'] === undefined) return 0
  const { unchecked } = follow(root, root['x-sentences'], '/x-sentences').value
  const groups = Array.isArray(unchecked) ? unchecked.filter(isJson) : []
  return groups.reduce((count, { says }) => count + strings(says).length, 0)
}
