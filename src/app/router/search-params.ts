/** The query of an address as texts: no value is guessed to be a number or JSON, so that an order number stays one. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

/** The reverse; what is undefined is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number') params.set(name, String(value))
  }
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}
