/** Reloads the page with a time parameter, which bypasses every cache. */
export function reloadPastCaches(): void {
  const url = new URL(globalThis.location.href)
  url.searchParams.set('t', String(Date.now()))
  globalThis.location.replace(url)
}
