import type { QueryKey } from '@tanstack/react-query'

/** Reads that need no session and say the same to everyone; all others belong to the player they were made for. */
const PUBLIC_PATHS = [
  'api/open/',
  'api/config/fetch/',
  'api/app/version/',
  'api/app/faq/',
  'api/notice/info/',
  'api/user/country/',
  'api/user/register/flag/',
]

/** Whether a call says the same to everyone. */
export function isPublicUrl(url: string): boolean {
  const path = `${(url.split('?')[0] ?? '').replace(/^\/+/u, '')}/`
  return PUBLIC_PATHS.some((start) => path.startsWith(start))
}

/**
 * Whether a cached answer may outlive the session it was read in. The generated keys are the path or its parts, then
 * the parameters, with `infinite` before them for lists that grow. A key that is no path counts as personal.
 */
export function isPublicQueryKey(key: QueryKey): boolean {
  return isPublicUrl(key.filter((part) => typeof part === 'string' && part !== 'infinite').join('/'))
}
