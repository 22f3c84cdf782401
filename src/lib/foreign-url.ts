/** The location of the app's own page; `window.location` fits. */
export interface AppLocation {
  readonly protocol: string
  readonly hostname: string
}

/** Whether a host name is this machine, the only place where plain http is allowed. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/u.test(hostname)
  )
}

/** The networks from which a host is reachable; a higher number is closer. */
const REACH = { internet: 0, privateNetwork: 1, machine: 2 } as const

/** Whether a host, as `URL` writes it, is in a private network: by its address, or by a name that no public DNS has. */
function isPrivateHost(host: string): boolean {
  if (host.startsWith('[')) {
    // Any IPv6 address outside 2000::/3, and those within it that carry an IPv4 address (6to4, Teredo).
    return !/^\[[23]/u.test(host) || /^\[(2002:|2001:0?:)/u.test(host)
  }
  const [first = 0, second = 0] = /^\d+(\.\d+){3}$/u.test(host) ? host.split('.').map(Number) : [8]
  if (first === 0 || first === 10 || first >= 224) return true
  if (first === 100 && second >= 64 && second < 128) return true
  if ((first === 169 && second === 254) || (first === 192 && second === 168)) return true
  if (first === 172 && second >= 16 && second < 32) return true
  return !host.includes('.') || /\.(local|internal|lan|home\.arpa)$/u.test(host)
}

/** `casino.example.` with its last dot is the same host. */
function bareHost(hostname: string): string {
  return hostname.replace(/\.$/u, '').toLowerCase()
}

function getReach(hostname: string): number {
  const host = bareHost(hostname)
  // The unspecified address also reaches this machine, and so may an IPv4 address within IPv6.
  if (isLoopback(host) || host === '0.0.0.0' || /^\[::(ffff:.*)?\]$/u.test(host)) return REACH.machine
  return isPrivateHost(host) ? REACH.privateNetwork : REACH.internet
}

/** `new URL` throws on a relative address; it would drop a control character silently. */
function parse(text: string): URL | null {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\u007f]/u.test(text)) return null
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/**
 * The same for an address that is only linked, never framed: the app's own host is allowed.
 */
export function readLinkUrl(text: string, app: AppLocation): URL | null {
  const url = parse(text)
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '') return null
  if (url.protocol === 'https:') return url
  const isLocal = app.protocol === 'http:' && isLoopback(app.hostname) && isLoopback(url.hostname)
  return url.protocol === 'http:' && isLocal ? url : null
}

/** Whether an address is on the app's host; the port does not matter. */
export function isOwnHost({ hostname }: Pick<URL, 'hostname'>, app: AppLocation): boolean {
  return bareHost(hostname) === bareHost(app.hostname)
}

/**
 * Parses the server's address of an external page (a game, a payment): absolute https, or http between loopback hosts,
 * without a user name. Null for a network closer than the app's own, and for our host, whose pages get our cookies.
 */
export function readForeignUrl(text: string, app: AppLocation): URL | null {
  const url = readLinkUrl(text, app)
  if (!url || isOwnHost(url, app)) return null
  return getReach(url.hostname) > getReach(app.hostname) ? null : url
}

/**
 * Checks the server's address of a picture: on the app's own origin, where it may be relative to it, a `data:` picture, or
 * an address like that of an external page, though on the app's host too. Null for any other.
 */
export function readPictureUrl(text: string, app: AppLocation & { readonly origin: string }): string | null {
  if (/^data:image\//iu.test(text)) return text
  const url = parse(/^\/(?![/\\])/u.test(text) ? app.origin + text : text)
  if (url?.origin === app.origin && url.protocol === app.protocol && url.username === '' && url.password === '')
    return text
  const foreign = readLinkUrl(text, app)
  return foreign && getReach(foreign.hostname) <= getReach(app.hostname) ? text : null
}
