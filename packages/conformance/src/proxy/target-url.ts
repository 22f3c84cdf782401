/**
 * Returns the URL on the server for a requested path. A request may contain a whole URL or begin with `//`, which would
 * lead to another host.
 */
export function getTargetUrl(target: URL, asked = '/'): URL {
  const path = asked.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return new URL(target.origin + (path.startsWith('/') ? path : `/${path}`))
}
