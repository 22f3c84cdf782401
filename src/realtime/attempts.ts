import { RECONNECT } from '#generated/ws/socket.ts'
import { Backoff, type BackoffOptions } from './backoff.ts'

/** What an opening means for those who listen. */
export type Opening = { attempt: number; isReconnect: boolean; mayHaveMissed: boolean }

/**
 * The history of a player's attempts, from `connect` on: what the next delay is, and what an opening means. The count of
 * delays starts again only after a connection that has been up for 5 s.
 */
export class Attempts {
  readonly #backoff: Backoff
  readonly #now: () => number
  #begunAt = 0
  #openedAt: number | undefined
  #begun = 0
  #unopened = 0
  #hasOpened = false

  constructor(now: () => number, backoff?: BackoffOptions) {
    this.#now = now
    this.#backoff = new Backoff(backoff)
  }

  /** How many attempts in a row have never opened. */
  get unopened(): number {
    return this.#unopened
  }

  /** Whether the attempt under way has opened. */
  get isUp(): boolean {
    return this.#openedAt !== undefined
  }

  /**
   * Whether the attempt under way has had longer than the first delay and has not opened: it was begun on a network that
   * is gone, most likely.
   */
  get hangs(): boolean {
    return !this.isUp && this.#now() - this.#begunAt >= RECONNECT.baseSeconds * 1000
  }

  /** Forgets everything: somebody has asked for a connection anew. */
  restart(): void {
    this.#backoff.reset()
    this.#openedAt = undefined
    this.#begun = 0
    this.#unopened = 0
    this.#hasOpened = false
  }

  begin(): void {
    this.#begun += 1
    this.#begunAt = this.#now()
    this.#openedAt = undefined
  }

  opened(): Opening {
    const opening = { attempt: this.#backoff.attempt, isReconnect: this.#hasOpened, mayHaveMissed: this.#begun > 1 }
    this.#openedAt = this.#now()
    this.#unopened = 0
    this.#hasOpened = true
    return opening
  }

  /** The attempt, or the connection that came of it, is over. */
  ended(): void {
    if (this.#openedAt === undefined) this.#unopened += 1
    else if (this.#now() - this.#openedAt >= RECONNECT.resetAfterSeconds * 1000) this.#backoff.reset()
    this.#openedAt = undefined
  }

  /** The milliseconds to wait before the next attempt, which this counts. */
  nextDelay(): number {
    return this.#backoff.next()
  }
}
