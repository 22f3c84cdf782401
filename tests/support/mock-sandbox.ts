/** An injected fault; the kinds are those of the page /__mock. */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'code'; code: number; msg?: string }
  | { kind: 'delay'; ms: number }
  | { kind: 'replace'; changes: Readonly<Record<string, unknown>> }
  | { kind: 'size'; rows: number }
  | { kind: 'timeout' | 'drop' | 'malformed' | 'invalid' }

/** A request that the mock received. `body` is what was sent, with secrets and personal data masked. */
type Call = { operationId: string; method: string; path: string; status: number; code?: number; body?: unknown }

/** The mock's controls for one sandbox, and its state. */
export class MockSandbox {
  readonly #url: string
  readonly id: string

  constructor(url: string, id: string) {
    this.#url = url
    this.id = id
  }

  /**
   * Creates a sandbox, so that tests do not affect each other. A fixed id makes its random values repeatable; the
   * scenario is one of mocks/sandbox/scenarios.ts.
   */
  static async create(url: string, name?: string, scenario?: string): Promise<MockSandbox> {
    const response = await fetch(`${url}/__mock/sandboxes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: name, scenario }),
    })
    const { id } = (await response.json()) as { id: string }
    return new MockSandbox(url, id)
  }

  /**
   * Injects a fault into the next `times` requests of an operation; with `after` the mock handles the request first.
   */
  async injectFault(operationId: string, fault: Fault, { times = 1, after = false } = {}): Promise<void> {
    await this.#post('faults', { operationId, fault, times, after })
  }

  /** Removes all faults; a delayed request gets its response now. */
  async clearFaults(): Promise<void> {
    await this.#send('DELETE', 'faults')
  }

  /** Sends a socket event to every player of this sandbox. */
  async push(event: string, content: unknown, times = 1): Promise<void> {
    await this.#post('push', { event, content, times })
  }

  /** Changes a player as the operator's back office would: suspends them, decides on their identity. */
  async change(
    username: string,
    changes: {
      onlyKyc?: boolean
      kycStatus?: 'ratified' | 'unratified'
      identityStatus?: string
      play?: 'open' | 'break' | 'excluded' | 'restricted'
    },
  ): Promise<void> {
    await this.#post('players', { username, ...changes })
  }

  /** Advances this sandbox's clock; timers that come due run in order. */
  async advance(milliseconds: number): Promise<void> {
    await this.#post('clock', { advanceMs: milliseconds })
  }

  async closeSockets(code: number): Promise<void> {
    await this.#post('sockets/close', { code })
  }

  /** The requests of the app so far, oldest first. */
  async calls(operationId?: string): Promise<Call[]> {
    const all = (await (await this.#send('GET', 'calls')).json()) as Call[]
    return operationId === undefined ? all : all.filter((entry) => entry.operationId === operationId)
  }

  /** Whether every received request has a response, or never gets one. */
  async isIdle(): Promise<boolean> {
    const state = (await (await this.#send('GET', 'state')).json()) as { pendingRequests: number }
    return state.pendingRequests === 0
  }

  async #post(path: string, body: unknown): Promise<Response> {
    return this.#send('POST', path, JSON.stringify(body))
  }

  async #send(method: string, path: string, body?: string): Promise<Response> {
    const response = await fetch(`${this.#url}/__mock/${path}`, {
      method,
      headers: { 'x-mock-sandbox': this.id, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body }),
    })
    if (!response.ok) throw new Error(`/__mock/${path}: ${String(response.status)} ${await response.text()}`)
    return response
  }
}
