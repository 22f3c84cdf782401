/**
 * Where a request of the app goes: to the path that it asks for, at the server and nowhere else. What was asked for may be
 * a whole address, or begin with `//`, which would name another host.
 */
export function targetUrl(target: URL, asked = '/'): URL {
  const path = asked.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return new URL(target.origin + (path.startsWith('/') ? path : `/${path}`))
}
