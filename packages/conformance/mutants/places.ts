import { isJson, strings, type Json } from '@tumpak/contract-kit/json.ts'
import { part, unwrap, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'

/** A place in a success payload: steps from the envelope, with `*` for every list item. */
export interface Place {
  steps: string[]
  schema: DocumentNode
  isRequired: boolean
}

const MAX_DEPTH = 6

/** Returns every property below a schema with the steps that lead to it. */
export function placesBelow(root: Json, node: DocumentNode, steps: string[], depth = 0): Place[] {
  const { value } = node
  if (depth > MAX_DEPTH) return []
  if (value['type'] === 'array')
    return placesBelow(root, unwrap(root, part(root, node, 'items')), [...steps, '*'], depth + 1)
  const parts = Array.isArray(value['allOf']) ? value['allOf'].map((_, index) => part(root, node, 'allOf', index)) : []
  const properties = isJson(value['properties']) ? Object.keys(value['properties']) : []
  const inherited = parts.flatMap((part) => placesBelow(root, part, steps, depth + 1))
  // A later part of `allOf` may describe more of the same place.
  const below = inherited.filter((place, index) => {
    const key = place.steps.join('/')
    return inherited.findLastIndex((other) => other.steps.join('/') === key) === index
  })
  const own = properties.flatMap((name) => {
    const schema = unwrap(root, part(root, node, 'properties', name))
    const path = [...steps, name]
    return [
      { steps: path, schema, isRequired: strings(value['required']).includes(name) },
      ...placesBelow(root, schema, path, depth + 1),
    ]
  })
  return [...below, ...own]
}

/** Returns a copy with the value changed at each occurrence of a place; undefined if there is none. */
export function changeAt(value: unknown, steps: string[], change: (found: unknown) => unknown): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return change(value)
  if (step === '*') {
    if (!Array.isArray(value)) return undefined
    const before: unknown[] = value
    const items = before.map((item) => changeAt(item, rest, change))
    return items.some((item) => item !== undefined) ? items.map((item, index) => item ?? before[index]) : undefined
  }
  if (!isJson(value) || !Object.hasOwn(value, step)) return undefined
  const inner = changeAt(value[step], rest, change)
  if (inner === undefined) return undefined
  const { [step]: _, ...others } = value
  return inner === GONE ? others : { ...value, [step]: inner }
}

/** The result of a change that removes the value. */
export const GONE = Symbol('gone')
