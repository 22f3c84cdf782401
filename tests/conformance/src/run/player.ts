import { createHash } from 'node:crypto'
import type { CookieJar } from '../http/cookie-jar.ts'

/** A player in whose name calls are made. */
export interface Player {
  name: string
  /** What is known of the player: what the login call wants, in the words people type. */
  fields: { [name: string]: string }
  /** Made by the harness itself. */
  isFresh: boolean
  /** The session; undefined while there is none. */
  jar?: Promise<CookieJar>
}

/** A password as it goes over the wire where the wire wants 64 hex digits: spaces stripped, SHA-256. */
export function hashPassword(password: string): string {
  return createHash('sha256').update(password.replaceAll(/\s/g, ''), 'utf8').digest('hex')
}

/** Whether a pattern is that of a hashed password. */
export function wantsHash(pattern: unknown): boolean {
  return pattern === '^[0-9a-f]{64}$'
}
