import { CLOSE_CODES, RECONNECT } from '#generated/ws/socket.ts'
import { Backoff, type BackoffOptions } from './backoff.ts'

/** The details of an opened connection for listeners. */
export type Opening = { attempt: number; isReconnect: boolean; mayHaveMissed: boolean }

/**
 * A player's connection attempts since `connect`: the next delay, and the meaning of an opening. The count of delays
 * resets only after a connection has been open for 5 s.
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

  /** The number of consecutive attempts that never opened. */
  get unopened(): number {
    return this.#unopened
  }

  /** Whether the current attempt has opened. */
  get isUp(): boolean {
    return this.#openedAt !== undefined
  }

  /** Whether the current attempt has not opened within the first delay: most likely its network is gone. */
  get hangs(): boolean {
    return !this.isUp && this.#now() - this.#begunAt >= RECONNECT.baseSeconds * 1000
  }

  /** Resets everything, for a new `connect`. */
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

  /** The attempt, or its connection, has ended. */
  ended(): void {
    if (this.#openedAt === undefined) this.#unopened += 1
    else if (this.#now() - this.#openedAt >= RECONNECT.resetAfterSeconds * 1000) this.#backoff.reset()
    this.#openedAt = undefined
  }

  /** Counts the next attempt; returns the milliseconds to wait before it, longer if the server said "try again later". */
  nextDelay(closeCode: number): number {
    const least = closeCode === CLOSE_CODES.tryLater.code ? RECONNECT.tryLaterSeconds * 1000 : 0
    return Math.max(this.#backoff.next(), least)
  }
}
