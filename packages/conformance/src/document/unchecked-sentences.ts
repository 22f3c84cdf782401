import { isJson, strings, type Json } from '@tumpak/contract-kit/json.ts'

/** Counts the sentences that a document itself lists as checked by nobody (`x-sentences`). */
export function countUncheckedSentences(root: Json): number {
  const { unchecked } = isJson(root['x-sentences']) ? root['x-sentences'] : {}
  const groups = Array.isArray(unchecked) ? unchecked.filter(isJson) : []
  return groups.reduce((count, { says }) => count + strings(says).length, 0)
}
