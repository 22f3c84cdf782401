/** The cookie of the session, set by login and register. */
export const SESSION_COOKIE = 'tumpak_session'
/** The cookie that selects the sandbox, set by `/__mock`. */
export const SANDBOX_COOKIE = 'tumpak_sandbox'

/** Reads one cookie of a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/** The session cookie: HttpOnly, SameSite=Lax, Path=/, and Secure on https. An empty id removes it. */
export function sessionCookie(id: string, secure: boolean): string {
  return `${SESSION_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${id === '' ? '; Max-Age=0' : ''}`
}

/** The sandbox cookie, which pages and sockets send too. */
export function sandboxCookie(id: string): string {
  return `${SANDBOX_COOKIE}=${id}; Path=/; SameSite=Lax`
}
