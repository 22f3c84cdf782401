import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { part, unwrap, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'

const MAX_DEPTH = 12

/** Returns the pointers of all fields in a success response, with `*` for list indexes. */
export function getFields(root: Json, { responses }: Operation): string[] {
  const schemas = responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap(({ content }) => content.map(({ schema }) => schema))
    .filter((schema) => schema !== undefined)
  return [...new Set(schemas.flatMap((schema) => walk(root, schema, '', [])))]
}

/** `around` holds the schemas on the path, so that recursive fields are listed once. */
function walk(root: Json, node: DocumentNode, at: string, around: readonly string[]): string[] {
  const inner = unwrap(root, node)
  if (around.length > MAX_DEPTH || around.includes(inner.pointer)) return []
  const within = [...around, inner.pointer]
  const { properties, items } = inner.value
  const found: string[] = []
  for (const union of ['oneOf', 'anyOf', 'allOf']) {
    const list = inner.value[union]
    if (!Array.isArray(list)) continue
    for (const i of list.keys()) {
      const branch = part(root, inner, union, i)
      // Only fields of the success branch count.
      if (!isRefusal(root, branch)) found.push(...walk(root, branch, at, within))
    }
  }
  for (const name of Object.keys(isJson(properties) ? properties : {})) {
    found.push(`${at}/${name}`, ...walk(root, part(root, inner, 'properties', name), `${at}/${name}`, within))
  }
  if (isJson(items)) found.push(...walk(root, part(root, inner, 'items'), `${at}/*`, within))
  return found
}

function isRefusal(root: Json, branch: DocumentNode): boolean {
  const { properties } = branch.value
  return (
    isJson(properties) &&
    isJson(properties['success']) &&
    part(root, branch, 'properties', 'success').value['const'] === false
  )
}
