import { randomUUID } from 'node:crypto'
import { beginSandbox } from './begin-sandbox.ts'
import type { Scenario } from './scenarios.ts'
import type { Sandbox } from './sandbox.ts'

const DEFAULT_SANDBOX = 'default'
/** The maximum of sandboxes; above it the least recently used one is dropped, never the default one. */
const MAX_SANDBOXES = 100
const SANDBOX_ID = /^[A-Za-z0-9_-]{1,64}$/

/** The sandboxes of one mock server. */
export class Sandboxes {
  readonly #now: () => number
  readonly #sandboxes = new Map<string, Sandbox>()
  /** The scenarios of sandboxes that do not use the default one. */
  readonly #scenarios = new Map<string, Scenario>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** The sandbox of an id, created if missing. An invalid id gets the default sandbox. */
  get(rawId: string | undefined): Sandbox {
    const id = rawId !== undefined && SANDBOX_ID.test(rawId) ? rawId : DEFAULT_SANDBOX
    const sandbox = this.#sandboxes.get(id) ?? beginSandbox(id, this.#now, this.#scenarios.get(id))
    // Insert last: the map's order is the order of use.
    this.#sandboxes.delete(id)
    this.#sandboxes.set(id, sandbox)
    this.#evict()
    return sandbox
  }

  /** The sandbox of a launch token, play key or pay key, if it still exists. */
  ofToken(token: string): Sandbox | undefined {
    return this.#sandboxes.get(token.split('.')[0] ?? '')
  }

  /** Creates a new sandbox with a given or a random id; resets restore its scenario. */
  create(id: string = randomUUID().slice(0, 13), scenario: Scenario = 'default'): Sandbox {
    this.reset(id)
    this.#scenarios.set(id, scenario)
    return this.get(id)
  }

  /** Drops a sandbox; its next use creates a new one. */
  reset(id: string): void {
    this.#sandboxes.get(id)?.close()
    this.#sandboxes.delete(id)
  }

  closeAll(): void {
    for (const id of [...this.#sandboxes.keys()]) this.reset(id)
  }

  static isId(id: unknown): id is string {
    return typeof id === 'string' && SANDBOX_ID.test(id)
  }

  #evict(): void {
    if (this.#sandboxes.size <= MAX_SANDBOXES) return
    for (const id of this.#sandboxes.keys()) {
      if (id === DEFAULT_SANDBOX) continue
      this.reset(id)
      this.#scenarios.delete(id)
      return
    }
  }
}
