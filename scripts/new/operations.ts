import { didYouMean } from '@tumpak/contract-kit/did-you-mean.ts'
import { readDocument } from '@tumpak/contract-kit/load-document.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { inRoot } from '../root.ts'

let operations: readonly Operation[] | undefined

/** The operations of `openapi/`, also those that `npm run generate` has not seen yet. */
export function listOperations(): readonly Operation[] {
  operations ??= readOperations(readDocument(inRoot('openapi/openapi.yaml')))
  return operations
}

/** A read by its operationId. Throws a sentence if there is none. */
export function findRead(id: string): Operation {
  const found = listOperations().find((operation) => operation.id === id)
  const reads = listOperations().filter(({ method }) => method === 'GET')
  if (found === undefined)
    throw new Error(
      `There is no operation ${id}.${didYouMean(
        id,
        reads.map((read) => read.id),
      )} npm run new -- endpoint adds one.`,
    )
  if (!reads.includes(found)) throw new Error(`${id} is no read: the app reads what a GET returns.`)
  return found
}
