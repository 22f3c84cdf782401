/**
 * The credentials of one session: cookies or, if the document says so, a token in a header. Each server has its own
 * jar, so domain and path are ignored.
 */
export class CookieJar {
  readonly #cookies = new Map<string, string>()
  /** The names of cookies without SameSite, which browsers also send with requests from other sites. */
  readonly #open = new Set<string>()
  readonly #tokens = new Map<string, { prefix: string; value: string }>()
  #query: readonly [name: string, value: string] | undefined
  /** The account whose session it is, for reports: `account 1` is the first of the configuration. */
  account: string | undefined
  /** Set if the session is not live. */
  session: 'ended' | 'invalid' | undefined

  /** Stores the new cookies of a response and removes expired ones. */
  take(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [pair = '', ...attributes] = line.split(';')
      const cut = pair.indexOf('=')
      const name = pair.slice(0, cut).trim()
      const value = pair.slice(cut + 1).trim()
      const isOver = attributes.some(
        (attribute) => /^\s*max-age\s*=\s*(0|-\d+)\s*$/i.test(attribute) || isPast(attribute),
      )
      const isKept = attributes.some((attribute) => /^\s*samesite\s*=\s*(lax|strict)\s*$/i.test(attribute))
      if (isKept) this.#open.delete(name)
      else this.#open.add(name)
      if (isOver || value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  /** Sends a token in a header from now on: `authorization`, `Bearer `, and the token. */
  show(header: string, prefix: string, value: string): void {
    this.#tokens.set(header, { prefix, value })
  }

  /** Sends a key in the query from now on. */
  showInQuery(name: string, value: string): void {
    this.#query = [name, value]
  }

  /** The name and value of a key in the query. */
  get query(): readonly [name: string, value: string] | undefined {
    return this.#query
  }

  /** The headers of the session. */
  get headers(): { [name: string]: string } {
    const { header } = this
    return {
      ...(header === undefined ? {} : { cookie: header }),
      ...Object.fromEntries([...this.#tokens].map(([name, { prefix, value }]) => [name, prefix + value])),
    }
  }

  /** Whether there are no credentials. */
  get isEmpty(): boolean {
    return Object.keys(this.headers).length === 0 && this.#query === undefined
  }

  /**
   * Whether browsers send no cookie of the jar with a request from another site: each is `SameSite=Lax` or `Strict`.
   */
  get isSameSite(): boolean {
    return this.#cookies.size > 0 && [...this.#cookies.keys()].every((name) => !this.#open.has(name))
  }

  /** A copy of the session, independent of this jar. */
  copy(): CookieJar {
    const jar = new CookieJar()
    for (const [name, value] of this.#cookies) jar.#cookies.set(name, value)
    for (const name of this.#open) jar.#open.add(name)
    for (const [name, token] of this.#tokens) jar.#tokens.set(name, token)
    jar.#query = this.#query
    jar.account = this.account
    jar.session = this.session
    return jar
  }

  /** The cookies by their names. */
  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies
  }

  /** The Cookie header; undefined without cookies. */
  get header(): string | undefined {
    if (this.#cookies.size === 0) return undefined
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Returns a jar with the same cookie names and invalid values. */
  spoiled(): CookieJar {
    const jar = new CookieJar()
    jar.account = this.account
    jar.session = 'invalid'
    for (const [name, value] of this.#cookies) jar.#cookies.set(name, spoil(value))
    for (const [name, { prefix, value }] of this.#tokens) jar.#tokens.set(name, { prefix, value: spoil(value) })
    if (this.#query !== undefined) jar.#query = [this.#query[0], spoil(this.#query[1])]
    return jar
  }
}

function isPast(attribute: string): boolean {
  const found = /^\s*expires\s*=\s*(.+)$/i.exec(attribute)
  return found !== null && Date.parse(found[1] ?? '') < Date.now()
}

function spoil(value: string): string {
  const spoiled = [...value]
    .map((letter) => (/\d/.test(letter) ? String(9 - Number(letter)) : letter === 'a' ? 'b' : letter))
    .join('')
  // Reversing changes a value that contains neither a digit nor "a".
  const reversed = [...value].toReversed().join('')
  return spoiled !== value ? spoiled : reversed === value ? `${value}x` : reversed
}
