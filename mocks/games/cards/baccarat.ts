import type { Bet, Round } from '../game-kind.ts'
import { pay } from '../pays.ts'
import { createShoe, type Card } from './deck.ts'
import type { TableOutcome } from './table-game.ts'

const DECKS = 8

/** What a bet pays, the bet included: a win of the banker less 5 % commission. */
export const BACCARAT_PAYS = { player: 2, banker: 1.95, tie: 9 } as const

export const BACCARAT_PICKS = ['player', 'banker', 'tie'] as const

/** An ace counts 1, tens and pictures 0; of a sum only the last digit counts. */
export function countPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, { rank }) => sum + (rank >= 10 ? 0 : rank), 0) % 10
}

/**
 * Whether the banker draws a third card. `third` is the points of the player's third card, undefined if the player
 * stood.
 */
export function isBankerDrawing(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= 5
  switch (points) {
    case 3:
      return third !== 8
    case 4:
      return third >= 2 && third <= 7
    case 5:
      return third >= 4 && third <= 7
    case 6:
      return third === 6 || third === 7
    default:
      return points <= 2
  }
}

/** Deals a round: two cards each in turn, and the third cards by the rules. */
export function dealBaccarat(draw: () => Card): TableOutcome {
  const first = draw()
  const banker = [draw()]
  const player = [first, draw()]
  banker.push(draw())
  const isNatural = Math.max(countPoints(player), countPoints(banker)) >= 8
  if (!isNatural) {
    const third = countPoints(player) <= 5 ? draw() : undefined
    if (third !== undefined) player.push(third)
    if (isBankerDrawing(countPoints(banker), third && countPoints([third]))) banker.push(draw())
  }
  const [points, bankerPoints] = [countPoints(player), countPoints(banker)]
  return {
    hands: [
      { cards: player, worth: points },
      { cards: banker, worth: bankerPoints },
    ],
    winner: points === bankerPoints ? 'tie' : points > bankerPoints ? 'player' : 'banker',
  }
}

/** A tie returns bets on the player and the banker. */
export function playBaccarat({ bet, pick, next }: Bet): Round {
  const outcome = dealBaccarat(createShoe(DECKS, next))
  const pays = BACCARAT_PAYS[pick as keyof typeof BACCARAT_PAYS]
  if (outcome.winner === 'tie' && pick !== 'tie') return { win: bet, outcome }
  return { win: outcome.winner === pick ? pay(bet, pays) : 0, outcome }
}
