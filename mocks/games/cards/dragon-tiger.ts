import type { Bet, Round } from '../game-kind.ts'
import { pay } from '../pays.ts'
import { createShoe } from './deck.ts'
import type { TableOutcome } from './table-game.ts'

const DECKS = 8

export const DRAGON_TIGER_PICKS = ['dragon', 'tiger', 'tie'] as const

/** What a bet pays, the bet included. A tie returns half of a bet on the dragon or the tiger. */
export const DRAGON_TIGER_PAYS = { dragon: 2, tiger: 2, tie: 12, half: 0.5 } as const

/** The share that comes back: the second card has the first one's rank in 31 of 415 cases. */
const TIE = 31 / 415
export const DRAGON_TIGER_RETURN = ((1 - TIE) / 2) * DRAGON_TIGER_PAYS.dragon + TIE * DRAGON_TIGER_PAYS.half

/** One card each; the higher one wins, and an ace is the lowest. */
export function playDragonTiger({ bet, pick, next }: Bet): Round {
  const draw = createShoe(DECKS, next)
  const [dragon, tiger] = [draw(), draw()]
  const winner = dragon.rank === tiger.rank ? 'tie' : dragon.rank > tiger.rank ? 'dragon' : 'tiger'
  const outcome: TableOutcome = { hands: [{ cards: [dragon] }, { cards: [tiger] }], winner }
  if (winner === 'tie' && pick !== 'tie') return { win: pay(bet, DRAGON_TIGER_PAYS.half), outcome }
  return { win: winner === pick ? pay(bet, DRAGON_TIGER_PAYS[winner]) : 0, outcome }
}
