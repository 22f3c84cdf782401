let mark: { readonly server: number; readonly steady: number } | null = null

/** Takes the time from a response's `Date` header; null or unreadable text changes nothing. */
export function noteServerDate(date: string | null): void {
  const server = Date.parse(date ?? '')
  if (!Number.isNaN(server)) mark = { server, steady: performance.now() }
}

/**
 * The server's time in milliseconds since 1970, or null before its first `Date` header. Between two responses it is
 * counted by a clock that nobody can set, so the device's clock has no say.
 */
export function serverNow(): number | null {
  return mark === null ? null : mark.server + performance.now() - mark.steady
}
