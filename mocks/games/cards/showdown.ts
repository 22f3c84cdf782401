import { times } from '../../art/svg.ts'
import type { Bet, Round } from '../game-kind.ts'
import { pay } from '../pays.ts'
import { createShoe, type Card } from './deck.ts'
import { POKER_HANDS, type PokerHand, type TableOutcome } from './table-game.ts'

/** What a win pays, the bet included: the pot less the house's 5 % of the winnings. */
export const SHOWDOWN_PAYS = 1.95

const ACE_HIGH = 14
/** Ace to five: the lowest straight. */
const WHEEL = [ACE_HIGH, 5, 4, 3, 2]

/** A hand's value: its kind, then its ranks from the ones that count most. */
export function rankHand(cards: readonly Card[]): { hand: PokerHand; order: readonly number[] } {
  const counts = new Map<number, number>()
  for (const { rank } of cards) {
    const high = rank === 1 ? ACE_HIGH : rank
    counts.set(high, (counts.get(high) ?? 0) + 1)
  }
  const groups = [...counts].toSorted(([a, many], [b, few]) => few - many || b - a)
  const ranks = groups.map(([rank]) => rank)
  const [most = 0, second = 0] = groups.map(([, count]) => count)
  const isFlush = new Set(cards.map(({ suit }) => suit)).size === 1
  const isWheel = String(ranks) === String(WHEEL)
  const isStraight = ranks.length === 5 && (isWheel || (ranks[0] ?? 0) - (ranks[4] ?? 0) === 4)
  const order = isWheel ? [5] : ranks
  if (isStraight) return { hand: isFlush ? 'straightFlush' : 'straight', order }
  if (most === 4) return { hand: 'fourOfAKind', order }
  if (most === 3 && second === 2) return { hand: 'fullHouse', order }
  if (isFlush) return { hand: 'flush', order }
  if (most === 3) return { hand: 'threeOfAKind', order }
  if (most === 2) return { hand: second === 2 ? 'twoPairs' : 'pair', order }
  return { hand: 'highCard', order }
}

/** Above 0 if the first hand beats the second one, 0 if they are equal. */
export function compareHands(one: readonly Card[], other: readonly Card[]): number {
  const [mine, yours] = [rankHand(one), rankHand(other)]
  const kind = POKER_HANDS.indexOf(mine.hand) - POKER_HANDS.indexOf(yours.hand)
  if (kind !== 0) return kind
  return mine.order.map((rank, i) => rank - (yours.order[i] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/** Five cards each from one deck; equal hands return the bet. */
export function playShowdown({ bet, next }: Bet): Round {
  const draw = createShoe(1, next)
  const [player, dealer] = [times(5, draw), times(5, draw)]
  const difference = compareHands(player, dealer)
  const winner = difference === 0 ? 'tie' : difference > 0 ? 'player' : 'dealer'
  const outcome: TableOutcome = {
    hands: [
      { cards: player, worth: rankHand(player).hand },
      { cards: dealer, worth: rankHand(dealer).hand },
    ],
    winner,
  }
  return { win: winner === 'tie' ? bet : winner === 'player' ? pay(bet, SHOWDOWN_PAYS) : 0, outcome }
}
