export interface SupportLink {
  readonly href: string
  /** The link carries the player's id. */
  readonly hasUid: boolean
}

/** Hosts that take a prepared message as the query parameter `text`. */
const MESSAGE_HOSTS = ['t.me', 'wa.me', 'm.me']

/**
 * A contact's address with the player's id: in its empty query parameter `uid`, or in a prepared message where the
 * service takes one. Carries nothing else about the player.
 */
export function supportLink(href: string, uid: string | null, message: string): SupportLink {
  if (uid === null) return { href, hasUid: false }
  const url = new URL(href)
  if (url.searchParams.get('uid') === '') {
    url.searchParams.set('uid', uid)
    return { href: url.href, hasUid: true }
  }
  if (MESSAGE_HOSTS.includes(url.hostname) && !url.searchParams.has('text')) {
    // Not searchParams.set, which writes spaces as "+": these services show the plus.
    url.search += `${url.search === '' ? '?' : '&'}text=${encodeURIComponent(message)}`
    return { href: url.href, hasUid: true }
  }
  return { href, hasUid: false }
}
