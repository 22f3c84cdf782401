/** Parses a query into strings. No value is read as a number or JSON: an order number stays a string. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

/** The reverse; undefined values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number') params.set(name, String(value))
  }
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}
