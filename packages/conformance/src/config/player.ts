import type { CookieJar } from '../http/cookie-jar.ts'

/** A player who makes requests. */
export interface Player {
  name: string
  /** The known fields of the player, such as the login's input before hashing. */
  fields: { [name: string]: string }
  /** Whether the harness registered the player. */
  isFresh: boolean
  /** Whether the configuration names the account for what lasts (`x-lasting`). */
  mayLast?: boolean
  /** Whether its session is a token or password of the configuration, without a login. */
  hasOwnSession?: boolean
  /** The session; undefined if there is none. */
  jar?: Promise<CookieJar>
}

/** Whether a pattern requires a hashed password. */
export function wantsHash(pattern: unknown): boolean {
  return pattern === '^[0-9a-f]{64}$'
}
