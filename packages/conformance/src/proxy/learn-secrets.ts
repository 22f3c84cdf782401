/** The most secrets to keep, and how many of them are certainly from the configuration. */
const [MAX, CONFIGURED] = [1000, 200]

/** Collects the session's credentials from proxied headers, to mask them in the report wherever they occur. */
export function learnSecrets(
  secrets: string[],
  { cookie, authorization }: { readonly [name: string]: string },
  setCookies: readonly string[] = [],
): void {
  const credentials = authorization?.replace(/^\S+\s+/, '') ?? ''
  for (const secret of [...[cookie ?? '', ...setCookies].flatMap(readCookies), credentials]) {
    if (secret !== '' && !secrets.includes(secret)) secrets.push(secret)
    // Findings are masked when they are made, so that the oldest learned values can go.
    if (secrets.length > MAX) secrets.splice(CONFIGURED, 1)
  }
}

/** The values of a Cookie or Set-Cookie header. */
function readCookies(header: string): string[] {
  const values = header.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim())
  // Attributes such as Path=/ are short, and not secret.
  return values.filter(
    (value) => value.length >= 8 && !/^(strict|lax|none|httponly|secure)$/i.test(value) && !value.includes(' '),
  )
}
