import type { IncomingHttpHeaders } from 'node:http'

/** The origins of the app and of the framed demo pages, for one request. Without a trailing slash. */
export interface Origins {
  app: string
  demo: string
  secure: boolean
}

function first(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value[0] : value
  return text?.split(',')[0]?.trim()
}

function hostName(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase()
}

/**
 * Framed pages use another host name than the app, so that they reach neither the session cookie nor the parent page:
 * `localhost` if the app is on `127.0.0.1`, and the reverse, at the mock's own port.
 */
export function getOrigins(headers: IncomingHttpHeaders, mockPort: number): Origins {
  const host = first(headers['x-forwarded-host']) ?? headers.host ?? `127.0.0.1:${mockPort}`
  const scheme = first(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http'
  const other = hostName(host) === 'localhost' ? '127.0.0.1' : 'localhost'
  // A browser sends the page's origin with every POST; behind some proxies nothing else contains it.
  return {
    app: headers.origin ?? `${scheme}://${host}`,
    demo: `http://${other}:${mockPort}`,
    secure: scheme === 'https',
  }
}

/** Whether a request names a loopback host, or one of those that `--host` has opened. See {@link isLoopbackHost}. */
export function isOwnHost(headers: IncomingHttpHeaders, opened: ReadonlySet<string>): boolean {
  return isLoopbackHost(headers) || opened.has(hostName(headers.host ?? ''))
}

/**
 * Whether a request names a loopback host. A page may point its own host name at a loopback address (DNS rebinding) and
 * then shares our origin. X-Forwarded-Host proves nothing, because such a page can send it.
 */
export function isLoopbackHost({ host }: IncomingHttpHeaders): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostName(host ?? ''))
}

/**
 * Whether a request comes from a page of another origin. A request without `Origin` comes from no page. Behind a proxy,
 * Host or X-Forwarded-Host may match.
 */
export function isForeignOrigin(headers: IncomingHttpHeaders): boolean {
  const origin = headers.origin
  if (origin === undefined) return false
  const from = URL.parse(origin)
  if (from === null) return true
  const own = [headers.host, first(headers['x-forwarded-host'])]
  return !own.some((host) => host !== undefined && host.toLowerCase() === from.host)
}
