import type { components } from '#generated/openapi.d.ts'
import type { GameEntry } from '../../data/games.ts'
import { tableOf } from '../../data/live-tables.ts'
import { eventOf } from '../../data/sports-events.ts'

type Game = components['schemas']['Game']

export function showGame({ subject: _subject, ...game }: GameEntry): Game {
  return { ...game, cover: `/art/cover/${game.id}.svg` }
}

/** A game of a type's own list, with its live table or its event. */
export function showInList(now: number): (game: GameEntry) => Game {
  return (game) => {
    const table = tableOf(game)
    const event = eventOf(game, now)
    return { ...showGame(game), ...(table && { table }), ...(event && { event }) }
  }
}
