import { at, isJson, type Json } from '@tumpak/contract-kit/json.ts'

/** Follows local `$ref`s until something else is reached. */
export function resolve(document: Json, node: unknown): Json {
  if (!isJson(node)) return {}
  const ref = node['$ref']
  if (typeof ref !== 'string') return node
  return resolve(document, at(document, ref.slice(1)))
}

/** The objects of a list; empty if there is none. */
export function toObjects(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : []
}

/** The entries of an object whose values are objects. */
export function toObjectEntries(value: unknown): [string, Json][] {
  return isJson(value) ? Object.entries(value).filter((entry): entry is [string, Json] => isJson(entry[1])) : []
}
