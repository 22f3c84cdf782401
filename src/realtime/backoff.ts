import { RECONNECT } from '#generated/ws/socket.ts'

export type BackoffOptions = {
  /** The maximum delay. None by default (`x-reconnect` in `asyncapi/socket.yaml`). */
  capSeconds?: number
  /** The fraction, 0 to 1, by which a delay may be randomly shortened. 0 by default. */
  jitter?: number
  random?: () => number
}

/** The delays between attempts: exactly 3 s times the attempt count (`x-reconnect` in `asyncapi/socket.yaml`). */
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

  /** The number of delays since the last reset. */
  get attempt(): number {
    return this.#attempt
  }

  /** Counts one more attempt and returns the milliseconds to wait before it. */
  next(): number {
    this.#attempt += 1
    const seconds = Math.min(RECONNECT.baseSeconds * this.#attempt, this.#cap)
    return seconds * 1000 * (1 - this.#jitter * this.#random())
  }

  /** Resets the count, after a connection has been open long enough. */
  reset(): void {
    this.#attempt = 0
  }
}
