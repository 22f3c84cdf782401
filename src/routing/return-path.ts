import { ENTRY_ROUTES, toRoutePath } from './route-names.ts'

/** A host that no page has; used only to check that a path stays on its own host. */
const OWN = 'https://own.invalid'

/** Longer than any path of the app. */
const MAX_LENGTH = 512

/**
 * The path, with its query, to open after login; undefined unless it is a path of the app. Refuses what a browser reads
 * as another host (`//host`, `/\host`, a scheme, a line break), and the login pages.
 */
export function readReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined
  // Browsers drop control characters and read \ as / in addresses.
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return undefined
  if (!URL.canParse(value, OWN)) return undefined
  const { origin, pathname: written, search } = new URL(value, OWN)
  const pathname = toRoutePath(written)
  if (origin !== OWN || pathname.startsWith('//') || ENTRY_ROUTES.includes(pathname)) return undefined
  return pathname + search
}
