import type { WireResponse } from './message.ts'

const TOO_MANY = 429
/** Maximum wait for one response; a longer limit is not waited for. */
const MAX_WAIT_MS = 75_000
/** The first wait for a server that does not name one. It doubles each time. */
const WAIT_MS = 1000

/** Waits for this many milliseconds. */
export type Pause = (milliseconds: number) => Promise<void>

/** Whether the server refuses a request because there are too many, whatever it contains. */
export function isLimited({ status }: Pick<WireResponse, 'status'>): boolean {
  return status === TOO_MANY
}

/**
 * Respects a server's limit of requests: waits as long as a 429 says, and sends the request again. After the first 429
 * the requests are sent one after another, so that none is refused again and again.
 */
export class RateLimit {
  readonly #pause: Pause
  #isMet = false
  #opensAt = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(pause: Pause) {
    this.#pause = pause
  }

  /** Sends a request. `mayWait` is false if waiting is known to be useless. */
  async send(send: () => Promise<WireResponse>, mayWait: boolean): Promise<WireResponse> {
    if (this.#isMet && mayWait) return this.#inTurn(() => this.#sendAgain(send, undefined))
    const response = await send()
    if (!isLimited(response) || !mayWait) return response
    this.#isMet = true
    if (!this.#note(response, 0)) return response
    return this.#inTurn(() => this.#sendAgain(send, response))
  }

  async #sendAgain(send: () => Promise<WireResponse>, refused: WireResponse | undefined): Promise<WireResponse> {
    let response = refused
    let waited = 0
    for (let attempt = 0; ; attempt += 1) {
      const wait = Math.max(0, this.#opensAt - Date.now())
      waited += wait
      if (response !== undefined && waited > MAX_WAIT_MS) return response
      if (wait > 0 && waited <= MAX_WAIT_MS) await this.#pause(wait)
      response = await send()
      if (!isLimited(response)) return response
      if (!this.#note(response, attempt)) return response
    }
  }

  /** Notes when the server wants the next request. Returns false if that is too late to wait for. */
  #note(response: WireResponse, attempt: number): boolean {
    const wait = getWait(response, attempt)
    if (wait > MAX_WAIT_MS) return false
    this.#opensAt = Math.max(this.#opensAt, Date.now() + wait)
    return true
  }

  #inTurn(work: () => Promise<WireResponse>): Promise<WireResponse> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn
  }
}

/** Returns the wait that a response asks for: seconds or a date. */
function getWait({ headers }: WireResponse, attempt: number): number {
  const value = headers['retry-after']?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(value)) return Math.max(Number(value) * 1000, attempt === 0 ? 0 : WAIT_MS)
  const date = Date.parse(value)
  return Number.isNaN(date) ? WAIT_MS * 2 ** attempt : Math.max(0, date - Date.now()) + WAIT_MS
}
