import { escapeStep, isJson } from '@tumpak/contract-kit/json.ts'

/** The scalars of a read by pointer. */
export type Seen = Map<string, unknown>

/** Maps each scalar by its pointer, and each list to its length. */
export function flatten(value: unknown, pointer = '', seen: Seen = new Map()): Seen {
  if (Array.isArray(value)) {
    seen.set(`${pointer}/length`, value.length)
    for (const [index, item] of value.entries()) flatten(item, `${pointer}/${index}`, seen)
  } else if (isJson(value)) {
    for (const [name, field] of Object.entries(value)) flatten(field, `${pointer}/${escapeStep(name)}`, seen)
  } else {
    seen.set(pointer, value)
  }
  return seen
}
