import type { CookieJar } from '../http/cookie-jar.ts'

/** A player for requests. */
export interface Player {
  name: string
  /** The player's known fields: the login's input, as typed. */
  fields: { [name: string]: string }
  /** Created by the harness itself. */
  isFresh: boolean
  /** The session; undefined if there is none. */
  jar?: Promise<CookieJar>
}

/** Whether a pattern requires a hashed password. */
export function wantsHash(pattern: unknown): boolean {
  return pattern === '^[0-9a-f]{64}$'
}
