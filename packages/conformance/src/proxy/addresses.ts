import type { WireResponse } from '../http/message.ts'

/** How many paths to keep; later ones are forgotten. */
const MAX_PATHS = 20_000
/** A text in JSON that is an address or a path: `"https://…"`, `"/api/…"`. */
const IN_JSON = /"((?:https?:\\?\/\\?\/|\\?\/)[^"\s]{1,2000})"/g

/** The paths to which the responses of a server lead, by `Location` or by an address in JSON. */
export class Addresses {
  readonly #paths = new Set<string>()

  /** Keeps the addresses of a response. */
  note(requested: string, { headers, body }: Pick<WireResponse, 'headers' | 'body'>): void {
    const inBody = /json/i.test(headers['content-type'] ?? '') ? [...body.matchAll(IN_JSON)] : []
    for (const address of [headers['location'], ...inBody.map(([, found]) => found)]) {
      const plain = address?.replaceAll(String.raw`\/`, '/')
      if (plain === undefined || this.#paths.size >= MAX_PATHS || !URL.canParse(plain, requested)) continue
      // The host is that of the server's public address, which the app replaces by the proxy's.
      this.#paths.add(new URL(plain, requested).pathname)
    }
  }

  /** Whether a response led to a path. */
  has(path: string): boolean {
    return this.#paths.has(path)
  }
}
