import type { Bet, Round } from '../game-kind.ts'
import { pay } from '../pays.ts'
import { createShoe, type Card } from './deck.ts'
import type { TableOutcome } from './table-game.ts'

export const ANDAR_BAHAR_PICKS = ['andar', 'bahar'] as const

/** What a bet pays, the bet included; Andar gets the first card, so it wins more often. */
export const ANDAR_BAHAR_PAYS = { andar: 1.9, bahar: 2 } as const

/** The share that a bet on Andar pays back: the first of three cards among 51 lies at an odd place. */
export function getAndarReturn(): number {
  let missed = 1
  let andar = 0
  for (let place = 1; place <= 49; place++) {
    const hit = 3 / (52 - place)
    if (place % 2 === 1) andar += missed * hit
    missed *= 1 - hit
  }
  return andar * ANDAR_BAHAR_PAYS.andar
}

/** Opens the joker, then cards to Andar and Bahar in turn until one has the joker's rank. */
export function playAndarBahar({ bet, pick, next }: Bet): Round {
  const draw = createShoe(1, next)
  const joker = draw()
  const sides: { andar: Card[]; bahar: Card[] } = { andar: [], bahar: [] }
  let winner: 'andar' | 'bahar' = 'andar'
  for (let place = 0; ; place++) {
    winner = place % 2 === 0 ? 'andar' : 'bahar'
    const card = draw()
    sides[winner].push(card)
    if (card.rank === joker.rank) break
  }
  const hands = [{ cards: [joker] }, { cards: sides.andar }, { cards: sides.bahar }]
  const outcome: TableOutcome = { hands, winner }
  return { win: winner === pick ? pay(bet, ANDAR_BAHAR_PAYS[winner]) : 0, outcome }
}
