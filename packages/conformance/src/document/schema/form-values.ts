import { parseExact } from '@tumpak/contract-kit/exact-json.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { getShape } from './shape.ts'

/** Converts a text to one of the documented types; the text itself if it is none of them. */
export function toTyped(word: string, types: readonly string[]): unknown {
  const isNumber = types.includes('integer') || types.includes('number')
  if (isNumber && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(word)) return Number(word)
  if (types.includes('boolean') && (word === 'true' || word === 'false')) return word === 'true'
  return types.includes('object') ? (parseJson(word) ?? word) : word
}

/**
 * Reads a URL-encoded form as the object that its schema describes. Undefined for names with brackets, which servers read
 * in different ways.
 */
export function readForm(root: Json, schema: DocumentNode, body: string): Json | undefined {
  const { properties } = getShape(root, schema, 'response')
  const given = new URLSearchParams(body.trim())
  const names = [...new Set(given.keys())]
  if (names.some((name) => name.includes('['))) return undefined
  return Object.fromEntries(
    names.map((name) => {
      const property = properties.get(name)
      const { types = [], items } = property === undefined ? {} : getShape(root, property)
      const all = given.getAll(name)
      if (!types.includes('array')) return [name, toTyped(all[0] ?? '', types)]
      const own = items === undefined ? [] : getShape(root, items).types
      return [name, all.map((word) => toTyped(word, own))]
    }),
  )
}

function parseJson(word: string): unknown {
  try {
    return parseExact(word)
  } catch {
    return undefined
  }
}
