import { RECONNECT } from '#generated/ws/socket.ts'

export type BackoffOptions = {
  /** The longest delay. None by default: section 4 of the specification names none. */
  capSeconds?: number
  /** The fraction, 0 to 1, by which a delay may be shortened at random. 0 by default. */
  jitter?: number
  random?: () => number
}

/** The delays between attempts: 3 s times the attempt count, exactly (section 4 of the specification). */
export class Backoff {
  #attempt = 0
  readonly #cap: number
  readonly #jitter: number
  readonly #random: () => number

  constructor({ capSeconds = Number.POSITIVE_INFINITY, jitter = 0, random = Math.random }: BackoffOptions = {}) {
    this.#cap = capSeconds
    this.#jitter = jitter
    this.#random = random
  }

  /** How many delays have been given since the last reset. */
  get attempt(): number {
    return this.#attempt
  }

  /** Counts one more attempt and returns the milliseconds to wait before it. */
  next(): number {
    this.#attempt += 1
    const seconds = Math.min(RECONNECT.baseSeconds * this.#attempt, this.#cap)
    return seconds * 1000 * (1 - this.#jitter * this.#random())
  }

  /** Starts the count again, after a connection that has been up for long enough. */
  reset(): void {
    this.#attempt = 0
  }
}
