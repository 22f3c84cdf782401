/** A call that was made. `status` is 0 where a fault left it unanswered; `code` is the envelope's, null where there was none. */
export interface JournalEntry {
  operationId: string | null
  method: string
  path: string
  status: number
  code: number | null
  /** World time, RFC 3339. */
  at: string
}

const MAX_ENTRIES = 1_000

/** The calls that a world has answered, oldest first; the oldest are forgotten past a thousand. */
export class Journal {
  #entries: JournalEntry[] = []

  add(entry: JournalEntry): void {
    this.#entries.push(entry)
    if (this.#entries.length > MAX_ENTRIES * 2) this.#entries = this.#entries.slice(-MAX_ENTRIES)
  }

  list(): readonly JournalEntry[] {
    return this.#entries.slice(-MAX_ENTRIES)
  }
}
