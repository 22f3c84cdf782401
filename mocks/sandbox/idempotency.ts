import { BoundedMap } from '../lib/bounded-map.ts'
import { DAY_MS } from '../lib/time.ts'

interface Stored {
  content: string
  data: unknown
  msg: string
  expiresAt: number
}

const MAX_KEYS = 2_000

/** The stored successes of requests with an `Idempotency-Key`, and the keys of running requests. */
export class Idempotency {
  readonly #stored = new BoundedMap<Stored>(MAX_KEYS)
  readonly #running = new Set<string>()

  /** Marks a key as running. False if another request with it is running. */
  begin(key: string): boolean {
    if (this.#running.has(key)) return false
    this.#running.add(key)
    return true
  }

  end(key: string): void {
    this.#running.delete(key)
  }

  /** The stored success of a key; `mismatch` if it belongs to other content. `now` is the sandbox's time. */
  recall(key: string, content: string, now: number): { data: unknown; msg: string } | 'mismatch' | undefined {
    const found = this.#stored.get(key)
    if (found === undefined || found.expiresAt <= now) return undefined
    return found.content === content ? { data: found.data, msg: found.msg } : 'mismatch'
  }

  /** Stores a success for 24 hours. */
  remember(key: string, content: string, data: unknown, msg: string, now: number): void {
    this.#stored.set(key, { content, data, msg, expiresAt: now + DAY_MS })
  }
}
