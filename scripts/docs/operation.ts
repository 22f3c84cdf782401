import type { Json } from '@tumpak/contract-kit/json.ts'
import { toObjectEntries } from './node.ts'

/** One operation of the document. */
export interface Operation {
  id: string
  method: string
  path: string
  tag: string
  node: Json
}

/** All operations of the bundle, in the order of its paths. */
export function listOperations(document: Json): Operation[] {
  return toObjectEntries(document['paths']).flatMap(([path, item]) =>
    toObjectEntries(item).map(([method, node]) => ({
      id: String(node['operationId']),
      method: method.toUpperCase(),
      path,
      tag: String((node['tags'] as unknown[] | undefined)?.[0]),
      node,
    })),
  )
}
