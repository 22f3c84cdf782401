import { getSportsEvent } from '../../data/games/sports-events.ts'
import type { GameEntry } from '../../data/games/games.ts'
import type { Bet, Round } from '../game-kind.ts'
import { pay } from '../pays.ts'

export type SportsPick = 'home' | 'draw' | 'away'

/** The odds where the list offers none yet. */
const EVEN = { home: 1.9, away: 1.9 }
/** How much more than one the chances of all results add up to. */
const MARGIN = 1.06

/** The odds of an event's results, the bet included; a draw where those of the list leave room for one. */
export function getOdds(game: GameEntry): { pick: SportsPick; odds: number }[] {
  const { home, away } = getSportsEvent(game, 0)?.odds ?? EVEN
  const chances = 1 / home + 1 / away
  const draw = Math.floor(100 / (MARGIN - chances)) / 100
  return [
    { pick: 'home', odds: home },
    ...(chances < 1 ? [{ pick: 'draw' as const, odds: draw }] : []),
    { pick: 'away', odds: away },
  ]
}

/** The share that comes back, whichever result is bet on. */
export function getSportsReturn(game: GameEntry): number {
  return 1 / getOdds(game).reduce((sum, { odds }) => sum + 1 / odds, 0)
}

export interface SportsOutcome {
  winner: SportsPick
}

/** The demo plays the event at once; a result is as likely as its odds say. */
export function playSports({ game, bet, pick, next }: Bet): Round {
  const odds = getOdds(game)
  const share = getSportsReturn(game)
  let left = next()
  const drawn = odds.find((one) => (left -= share / one.odds) < 0) ?? odds.at(-1)
  const outcome: SportsOutcome = { winner: drawn?.pick ?? 'home' }
  return { win: drawn?.pick === pick ? pay(bet, drawn.odds) : 0, outcome }
}

/** What the page needs of the event. */
export interface SportsStage {
  names: Readonly<Record<SportsPick, string>>
  odds: Readonly<Record<string, number>>
}
