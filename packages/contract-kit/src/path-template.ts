/** A path template without the slash at its end: Django and FastAPI write `/items/` and `/items/{id}/`. */
export function trimSlash(path: string): string {
  return path.replace(/\/+$/, '')
}

/** Whether two path templates differ at most by a slash at the end. */
export function isSamePath(one: string, other: string): boolean {
  return trimSlash(one) === trimSlash(other)
}

/** The path before the last parameter, without a slash at its end: `/books` for `/books/{slug}/notes`. */
export function getParentPath(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/{')))
}

/** The parameter with which a path ends: `id` of `/items/{id}` and `/items/{id}/`. */
export function getEndParameter(path: string): string | undefined {
  return /\{([^}]+)\}$/.exec(trimSlash(path))?.[1]
}

/** Whether a path is another one with one parameter more. */
export function isBelow(path: string, parent: string): boolean {
  const [child, above] = [trimSlash(path), trimSlash(parent)]
  return child.startsWith(`${above}/{`) && child.indexOf('}', above.length) === child.length - 1
}
