/** Returns a path template without a trailing slash: Django and FastAPI write `/items/` and `/items/{id}/`. */
export function trimSlash(path: string): string {
  return path.replace(/\/+$/, '')
}

/** Whether two path templates are equal, ignoring a trailing slash. */
export function isSamePath(path: string, other: string): boolean {
  return trimSlash(path) === trimSlash(other)
}

/** Returns the path before the last parameter, without a trailing slash: `/books` for `/books/{slug}/notes`. */
export function getParentPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/{')))
}

/** Returns the parameter at the end of a path: `id` of `/items/{id}` and `/items/{id}/`. */
export function getEndParameter(path: string): string | undefined {
  return /\{([^}]+)\}$/.exec(trimSlash(path))?.[1]
}

/** Whether a path is another path with one more parameter. */
export function isBelow(path: string, parent: string): boolean {
  const [child, above] = [trimSlash(path), trimSlash(parent)]
  return child.startsWith(`${above}/{`) && child.indexOf('}', above.length) === child.length - 1
}

/** Converts a path template to a regular expression and its parameter names. */
export function pathPattern(path: string): { pattern: RegExp; names: string[] } {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const escaped = path.split(/\{[^}]+\}/).map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return { pattern: new RegExp(`^${escaped.join('([^/]+)')}/?$`), names }
}
