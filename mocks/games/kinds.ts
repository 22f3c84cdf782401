import type { GameCategory } from '../art/palette.ts'
import type { GameEntry } from '../data/games/games.ts'
import { ANDAR_BAHAR, BACCARAT, BLACKJACK, DRAGON_TIGER, SHOWDOWN } from './cards/tables.ts'
import type { GameFacts, GameKind } from './game-kind.ts'
import { BINGO } from './bingo/bingo.ts'
import { CLIMB } from './climb/climb.ts'
import { COLOR_GAME_KIND, FAN_TAN_KIND, RED_WHITE_KIND, SIC_BO_KIND } from './dice/dice.ts'
import { FISH } from './fish/fish.ts'
import { ROULETTE } from './roulette/roulette.ts'
import { SLOT } from './slot/slot.ts'
import { SPORTS } from './sports/sports.ts'
import { getBetLimits } from './terms.ts'

/** The games that their names tell apart from others of their type. */
const BY_NAME: readonly (readonly [name: RegExp, kind: GameKind])[] = [
  [/Baccarat|Lucky Nine$/, BACCARAT],
  [/Blackjack/, BLACKJACK],
  [/Roulette|Lucky Wheel/, ROULETTE],
  [/Dragon Tiger/, DRAGON_TIGER],
  [/Andar Bahar/, ANDAR_BAHAR],
  [/Color Game|Beto Beto/, COLOR_GAME_KIND],
  [/Sic Bo/, SIC_BO_KIND],
  [/Pula Puti/, RED_WHITE_KIND],
  [/Fan-Tan/, FAN_TAN_KIND],
  [/Bingo|Keno/, BINGO],
]

const BY_TYPE: Readonly<Record<GameCategory, GameKind>> = {
  hot: SLOT,
  slot: SLOT,
  live: BACCARAT,
  sports: SPORTS,
  fish: FISH,
  poker: SHOWDOWN,
  arcade: CLIMB,
}

/** All kinds, each once. */
export const KINDS: readonly GameKind[] = [...new Set([...BY_NAME.map(([, kind]) => kind), ...Object.values(BY_TYPE)])]

/** What a game is behind its tile: by its name, else the kind of its type. */
export function getKind({ name, type }: GameEntry): GameKind {
  return BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? BY_TYPE[type]
}

/** What a round of a game costs and pays back. Pesos and percent. */
export function getGameTerms(game: GameEntry): { returnPercent: number; minBet: number; maxBet: number } {
  return { returnPercent: getGameFacts(game).returnPercent, ...getBetLimits(game) }
}

/** What a game's own page shows: return, volatility, pay table and rules. */
export function getGameFacts(game: GameEntry): GameFacts {
  return getKind(game).getFacts(game)
}
