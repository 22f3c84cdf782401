import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { pathPattern } from '@tumpak/contract-kit/path-template.ts'

/** Finds the operation of a request; undefined if it is not documented. */
export type MatchOperation = (
  method: string,
  path: string,
) => { operation: Operation; path: { [name: string]: string } } | undefined

/**
 * Creates the function. A literal path wins over one with parameters. `baseFor` returns the prefix of an operation's
 * path.
 */
export function createMatcher(
  operations: readonly Operation[],
  baseFor: (operation: Operation) => string = () => '',
): MatchOperation {
  const patterns = operations
    .map((operation) => ({
      operation,
      prefix: baseFor(operation).replace(/\/$/, ''),
      ...pathPattern(operation.path),
    }))
    .toSorted((a, b) => a.names.length - b.names.length)
  return (method, path) => {
    for (const { operation, prefix, pattern, names } of patterns) {
      if (operation.method !== method || !path.startsWith(prefix)) continue
      const found = pattern.exec(path.slice(prefix.length))
      if (found === null) continue
      return { operation, path: Object.fromEntries(names.map((name, i) => [name, decodeStep(found[i + 1] ?? '')])) }
    }
    return undefined
  }
}

function decodeStep(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
