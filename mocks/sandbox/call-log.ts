/**
 * A received request. `status` is 0 if a fault left it without a response; `code` is the envelope's, null if there was
 * none.
 */
export interface CallLogEntry {
  operationId: string | null
  method: string
  path: string
  status: number
  code: number | null
  /** What was sent, masked; undefined without a body. */
  body: unknown
  /** The sandbox's time, RFC 3339. */
  at: string
}

const MAX_ENTRIES = 1_000

/** The requests that a sandbox has received, oldest first; it keeps the last thousand. */
export class CallLog {
  #entries: CallLogEntry[] = []

  add(entry: CallLogEntry): void {
    this.#entries.push(entry)
    if (this.#entries.length > MAX_ENTRIES * 2) this.#entries = this.#entries.slice(-MAX_ENTRIES)
  }

  list(): readonly CallLogEntry[] {
    return this.#entries.slice(-MAX_ENTRIES)
  }
}
