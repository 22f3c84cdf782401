/** How many secrets to keep, and how many of the first ones may come from the configuration. */
const [MAX, CONFIGURED] = [1000, 200]

/** Collects credentials from proxied headers, to mask them wherever they occur in the report. */
export function learnSecrets(
  secrets: string[],
  { cookie, authorization }: { readonly [name: string]: string },
  setCookies: readonly string[] = [],
): void {
  const credentials = authorization?.replace(/^\S+\s+/, '') ?? ''
  for (const secret of [...[cookie ?? '', ...setCookies].flatMap(readCookies), credentials]) {
    if (secret !== '' && !secrets.includes(secret)) secrets.push(secret)
    // Findings are masked when they are made, so the oldest learned values are no longer needed.
    if (secrets.length > MAX) secrets.splice(CONFIGURED, 1)
  }
}

/** Returns the values in a Cookie or Set-Cookie header. */
function readCookies(header: string): string[] {
  const values = header.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim())
  // Short values are attributes such as Path=/, not secrets.
  return values.filter(
    (value) => value.length >= 8 && !/^(strict|lax|none|httponly|secure)$/i.test(value) && !value.includes(' '),
  )
}
