import { HOT } from '../../data/games/game-types.ts'
import type { GameEntry } from '../../data/games/games.ts'

/** Whether a game is of a type; any game without one. The hot games are a type of their own. */
export function isOfType(game: GameEntry, type: string | undefined): boolean {
  return type === undefined || (type === HOT ? game.hot : game.type === type)
}

/** The latest of each type in turn: every week brings some of each. */
function newestFirst(games: readonly GameEntry[]): readonly GameEntry[] {
  const counts = new Map<string, number>()
  const latest = games.toReversed().map((game) => {
    const turn = counts.get(game.type) ?? 0
    counts.set(game.type, turn + 1)
    return { game, turn }
  })
  return latest.toSorted((a, b) => a.turn - b.turn).map(({ game }) => game)
}

/** The types from the most played one to the least: a ranking of all games takes one of each in turn. */
const TYPE_RANKING: readonly string[] = ['poker', 'arcade', 'live', 'fish', 'slot', 'sports']

/** The most played first: each type's games stand in that order in the catalog. */
function mostPlayedFirst(games: readonly GameEntry[]): readonly GameEntry[] {
  const counts = new Map<string, number>()
  const places = games.map((game) => {
    const turn = counts.get(game.type) ?? 0
    counts.set(game.type, turn + 1)
    return { game, place: turn * TYPE_RANKING.length + TYPE_RANKING.indexOf(game.type) }
  })
  return places.toSorted((a, b) => a.place - b.place).map(({ game }) => game)
}

/** Games in the order of `GameSort`: as listed, most played first, latest first, or by name. */
export function sortGames(games: readonly GameEntry[], sort: string | undefined): readonly GameEntry[] {
  if (sort === 'popular') return mostPlayedFirst(games)
  if (sort === 'newest') return newestFirst(games)
  return sort === 'name' ? games.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) : games
}
