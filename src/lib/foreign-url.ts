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

/** From which networks a host is reached; the higher number is the closer one. */
const REACH = { internet: 0, privateNetwork: 1, machine: 2 } as const

function reachOf(hostname: string): number {
  const host = bareHost(hostname)
  // The unspecified address leads here too, and so may an IPv4 address within IPv6.
  if (isLoopback(host) || host === '0.0.0.0' || /^\[::(ffff:.*)?\]$/u.test(host)) return REACH.machine
  return isPrivateHost(host) ? REACH.privateNetwork : REACH.internet
}

/** Whether a host, as `URL` writes it, stands in a private network: by its address, or by a name that no public DNS has. */
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

/**
 * An address that came from the server and leads to someone else's page (a game, a payment), or null when it must not
 * be opened: it has to be absolute and https, or http from a loopback host to a loopback host. It must not carry a user
 * name, nor lead into a network that the app itself is not served from (this machine, a private one), and never be of
 * our own host: such a page would be sent the session, and could reach into the app that frames it.
 * The host counts, not the origin, since cookies know no ports.
 */
export function readForeignUrl(text: string, app: AppLocation): URL | null {
  const url = parse(text)
  if (!url || url.username !== '' || url.password !== '' || url.hostname === '') return null
  if (bareHost(url.hostname) === bareHost(app.hostname)) return null
  if (reachOf(url.hostname) > reachOf(app.hostname)) return null
  if (url.protocol === 'https:') return url
  const isLocal = app.protocol === 'http:' && isLoopback(app.hostname) && isLoopback(url.hostname)
  return url.protocol === 'http:' && isLocal ? url : null
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
