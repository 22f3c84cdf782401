/**
 * The target of an app's request: the requested path on the server only. The request may hold a whole address or begin
 * with `//`, which would name another host.
 */
export function targetUrl(target: URL, asked = '/'): URL {
  const path = asked.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return new URL(target.origin + (path.startsWith('/') ? path : `/${path}`))
}
