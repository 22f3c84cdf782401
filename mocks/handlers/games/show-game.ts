import type { components } from '#generated/openapi.d.ts'
import { getCoverColor } from '../../art/cover.ts'
import type { GameEntry } from '../../data/games/games.ts'
import { getLiveTable } from '../../data/games/live-tables.ts'
import { getSportsEvent } from '../../data/games/sports-events.ts'
import { getGameTerms } from '../../games/kinds.ts'

type Game = components['schemas']['Game']

/** A game's cover and its dominant color. */
export function showCover(game: GameEntry): Required<Pick<Game, 'cover' | 'coverColor'>> {
  return { cover: `/art/cover/${game.id}.svg`, coverColor: getCoverColor({ ...game, seed: game.id }) }
}

export function showGame(entry: GameEntry): Game {
  const { subject: _subject, ...game } = entry
  return { ...game, ...showCover(entry), ...getGameTerms(entry) }
}

/** A game of a type's own list, with its live table or its event. */
export function showInList(now: number): (game: GameEntry) => Game {
  return (game) => {
    const table = getLiveTable(game)
    const event = getSportsEvent(game, now)
    return { ...showGame(game), ...(table && { table }), ...(event && { event }) }
  }
}
