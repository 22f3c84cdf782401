import type { components } from '#generated/openapi.d.ts'
import type { GameEntry } from '../../data/games.ts'
import { getLiveTable } from '../../data/live-tables.ts'
import { getSportsEvent } from '../../data/sports-events.ts'

type Game = components['schemas']['Game']

export function showGame({ subject: _subject, ...game }: GameEntry): Game {
  return { ...game, cover: `/art/cover/${game.id}.svg` }
}

/** A game of a type's own list, with its live table or its event. */
export function showInList(now: number): (game: GameEntry) => Game {
  return (game) => {
    const table = getLiveTable(game)
    const event = getSportsEvent(game, now)
    return { ...showGame(game), ...(table && { table }), ...(event && { event }) }
  }
}
