import type { GameCategory } from '../art/palette.ts'
import { GAME_NAMES } from './game-names.ts'
import { MANUFACTURERS } from './manufacturers.ts'

/** An invented game. Ids are stable: `type-NNN` by the order of its type's names. */
export interface GameEntry {
  id: string
  name: string
  manuf: string
  manufName: string
  type: GameCategory
  hot: boolean
}

/** Which providers make games of a type, in turn; live tables have houses of their own. */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  slot: ['bituin', 'mayon', 'sarimanok', 'kalesa', 'bituin', 'tamaraw'],
  live: ['amihan', 'perlas'],
  sports: ['tamaraw'],
  fish: ['habagat', 'perlas', 'habagat', 'mayon'],
  poker: ['kalesa', 'tamaraw', 'bituin'],
  arcade: ['sarimanok', 'habagat', 'kalesa'],
}

/** How many games of each type are hot. */
const HOT_EACH = 3

/** The catalogue: 120 games, by type in the menu's order. */
export const GAMES: readonly GameEntry[] = (Object.entries(GAME_NAMES) as [GameCategory, readonly string[]][]).flatMap(
  ([type, names]) =>
    names.map((name, i) => {
      const makers = MAKERS[type] ?? []
      const manuf = makers[i % makers.length] ?? 'bituin'
      const manufName = MANUFACTURERS.find((one) => one.code === manuf)?.name ?? manuf
      return { id: `${type}-${String(i + 1).padStart(3, '0')}`, name, manuf, manufName, type, hot: i < HOT_EACH }
    }),
)

const BY_ID = new Map(GAMES.map((game) => [game.id, game]))

export function findGame(id: string): GameEntry | undefined {
  return BY_ID.get(id)
}

/** A game whose provider is down, so that the failure can be reached by hand. */
export const RESTING_GAME_ID = 'arcade-014'
