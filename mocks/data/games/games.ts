import type { GameCategory } from '../../art/palette.ts'
import { GAME_NAMES, type GameName } from './game-names.ts'
import { GAME_SERIES } from './game-series.ts'
import { GAME_SUBJECTS } from './game-subjects.ts'
import { MANUFACTURERS } from './manufacturers.ts'

/** An invented game. Ids are stable: `type-NNN` by the order of its type's names. */
export interface GameEntry {
  id: string
  name: string
  manuf: string
  manufName: string
  type: GameCategory
  hot: boolean
  /** What its cover shows. */
  subject: string
}

/** The providers of each type, in turn; live tables have their own. */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  slot: ['bituin', 'mayon', 'sarimanok', 'kalesa', 'bituin', 'tamaraw'],
  live: ['amihan', 'perlas'],
  sports: ['tamaraw'],
  fish: ['habagat', 'perlas', 'habagat', 'mayon', 'habagat'],
  poker: ['kalesa', 'tamaraw', 'bituin'],
  arcade: ['sarimanok', 'habagat', 'kalesa'],
}

/** The number of hot games of each type. */
const HOT_EACH = 3
/** The size of the large catalog. */
const MANY = 5_000

/** Makes entries from names; `before` is the number of existing games of each type, from which ids continue. */
export function numberGames(
  named: readonly Pick<GameEntry, 'name' | 'type' | 'subject'>[],
  before: readonly GameEntry[] = [],
): GameEntry[] {
  const counts = new Map<GameCategory, number>()
  for (const { type } of before) counts.set(type, (counts.get(type) ?? 0) + 1)
  return named.map(({ name, type, subject }) => {
    const i = counts.get(type) ?? 0
    counts.set(type, i + 1)
    const makers = MAKERS[type] ?? []
    const manuf = makers[i % makers.length] ?? 'bituin'
    const manufName = MANUFACTURERS.find((one) => one.code === manuf)?.name ?? manuf
    return { id: `${type}-${String(i + 1).padStart(3, '0')}`, name, manuf, manufName, type, hot: i < HOT_EACH, subject }
  })
}

/** The catalog: 120 games, by type in menu order. */
export const GAMES: readonly GameEntry[] = numberGames(
  (Object.entries(GAME_NAMES) as [GameCategory, readonly GameName[]][]).flatMap(([type, names]) =>
    names.map((name) => ({ name, type, subject: GAME_SUBJECTS[name] })),
  ),
)

/** The catalog and games named after it, 5,000 in all. Names are unique, and ids continue those of the catalog. */
export const MANY_GAMES: readonly GameEntry[] = [
  ...GAMES,
  ...numberGames(
    GAME_SERIES.flatMap((word) =>
      GAMES.map(({ name, type, subject }) => ({ name: `${word} ${name}`, type, subject })),
    ).slice(0, MANY - GAMES.length),
    GAMES,
  ),
]

const BY_ID = new Map(MANY_GAMES.map((game) => [game.id, game]))

/** A game of any sandbox, by its id. */
export function findGame(id: string): GameEntry | undefined {
  return BY_ID.get(id)
}

/** A game whose provider is down, so that this failure can be tested by hand. */
export const RESTING_GAME_ID = 'arcade-014'

/** A provider whose games require a bound wallet (needBindWallet). */
export const WALLET_FIRST_MANUF = 'perlas'
