import { randomUUID } from 'node:crypto'
import { beginWorld } from './begin-world.ts'
import type { Scenario } from './scenarios.ts'
import type { World } from './world.ts'

const DEFAULT_WORLD = 'default'
/** The maximum of sandboxes; above it the least recently used one is dropped, never the default one. */
const MAX_WORLDS = 100
const WORLD_ID = /^[A-Za-z0-9_-]{1,64}$/

/** The sandboxes of one mock server. */
export class Worlds {
  readonly #now: () => number
  readonly #worlds = new Map<string, World>()
  /** The scenarios of sandboxes that do not use the default one. */
  readonly #scenarios = new Map<string, Scenario>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** The sandbox of an id, created if missing. An invalid id gets the default sandbox. */
  get(rawId: string | undefined): World {
    const id = rawId !== undefined && WORLD_ID.test(rawId) ? rawId : DEFAULT_WORLD
    const world = this.#worlds.get(id) ?? beginWorld(id, this.#now, this.#scenarios.get(id))
    // Insert last: the map's order is the order of use.
    this.#worlds.delete(id)
    this.#worlds.set(id, world)
    this.#evict()
    return world
  }

  /** The sandbox of a launch token, play key or pay key, if it still exists. */
  ofToken(token: string): World | undefined {
    return this.#worlds.get(token.split('.')[0] ?? '')
  }

  /** Creates a new sandbox with a given or a random id; resets restore its scenario. */
  create(id: string = randomUUID().slice(0, 13), scenario: Scenario = 'default'): World {
    this.reset(id)
    this.#scenarios.set(id, scenario)
    return this.get(id)
  }

  /** Drops a sandbox; its next use creates a new one. */
  reset(id: string): void {
    this.#worlds.get(id)?.close()
    this.#worlds.delete(id)
  }

  closeAll(): void {
    for (const id of [...this.#worlds.keys()]) this.reset(id)
  }

  static isId(id: unknown): id is string {
    return typeof id === 'string' && WORLD_ID.test(id)
  }

  #evict(): void {
    if (this.#worlds.size <= MAX_WORLDS) return
    for (const id of this.#worlds.keys()) {
      if (id === DEFAULT_WORLD) continue
      this.reset(id)
      this.#scenarios.delete(id)
      return
    }
  }
}
