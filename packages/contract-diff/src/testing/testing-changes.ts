import { at, withAt, withoutAt, type Json } from '@tumpak/contract-kit/json.ts'

/** One change of a document, and the parties that it breaks. */
export interface Case {
  readonly name: string
  readonly change: (root: Json) => Json
  readonly breaks: readonly string[]
}

/** Returns a change that sets the value at a pointer. */
export function set(pointer: string, value: unknown) {
  return (root: Json): Json => withAt(root, pointer, value) as Json
}

/** Returns a change that removes the value at a pointer. */
export function drop(pointer: string) {
  return (root: Json): Json => {
    if (at(root, pointer) === undefined) throw new Error(`nothing to take away at ${pointer}`)
    return withoutAt(root, pointer) as Json
  }
}

/** Returns a change that adds a value to a list. */
export function push(pointer: string, value: unknown) {
  return (root: Json): Json => withAt(root, pointer, [...listAt(root, pointer), value]) as Json
}

/** Returns a change that removes a value from a list. */
export function pull(pointer: string, value: unknown) {
  return (root: Json): Json => {
    const list = listAt(root, pointer)
    const rest = list.filter((one) => JSON.stringify(one) !== JSON.stringify(value))
    if (rest.length === list.length) throw new Error(`${JSON.stringify(value)} is not in the list at ${pointer}`)
    return withAt(root, pointer, rest) as Json
  }
}

function listAt(root: Json, pointer: string): unknown[] {
  const list = at(root, pointer)
  if (!Array.isArray(list)) throw new Error(`no list stands at ${pointer}`)
  return list
}

/** Returns a change that applies several changes in order. */
export function all(...changes: readonly ((root: Json) => Json)[]) {
  return (root: Json): Json => changes.reduce((value, change) => change(value), root)
}
