import { BoundedMap } from './bounded-map.ts'

interface Remembered {
  body: string
  data: unknown
  msg: string
}

const MAX_KEYS = 2_000

/** Answers of calls with an `Idempotency-Key`, so that a repeated call does nothing more. */
export class Idempotency {
  readonly #answers = new BoundedMap<Remembered>(MAX_KEYS)

  /** The first answer to this intent. `mismatch` where the key came with another body before. */
  recall(key: string, body: unknown): { data: unknown; msg: string } | 'mismatch' | undefined {
    const found = this.#answers.get(key)
    if (found === undefined) return undefined
    return found.body === JSON.stringify(body) ? { data: found.data, msg: found.msg } : 'mismatch'
  }

  remember(key: string, body: unknown, data: unknown, msg = ''): void {
    this.#answers.set(key, { body: JSON.stringify(body), data, msg })
  }
}
