import type { Operation } from '../document/operation.ts'

/** Finds the call of the document that a request makes; undefined where the document has none. */
export type MatchOperation = (
  method: string,
  path: string,
) => { operation: Operation; path: { [name: string]: string } } | undefined

/** Makes a finder. A path that is written out wins over one with parameters; `base` is what stands before all paths. */
export function operationMatcher(operations: readonly Operation[], base = ''): MatchOperation {
  const prefix = base.replace(/\/$/, '')
  const patterns = operations
    .map((operation) => ({ operation, ...pathPattern(operation.path) }))
    .toSorted((a, b) => a.names.length - b.names.length)
  return (method, path) => {
    if (!path.startsWith(prefix)) return undefined
    const own = path.slice(prefix.length)
    for (const { operation, pattern, names } of patterns) {
      if (operation.method !== method) continue
      const found = pattern.exec(own)
      if (found === null) continue
      return { operation, path: Object.fromEntries(names.map((name, i) => [name, decoded(found[i + 1] ?? '')])) }
    }
    return undefined
  }
}

/** What fits a path with its parameters in braces, and their names. */
export function pathPattern(path: string): { pattern: RegExp; names: string[] } {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const escaped = path.split(/\{[^}]+\}/).map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return { pattern: new RegExp(`^${escaped.join('([^/]+)')}/?$`), names }
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
