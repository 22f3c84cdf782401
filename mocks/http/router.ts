import type { DocumentOperation } from './document.ts'

/** The result of routing a method and a path. */
export type RouteResult =
  | { kind: 'found'; operation: DocumentOperation; pathParams: Record<string, string> }
  | { kind: 'wrongMethod'; allow: string[] }
  | { kind: 'unknown' }

interface Templated {
  pattern: RegExp
  names: string[]
  byMethod: Map<string, DocumentOperation>
}

function compileTemplate(path: string): { pattern: RegExp; names: string[] } {
  const names: string[] = []
  const source = path.split(/(\{[^}]+\})/).map((part) => {
    if (!part.startsWith('{')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    names.push(part.slice(1, -1))
    return '([^/]+)'
  })
  return { pattern: new RegExp(`^${source.join('')}$`), names }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Finds the operation of a method and a path by a map. Prism's own router scores and sorts all operations on each
 * request, so Prism gets only the one that was found.
 */
export function createRouter(operations: readonly DocumentOperation[]): (method: string, path: string) => RouteResult {
  const concrete = new Map<string, Map<string, DocumentOperation>>()
  const templated = new Map<string, Templated>()
  for (const operation of operations) {
    const isTemplate = operation.path.includes('{')
    const entry = isTemplate ? templated.get(operation.path) : undefined
    const byMethod = isTemplate
      ? (entry?.byMethod ?? new Map<string, DocumentOperation>())
      : (concrete.get(operation.path) ?? new Map<string, DocumentOperation>())
    byMethod.set(operation.method, operation)
    if (isTemplate) templated.set(operation.path, entry ?? { ...compileTemplate(operation.path), byMethod })
    else concrete.set(operation.path, byMethod)
  }
  const pick = (
    byMethod: Map<string, DocumentOperation>,
    method: string,
    pathParams: Record<string, string>,
  ): RouteResult => {
    const operation = byMethod.get(method)
    if (operation !== undefined) return { kind: 'found', operation, pathParams }
    return { kind: 'wrongMethod', allow: [...byMethod.keys()].map((name) => name.toUpperCase()) }
  }
  return (rawMethod, path) => {
    const method = rawMethod.toLowerCase()
    const exact = concrete.get(path)
    if (exact !== undefined) return pick(exact, method, {})
    for (const { pattern, names, byMethod } of templated.values()) {
      const match = pattern.exec(path)
      if (match !== null)
        return pick(byMethod, method, Object.fromEntries(names.map((name, i) => [name, decode(match[i + 1] ?? '')])))
    }
    return { kind: 'unknown' }
  }
}
