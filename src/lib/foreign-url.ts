/** What is known of the page that the app itself is served from; `window.location` fits. */
export interface AppLocation {
  readonly protocol: string
  readonly hostname: string
}

/** Whether a host name is this very machine: the only place where plain http is borne. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/u.test(hostname)
  )
}

/**
 * An address that came from the server and leads to someone else's page (a game, a payment), or null when it must not
 * be opened: it has to be absolute and https, or http from a loopback host to a loopback host. It must not carry a user
 * name, and never be of our own host: such a page would be sent the session, and could reach into the app that frames it.
 * The host counts, not the origin, since cookies know no ports.
 */
export function readForeignUrl(text: string, app: AppLocation): URL | null {
  const url = readLinkUrl(text, app)
  return url && !isOwnHost(url, app) ? url : null
}

/**
 * The same for an address that only a link leads to, never a frame: a new tab on the app's own host is as safe as the
 * app itself, so that host is allowed too.
 */
export function readLinkUrl(text: string, app: AppLocation): URL | null {
  const url = parse(text)
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '') return null
  if (url.protocol === 'https:') return url
  const isLocal = app.protocol === 'http:' && isLoopback(app.hostname) && isLoopback(url.hostname)
  return url.protocol === 'http:' && isLocal ? url : null
}

/** Whether an address is of the host that serves the app; the port does not matter. */
export function isOwnHost({ hostname }: Pick<URL, 'hostname'>, app: AppLocation): boolean {
  return bareHost(hostname) === bareHost(app.hostname)
}

/** `new URL` throws on what is no absolute address; a control character in it would be dropped silently. */
function parse(text: string): URL | null {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\u007f]/u.test(text)) return null
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** `casino.example.` with its last dot is the same host. */
function bareHost(hostname: string): string {
  return hostname.replace(/\.$/u, '').toLowerCase()
}
