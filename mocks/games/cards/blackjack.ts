import type { Bet, Round } from '../game-kind.ts'
import { pay } from '../pays.ts'
import { createShoe, type Card } from './deck.ts'
import type { TableOutcome } from './table-game.ts'

const DECKS = 6
const DEALER_STANDS = 17
const MAX_POINTS = 21

/** The points from which on the player stands; a round is one bet, so it is chosen before the deal. */
export const BLACKJACK_PICKS = ['stand15', 'stand16', 'stand17', 'stand18'] as const

/** What a bet pays, the bet included. */
export const BLACKJACK_PAYS = { win: 2, blackjack: 2.5 } as const

/** The best sum of a hand: an ace counts 11 as long as that does not go over 21. */
export function countBlackjack(cards: readonly Card[]): number {
  const sum = cards.reduce((total, { rank }) => total + Math.min(rank, 10), 0)
  return sum + 10 <= MAX_POINTS && cards.some(({ rank }) => rank === 1) ? sum + 10 : sum
}

function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && countBlackjack(cards) === MAX_POINTS
}

function drawTo(points: number, cards: Card[], draw: () => Card): void {
  while (countBlackjack(cards) < points) cards.push(draw())
}

/** The player draws first; the dealer draws to 17 unless the player is over 21 or has a blackjack. */
export function playBlackjack({ bet, pick, next }: Bet): Round {
  const draw = createShoe(DECKS, next)
  const [first, dealer] = [draw(), [draw()]]
  const player = [first, draw()]
  dealer.push(draw())
  if (!isBlackjack(dealer)) drawTo(Number(pick.slice('stand'.length)), player, draw)
  const points = countBlackjack(player)
  if (points <= MAX_POINTS && !isBlackjack(player)) drawTo(DEALER_STANDS, dealer, draw)
  const dealerPoints = countBlackjack(dealer)
  const winner = findWinner(player, dealer)
  const hands = [
    { cards: player, worth: points },
    { cards: dealer, worth: dealerPoints },
  ]
  const outcome: TableOutcome = { hands, winner }
  if (winner === 'tie') return { win: bet, outcome }
  if (winner === 'dealer') return { win: 0, outcome }
  return { win: pay(bet, isBlackjack(player) ? BLACKJACK_PAYS.blackjack : BLACKJACK_PAYS.win), outcome }
}

function findWinner(player: readonly Card[], dealer: readonly Card[]): 'player' | 'dealer' | 'tie' {
  const [points, dealerPoints] = [countBlackjack(player), countBlackjack(dealer)]
  if (points > MAX_POINTS) return 'dealer'
  if (isBlackjack(player) !== isBlackjack(dealer)) return isBlackjack(player) ? 'player' : 'dealer'
  if (points === dealerPoints) return 'tie'
  return dealerPoints > MAX_POINTS || points > dealerPoints ? 'player' : 'dealer'
}
