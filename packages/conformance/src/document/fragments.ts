import type { Operation } from '@tumpak/contract-kit/operation.ts'

/**
 * Returns the operations that have an address of their own. Requests have no fragment, so `GET /files#shared` is sent
 * to `GET /files`, and a server cannot tell them apart.
 */
export function leaveOutFragments(operations: readonly Operation[]): Operation[] {
  const plain = operations.filter(({ path }) => !path.includes('#'))
  if (plain.length === operations.length) return plain
  const seen = new Set(plain.map(getAddress))
  return operations.filter((operation) => {
    if (!operation.path.includes('#')) return true
    const isFirst = !seen.has(getAddress(operation))
    seen.add(getAddress(operation))
    return isFirst
  })
}

function getAddress({ method, path }: Operation): string {
  return `${method} ${path.split('#')[0] ?? ''}`
}
