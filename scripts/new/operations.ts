import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { follow, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { inRoot } from '../root.ts'

let root: Json | undefined
let operations: readonly Operation[] | undefined

/** `openapi/`, also what `npm run generate` has not seen yet. */
function readRoot(): Json {
  root ??= readDocument(inRoot('openapi/openapi.yaml'))
  return root
}

export function listOperations(): readonly Operation[] {
  operations ??= readOperations(readRoot())
  return operations
}

/** The tags that the document describes. */
export function listTags(): string[] {
  const tags = readRoot()['tags']
  return Array.isArray(tags) ? tags.flatMap((tag) => (isJson(tag) ? [String(tag['name'])] : [])) : []
}

/** The business codes of all operations. */
export function listCodes(): { name: string; code: number }[] {
  return listOperations().flatMap(({ codes }) => codes.map(({ name, code }) => ({ name, code: Number(code) })))
}

/** A schema's property, or what a reference leads to, also one that is marked as proposed. */
export function followSchema(node: DocumentNode, value: unknown): DocumentNode {
  const found = follow(readRoot(), value, node.pointer)
  const parts = found.value['allOf']
  return Array.isArray(parts) && parts.length === 1 ? followSchema(found, parts[0]) : found
}

/** A read by its operationId. Throws a sentence if there is none. */
export function findRead(id: string): Operation {
  const found = findOperation(id, 'GET')
  if (found.method !== 'GET') throw new Error(`${id} is no read: the app reads what a GET returns.`)
  return found
}

/** A write by its operationId. Throws a sentence if there is none. */
export function findWrite(id: string): Operation {
  const found = findOperation(id, 'POST')
  if (found.method !== 'POST') throw new Error(`${id} is no write: a form sends a POST.`)
  return found
}

function findOperation(id: string, method: string): Operation {
  const found = listOperations().find((operation) => operation.id === id)
  if (found !== undefined) return found
  const ids = listOperations().flatMap((operation) => (operation.method === method ? [operation.id] : []))
  throw new Error(`There is no operation ${id}.${didYouMean(id, ids)} npm run new -- endpoint adds one.`)
}
