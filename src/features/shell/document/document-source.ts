import { type AppLocation, isOwnHost, readLinkUrl } from '#src/lib/foreign-url.ts'

/**
 * Where the text of a document comes from: our built-in text, the operator's page in a frame or behind a link, or an
 * address of the operator that nobody may open.
 */
export type DocumentSource =
  | { readonly kind: 'builtIn' | 'unusable' }
  | { readonly kind: 'framed' | 'linked'; readonly url: string }

/** Our draft stands for an empty address only; a page on the app's own host is never framed. */
export function documentSource(address: string, app: AppLocation): DocumentSource {
  if (address.trim() === '') return { kind: 'builtIn' }
  const url = readLinkUrl(address, app)
  if (!url) return { kind: 'unusable' }
  return { kind: isOwnHost(url, app) ? 'linked' : 'framed', url: url.href }
}
