import type { QueryKey } from '@tanstack/react-query'
import { PUBLIC_READS } from '#generated/http/public-reads.ts'

/** Whether a request has the same response for everyone; all others belong to one player. */
export function isPublicUrl(url: string): boolean {
  const path = `${(url.split('?')[0] ?? '').replace(/^\/+/u, '')}/`
  return PUBLIC_READS.some((read) => path.startsWith(`${read}/`))
}

/**
 * The path of a cached read. A generated key is the path or its parts, then the parameters; keys of endless lists also
 * have `infinite` at the start or end.
 */
export function pathOfKey(key: QueryKey): string {
  return key.filter((part) => typeof part === 'string' && part !== 'infinite').join('/')
}

/** Whether a cached response may outlive its session. A key without a path counts as personal. */
export function isPublicQueryKey(key: QueryKey): boolean {
  return isPublicUrl(pathOfKey(key))
}
