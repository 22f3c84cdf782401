let mark: { readonly server: number; readonly steady: number } | null = null

/** Takes the time from a response's `Date` header; ignores null and unreadable text. */
export function noteServerDate(date: string | null): void {
  const server = Date.parse(date ?? '')
  if (!Number.isNaN(server)) mark = { server, steady: performance.now() }
}

/**
 * The server's time in milliseconds since 1970, or null before the first `Date` header. A monotonic clock counts
 * between responses, so that the device's clock does not matter.
 */
export function serverNow(): number | null {
  return mark === null ? null : mark.server + performance.now() - mark.steady
}
