/** How a response is served, which determines its headers. */
export type Served = {
  /** True if the browser uses https, to us or to a proxy before us. */
  secure: boolean
  /** The Host header, such as `127.0.0.1:4173`. */
  host: string
  /** Sources of framed pages (games, activities, payment pages); any https host by default. */
  frameSources?: readonly string[] | undefined
  /** Sources of pictures beside our own origin; any https host by default. */
  pictureSources?: readonly string[] | undefined
  /** The address to which browsers report violations of the policy; none by default. */
  reportUrl?: string | undefined
}

/** Host headers that are this machine. */
export const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

/** Host headers that may stand in a policy. */
export const NAMED_HOST = /^[\w.-]+(:\d+)?$/

/** Loopback addresses that serve the mock's game and money pages over plain http. */
const LOOPBACK_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*']

/** Features that neither the app nor its framed games need. */
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
 * The headers of every response of the app's origin, by lower-case name. `npm run headers` writes the same for nginx
 * and Caddy.
 */
export function securityHeaders(served: Served): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(served),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // A framed game gets our origin, to which it posts messages, but no path or query.
    'referrer-policy': 'strict-origin',
    'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(served.secure && { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
  }
}

/**
 * The content security policy: only our own code, and frames and pictures of the given hosts. Over plain http on a loopback
 * host, frames and pictures of loopback hosts are allowed too (the mock's demo pages); otherwise they must be https.
 */
export function contentSecurityPolicy(served: Served): string {
  const { frameSources = ['https:'], pictureSources = ['https:'], reportUrl } = served
  const local = !served.secure && isLoopback(served.host) ? LOOPBACK_SOURCES : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictureSources, ...local],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...socketSource(served)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [...frameSources, ...local],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // src/platform/service-worker.ts registers its script by it. No library needs a policy.
    'trusted-types': ['service-worker'],
    ...(served.secure && { 'upgrade-insecure-requests': [] }),
    // Not report-to, which needs CORS and waits: where it stands, Chromium ignores this one.
    ...(reportUrl !== undefined && { 'report-uri': [reportUrl] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Older Safari does not match `'self'` for a socket of the same origin. */
function socketSource({ secure, host }: Served): string[] {
  return NAMED_HOST.test(host) ? [`${secure ? 'wss' : 'ws'}://${host}`] : []
}

/** Whether a Host header is this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_HOST.test(host)
}
