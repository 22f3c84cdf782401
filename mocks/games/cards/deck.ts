/** A card: rank 1 (ace) to 13 (king), suit by its name. */
export interface Card {
  rank: number
  suit: Suit
}

export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const
export type Suit = (typeof SUITS)[number]

const RANKS = 13
const PER_DECK = RANKS * SUITS.length

/** Draws cards from some shuffled decks, none twice; `next` returns numbers from 0 to 1 (exclusive). */
export function createShoe(decks: number, next: () => number): () => Card {
  // The cards that moved into the gap of a drawn one, by position.
  const moved = new Map<number, number>()
  let left = decks * PER_DECK
  return () => {
    const position = Math.floor(next() * left)
    const card = moved.get(position) ?? position
    left -= 1
    moved.set(position, moved.get(left) ?? left)
    return { rank: (card % RANKS) + 1, suit: SUITS[Math.floor(card / RANKS) % SUITS.length] ?? 'spades' }
  }
}
