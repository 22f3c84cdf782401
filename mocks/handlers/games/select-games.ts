import { HOT } from '../../data/game-types.ts'
import type { GameEntry } from '../../data/games.ts'

/** Whether a game is of a type; any game without one. The hot games are a type of their own. */
export function isOfType(game: GameEntry, type: string | undefined): boolean {
  return type === undefined || (type === HOT ? game.hot : game.type === type)
}

/** Games in the order of `GameSort`: the catalog's own, latest first, or by name. */
export function sortGames(games: readonly GameEntry[], sort: string | undefined): readonly GameEntry[] {
  if (sort === 'newest') return games.toReversed()
  return sort === 'name' ? games.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) : games
}
