/** A fault that a call meets; the kinds are those of the page /__mock. */
export type Fault =
  | { kind: 'status'; status: number }
  | { kind: 'code'; code: number; msg?: string }
  | { kind: 'delay'; ms: number }
  | { kind: 'replace'; changes: Readonly<Record<string, unknown>> }
  | { kind: 'timeout' | 'drop' | 'malformed' | 'invalid' }

type Call = { operationId: string; method: string; path: string; status: number; code?: number }

/** The mock's controls for one sandbox: what a test changes by hand, and what it reads back. */
export class MockSandbox {
  readonly #url: string
  readonly id: string

  constructor(url: string, id: string) {
    this.#url = url
    this.id = id
  }

  /**
   * Makes a fresh sandbox, so that no test meets another; under a name of one's own what is random in it is the same each
   * time. It begins as one of the scenarios of mocks/sandbox/scenarios.ts.
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

  /** The next `times` calls of an operation meet a fault; `after` lets the mock do its work first. */
  async injectFault(operationId: string, fault: Fault, { times = 1, after = false } = {}): Promise<void> {
    await this.#post('faults', { operationId, fault, times, after })
  }

  /** Ends all faults. */
  async clearFaults(): Promise<void> {
    await this.#send('DELETE', 'faults')
  }

  /** Sends a socket event to every player of this sandbox. */
  async push(event: string, content: number): Promise<void> {
    await this.#post('push', { event, content })
  }

  /** Changes a player as the operator's back office would: suspends them, decides on their identity. */
  async change(
    username: string,
    changes: { onlyKyc?: boolean; kycStatus?: 'ratified' | 'unratified'; identityStatus?: string },
  ): Promise<void> {
    await this.#post('players', { username, ...changes })
  }

  /** Moves this sandbox's clock; what would have happened by then happens, in order. */
  async advance(milliseconds: number): Promise<void> {
    await this.#post('clock', { advanceMs: milliseconds })
  }

  /** Closes the sockets of this sandbox. */
  async closeSockets(code: number): Promise<void> {
    await this.#post('sockets/close', { code })
  }

  /** What the app has called so far, oldest first. */
  async calls(operationId?: string): Promise<Call[]> {
    const all = (await (await this.#send('GET', 'calls')).json()) as Call[]
    return operationId === undefined ? all : all.filter((call) => call.operationId === operationId)
  }

  /** Whether every call that has come in has been answered, or never will be. */
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
