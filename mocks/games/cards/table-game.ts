import type { Card } from './deck.ts'

/** A hand on the table: its cards in the order in which they are opened, and what it is worth. */
export interface Hand {
  cards: readonly Card[]
  /** Points, or the name of a poker hand; absent where the cards themselves are compared. */
  worth?: number | PokerHand
}

/** What the page of a card table shows of a round. */
export interface TableOutcome {
  /** In the order of the table's hands. */
  hands: readonly Hand[]
  /** The hand that won, or `tie`. */
  winner: HandName | 'tie'
}

export const HAND_NAMES = ['player', 'banker', 'dealer', 'dragon', 'tiger', 'joker', 'andar', 'bahar'] as const
export type HandName = (typeof HAND_NAMES)[number]

export const POKER_HANDS = [
  'highCard',
  'pair',
  'twoPairs',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
] as const
export type PokerHand = (typeof POKER_HANDS)[number]

/** What the page needs to know of its table. */
export interface CardsStage {
  /** `cards` is how many lie there, face down, before the first deal. */
  hands: readonly { name: HandName; text: string; cards: number }[]
}
