/** The values of a Cookie or Set-Cookie header: what must not stand in a report. */
export function readCookies(header: string | undefined): string[] {
  if (header === undefined) return []
  const values = header.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim())
  // Attributes such as Path=/ are short, and no secrets.
  return values.filter(
    (value) => value.length >= 8 && !/^(strict|lax|none|httponly|secure)$/i.test(value) && !value.includes(' '),
  )
}
