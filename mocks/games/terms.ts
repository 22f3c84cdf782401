import type { GameEntry } from '../data/games/games.ts'
import { getLiveTable } from '../data/games/live-tables.ts'

/** The smallest and the largest bet, in pesos. */
export interface BetLimits {
  minBet: number
  maxBet: number
}

const LIMITS: Readonly<Record<string, BetLimits>> = {
  slot: { minBet: 1, maxBet: 5_000 },
  sports: { minBet: 10, maxBet: 100_000 },
  fish: { minBet: 0.1, maxBet: 500 },
  poker: { minBet: 5, maxBet: 10_000 },
  arcade: { minBet: 1, maxBet: 2_000 },
}
const OTHER: BetLimits = { minBet: 20, maxBet: 50_000 }

/** The bets that a game takes: at a live table those of the table, else those of its type. */
export function getBetLimits(game: GameEntry): BetLimits {
  const { minBet, maxBet } = { ...OTHER, ...LIMITS[game.type], ...getLiveTable(game) }
  return { minBet, maxBet }
}

const STEPS = [1, 5, 10, 50, 100]
/** The bet that is chosen at first is at most this, unless the smallest is more. */
const FIRST = 10

/** The bets that a page offers, and the one that is chosen at first. Pesos. */
export function getChips({ minBet, maxBet }: BetLimits): { chips: number[]; first: number } {
  const chips = STEPS.map((step) => Math.round(minBet * step * 100) / 100).filter((chip) => chip <= maxBet)
  return { chips, first: chips.findLast((chip) => chip <= Math.min(FIRST, FIRST * minBet)) ?? minBet }
}
