/** From where a host is reachable. A greater number is closer to the user's machine. */
const REACH = { internet: 0, privateNetwork: 1, machine: 2 } as const

/**
 * Returns why the app refuses to frame a URL; undefined if it does not. A page on the app's own host would get the
 * session, and one in a closer network could probe that network.
 */
export function getFramingRefusal(address: string, app: URL): string | undefined {
  const url = new URL(address)
  const [host, own] = [getBareHost(url.hostname), getBareHost(app.hostname)]
  if (url.username !== '' || url.password !== '') return 'it contains a user name or a password'
  if (host === own) return `it is on the app’s own host, ${own}, and would receive the session`
  if (getReach(host) > getReach(own)) return `${host} is in a private network, and the app is not`
  if (url.protocol === 'https:') return undefined
  const isLocal = app.protocol === 'http:' && isLoopback(own) && isLoopback(host)
  return url.protocol === 'http:' && isLocal ? undefined : 'it does not use https'
}

/** `casino.example.` with a trailing dot is the same host. */
function getBareHost(hostname: string): string {
  return hostname.replace(/\.$/u, '').toLowerCase()
}

/** Whether a URL leads to this machine. */
export function isOnThisMachine(address: string): boolean {
  return isLoopback(getBareHost(new URL(address).hostname))
}

function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|\[::1\]|127(\.\d{1,3}){3})$/u.test(host)
}

function getReach(host: string): number {
  // The unspecified address also leads to this machine, and so may an IPv4 address within IPv6.
  if (isLoopback(host) || host === '0.0.0.0' || /^\[::(ffff:.*)?\]$/u.test(host)) return REACH.machine
  return isPrivate(host) ? REACH.privateNetwork : REACH.internet
}

function isPrivate(host: string): boolean {
  // Public IPv6 addresses are in 2000::/3, except those that contain an IPv4 address (6to4, Teredo).
  if (host.startsWith('[')) return !/^\[[23]/u.test(host) || /^\[(2002:|2001:0?:)/u.test(host)
  if (!/^\d+(\.\d+){3}$/u.test(host)) return !host.includes('.') || /\.(local|internal|lan|home\.arpa)$/u.test(host)
  const [first = 0, second = 0] = host.split('.').map(Number)
  return (
    first === 0 ||
    first === 10 ||
    first >= 224 ||
    (first === 100 && second >= 64 && second < 128) ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 192 && second === 168)
  )
}
