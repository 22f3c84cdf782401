import { ACKNOWLEDGEMENT } from '#generated/ws/socket.ts'

/** Remembers the last sids, so that a message that is delivered again is handed on once. Its memory is bounded. */
export class SeenSids {
  readonly #sids = new Set<string>()
  readonly #limit: number

  constructor(limit: number = ACKNOWLEDGEMENT.rememberSids) {
    this.#limit = limit
  }

  /** Remembers the sid. True if it was new, false if it had been seen; a seen one is young again. */
  add(sid: string): boolean {
    const isNew = !this.#sids.delete(sid)
    this.#sids.add(sid)
    const [oldest] = this.#sids
    if (oldest !== undefined && this.#sids.size > this.#limit) this.#sids.delete(oldest)
    return isNew
  }

  /** Forgets all: sids are one player's. */
  clear(): void {
    this.#sids.clear()
  }
}
