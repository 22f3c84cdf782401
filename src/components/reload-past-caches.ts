/** Loads the page anew with a time parameter, past every cache (section 2 of the specification). */
export function reloadPastCaches(): void {
  const url = new URL(globalThis.location.href)
  url.searchParams.set('t', String(Date.now()))
  globalThis.location.replace(url)
}
