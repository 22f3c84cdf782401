/** Admits the player; set by login and register. */
export const SESSION_COOKIE = 'tumpak_session'
/** Chooses the world; set by `/__mock`. */
export const WORLD_COOKIE = 'tumpak_world'

/** Reads one cookie of a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/** Writes the session cookie: HttpOnly, SameSite=Lax, Path=/, and Secure on https. An empty id takes it away. */
export function sessionCookie(id: string, secure: boolean): string {
  return `${SESSION_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${id === '' ? '; Max-Age=0' : ''}`
}

/** Writes the world cookie, which pages and sockets carry too. */
export function worldCookie(id: string): string {
  return `${WORLD_COOKIE}=${id}; Path=/; SameSite=Lax`
}
