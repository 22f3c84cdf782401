import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { part, place, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { OperationComparison } from '../operation-node.ts'

/** Compares the links of a response. They break nobody by themselves: the operations they lead to are compared apart. */
export function linkChanges(
  { roots, add }: OperationComparison,
  old: DocumentNode,
  now: DocumentNode,
  status: string,
): void {
  const [had, has] = [listLinks(roots.old, old), listLinks(roots.now, now)]
  for (const name of new Set([...had.keys(), ...has.keys()])) {
    const [was, is] = [had.get(name), has.get(name)]
    if (was && is && getMeaning(was) === getMeaning(is)) continue
    const change = !was ? 'is new' : !is ? 'is gone' : 'leads elsewhere, or with other data'
    add({
      rule: !was ? 'link-added' : !is ? 'link-removed' : 'link-changed',
      place: place((is ?? was ?? now).pointer),
      text: `response ${status}: the link ${name} ${change}`,
      breaks: [],
    })
  }
}

function listLinks(root: Json, response: DocumentNode): Map<string, DocumentNode> {
  const { links } = response.value
  const names = isJson(links) ? Object.keys(links) : []
  return new Map(names.map((name) => [name, part(root, response, 'links', name)]))
}

function getMeaning({ value }: DocumentNode): string {
  const { operationId, operationRef, parameters, requestBody } = value
  return JSON.stringify([operationId, operationRef, parameters, requestBody])
}
