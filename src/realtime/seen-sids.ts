import { ACKNOWLEDGEMENT } from '#generated/ws/socket.ts'

/** Remembers the last sids, so that a redelivered message is processed once. Bounded. */
export class SeenSids {
  readonly #sids = new Set<string>()
  readonly #limit: number

  constructor(limit: number = ACKNOWLEDGEMENT.rememberSids) {
    this.#limit = limit
  }

  /** Remembers the sid. True if it is new; a known one becomes the most recent again. */
  add(sid: string): boolean {
    const isNew = !this.#sids.delete(sid)
    this.#sids.add(sid)
    const [oldest] = this.#sids
    if (oldest !== undefined && this.#sids.size > this.#limit) this.#sids.delete(oldest)
    return isNew
  }

  clear(): void {
    this.#sids.clear()
  }
}
