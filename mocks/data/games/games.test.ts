import { describe, expect, it } from 'vitest'
import { createArtRoutes } from '../../art-routes.ts'
import { GAME_TYPES, HOT } from './game-types.ts'
import { GAMES, MANY_GAMES, type GameEntry } from './games.ts'
import { MANUFACTURERS } from './manufacturers.ts'

/** Neighbors within a row of a wide screen. */
const NEAR = 6
/** Maximum number of characters in a cover. */
const COVER_SIZE = 12_000

/** The lists of the lobby in default order: everything, a type, a provider, a provider's games of a type. */
function getLists(games: readonly GameEntry[]): (readonly GameEntry[])[] {
  const types = GAME_TYPES.map(({ code }) => games.filter((game) => (code === HOT ? game.hot : game.type === code)))
  return [games, ...types].flatMap((list) => [
    list,
    ...MANUFACTURERS.map(({ code }) => list.filter((game) => game.manuf === code)),
  ])
}

describe('games', () => {
  it('have a subject of their own in the catalog', () => {
    expect(new Set(GAMES.map(({ subject }) => subject)).size).toBe(GAMES.length)
  })

  it.each([
    ['120', GAMES],
    ['5,000', MANY_GAMES],
  ])('show no subject twice within six tiles of any list of %s', (_size, games) => {
    for (const list of getLists(games)) {
      list.forEach(({ subject }, i) => {
        const near = list.slice(i + 1, i + NEAR)
        expect(near.some((other) => other.subject === subject)).toBe(false)
      })
    }
  })

  it('have small covers', () => {
    const art = createArtRoutes()
    for (const { id } of GAMES) expect(String(art(`/art/cover/${id}.svg`).body).length).toBeLessThan(COVER_SIZE)
  })
})
