import { isOver, readCookie, reaches, type Cookie } from './cookie.ts'

/**
 * The credentials of one session: cookies or, if the document says so, a token in a header. Like a browser it sends no
 * cookie after its Max-Age or Expires. Domain and Secure are ignored, because a gateway may stand before the server.
 */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>()
  readonly #tokens = new Map<string, { prefix: string; value: string }>()
  #query: readonly [name: string, value: string] | undefined
  /** The account whose session it is, for reports: `account 1` is the first of the configuration. */
  account: string | undefined
  /** Whether an operation may do to its account what lasts (`x-lasting`). */
  mayLast = false
  /** Set if the session is not live. */
  session: 'ended' | 'invalid' | undefined

  /** Stores the new cookies of a response and removes expired ones. */
  take(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const cookie = readCookie(line)
      if (isOver(cookie) || cookie.value === '') this.#cookies.delete(cookie.name)
      else this.#cookies.set(cookie.name, cookie)
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
    const live = this.#live
    return live.length > 0 && live.every(({ isSameSite }) => isSameSite)
  }

  /** A copy of the session, independent of this jar. */
  copy(): CookieJar {
    const jar = new CookieJar()
    for (const [name, cookie] of this.#cookies) jar.#cookies.set(name, cookie)
    for (const [name, token] of this.#tokens) jar.#tokens.set(name, token)
    jar.#query = this.#query
    jar.account = this.account
    jar.mayLast = this.mayLast
    jar.session = this.session
    return jar
  }

  /**
   * A copy with the cookies that a browser sends to a path, and the others. The requests of a run get all of them: the
   * check of cookies reports a path that does not reach an operation.
   */
  splitFor(path: string): { sent: CookieJar; withheld: readonly Cookie[] } {
    const sent = this.copy()
    const withheld = this.#live.filter((cookie) => !reaches(cookie, path))
    for (const { name } of withheld) sent.#cookies.delete(name)
    return { sent, withheld }
  }

  get #live(): readonly Cookie[] {
    return [...this.#cookies.values()].filter((cookie) => !isOver(cookie))
  }

  /** The values of the cookies, by their names. */
  get cookies(): ReadonlyMap<string, string> {
    return new Map(this.#live.map(({ name, value }) => [name, value]))
  }

  /** The Cookie header; undefined without cookies. */
  get header(): string | undefined {
    const live = this.#live
    return live.length === 0 ? undefined : live.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  /** Returns a jar with the same cookie names and invalid values. */
  spoiled(): CookieJar {
    const jar = new CookieJar()
    jar.account = this.account
    jar.session = 'invalid'
    for (const [name, cookie] of this.#cookies) jar.#cookies.set(name, { ...cookie, value: spoil(cookie.value) })
    for (const [name, { prefix, value }] of this.#tokens) jar.#tokens.set(name, { prefix, value: spoil(value) })
    if (this.#query !== undefined) jar.#query = [this.#query[0], spoil(this.#query[1])]
    return jar
  }
}

function spoil(value: string): string {
  const spoiled = [...value]
    .map((letter) => (/\d/.test(letter) ? String(9 - Number(letter)) : letter === 'a' ? 'b' : letter))
    .join('')
  // Reversing changes a value that contains neither a digit nor "a".
  const reversed = [...value].toReversed().join('')
  return spoiled !== value ? spoiled : reversed === value ? `${value}x` : reversed
}
