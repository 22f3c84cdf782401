import { type AppLocation, isOwnHost, readLinkUrl } from '#src/lib/foreign-url.ts'

/**
 * The source of a document: the built-in text, the operator's page in a frame or behind a link, or an address of the
 * operator that is unsafe to open.
 */
export type DocumentSource =
  | { readonly kind: 'builtIn' | 'unusable' }
  | { readonly kind: 'framed' | 'linked'; readonly url: string }

/** The built-in text replaces an empty address only. A page on the app's own host is never framed. */
export function documentSource(address: string, app: AppLocation): DocumentSource {
  if (address.trim() === '') return { kind: 'builtIn' }
  const url = readLinkUrl(address, app)
  if (!url) return { kind: 'unusable' }
  return { kind: isOwnHost(url, app) ? 'linked' : 'framed', url: url.href }
}
