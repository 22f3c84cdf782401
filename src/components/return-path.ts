import { ROUTES } from './route-names.ts'

/** An address that no page of ours has; only to see whether a path stays on its own host. */
const OWN = 'https://own.invalid'

/** Longer than any path of ours; what is longer was not made by us. */
const MAX_LENGTH = 512

const NOT_RETURNED_TO: ReadonlySet<string> = new Set([ROUTES.login, ROUTES.register, ROUTES.forgetPassword])

/**
 * The path, with its query, that a player goes to after login; undefined unless it is a path of our own. Whatever a
 * browser would read as another host (`//host`, `/\host`, a scheme, a line break within) is refused, and so are the
 * login pages themselves.
 */
export function readReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined
  // Browsers drop control characters before they read an address, and take \ for /.
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value)) return undefined
  if (!URL.canParse(value, OWN)) return undefined
  const { origin, pathname, search } = new URL(value, OWN)
  if (origin !== OWN || pathname.startsWith('//') || NOT_RETURNED_TO.has(pathname)) return undefined
  return pathname + search
}
