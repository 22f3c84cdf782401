/** The cookies of one session. One server, one jar: domain and path are not told apart. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  /** Keeps what an answer sets, and drops what it takes back. */
  take(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [pair = '', ...attributes] = line.split(';')
      const cut = pair.indexOf('=')
      const name = pair.slice(0, cut).trim()
      const value = pair.slice(cut + 1).trim()
      const isOver = attributes.some((one) => /^\s*max-age\s*=\s*(0|-\d+)\s*$/i.test(one) || isPast(one))
      if (isOver || value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }

  /** The Cookie header; undefined where there are none. */
  get header(): string | undefined {
    if (this.#cookies.size === 0) return undefined
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** A jar whose cookies have the same names and other values. */
  spoiled(): CookieJar {
    const jar = new CookieJar()
    for (const [name, value] of this.#cookies) jar.#cookies.set(name, spoil(value))
    return jar
  }
}

function isPast(attribute: string): boolean {
  const found = /^\s*expires\s*=\s*(.+)$/i.exec(attribute)
  return found !== null && Date.parse(found[1] ?? '') < Date.now()
}

function spoil(value: string): string {
  return [...value]
    .map((letter) => (/\d/.test(letter) ? String(9 - Number(letter)) : letter === 'a' ? 'b' : letter))
    .join('')
}
