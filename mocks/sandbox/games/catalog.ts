import { findGame, GAMES, MANY_GAMES, type GameEntry } from '../../data/games/games.ts'
import type { Scenario } from '../scenarios.ts'

export class Catalog {
  readonly games: readonly GameEntry[]
  readonly #ids: ReadonlySet<string>

  constructor(scenario: Scenario) {
    this.games = scenario === '5000games' ? MANY_GAMES : GAMES
    this.#ids = new Set(this.games.map(({ id }) => id))
  }

  /** A game of this sandbox by its id. */
  find(id: string): GameEntry | undefined {
    return this.#ids.has(id) ? findGame(id) : undefined
  }
}
