/** How an answer is served; it decides what its headers may allow. */
export type Served = {
  /** True when the browser speaks https, to us or to a proxy before us. */
  secure: boolean
  /** The Host header, such as `127.0.0.1:4173`. */
  host: string
}

/** Loopback addresses by which a game or money page of the mock is reached over plain http. */
const LOOPBACK_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*']

/** Devices and services that neither the app nor a game it frames has any business with. */
const DENIED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** Two years, in seconds. */
const HSTS_SECONDS = 63_072_000

/**
 * The headers that every answer of the app's origin carries, by name in lower case. A deployment
 * behind another server (nginx) sends the same ones.
 */
export function securityHeaders(served: Served): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(served),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // A framed game learns our origin, which it needs to address its messages, and never a path or query.
    'referrer-policy': 'strict-origin',
    'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(served.secure && { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
  }
}

/**
 * The content security policy: nothing but our own code, and frames and pictures of others.
 * Over plain http on a loopback host, frames and pictures of loopback hosts are let in as well
 * (the mock's demo pages); anywhere else they are https only.
 */
export function contentSecurityPolicy(served: Served): string {
  const local = !served.secure && isLoopback(served.host) ? LOOPBACK_SOURCES : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...local],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...socketSource(served)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ['https:', ...local],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // No library of ours needs a policy. A service worker would: name it here then.
    'trusted-types': ["'none'"],
    ...(served.secure && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Older Safari does not take `'self'` for the socket of the same origin. */
function socketSource({ secure, host }: Served): string[] {
  return /^[\w.-]+(:\d+)?$/.test(host) ? [`${secure ? 'wss' : 'ws'}://${host}`] : []
}

/** True for a Host header that names this very machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(host)
}
