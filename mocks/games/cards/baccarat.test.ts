import { describe, expect, it } from 'vitest'
import { mulberry32 } from '@tumpak/contract-kit/random.ts'
import { countPoints, dealBaccarat, isBankerDrawing, playBaccarat } from './baccarat.ts'
import { createShoe, type Card } from './deck.ts'

/**
 * The banker's third card as casinos print it: a row for the banker's points; in it whether the banker draws (D) or
 * stands (S), first if the player stood, then by the points of the player's third card, 0 to 9.
 */
const CHART: Readonly<Record<number, string>> = {
  0: 'D DDDDDDDDDD',
  1: 'D DDDDDDDDDD',
  2: 'D DDDDDDDDDD',
  3: 'D DDDDDDDDSD',
  4: 'D SSDDDDDDSS',
  5: 'D SSSSDDDDSS',
  6: 'S SSSSSSDDSS',
  7: 'S SSSSSSSSSS',
}

/** Cards of these points, in the order of the deal. */
function stack(...points: readonly number[]): () => Card {
  const left = [...points]
  return () => ({ rank: (left.shift() ?? 0) || 13, suit: 'spades' })
}

describe('baccarat', () => {
  it('counts an ace as 1, tens and pictures as 0, and the last digit of a sum', () => {
    const count = (...ranks: number[]) => countPoints(ranks.map((rank) => ({ rank, suit: 'hearts' })))
    expect([count(1, 8), count(10, 13), count(7, 8), count(9, 9, 9), count(11, 12, 5)]).toEqual([9, 0, 5, 7, 5])
  })

  it.each(Object.entries(CHART))('lets a banker with %s draw by the chart', (points, row) => {
    const drawn = [undefined, ...Array.from({ length: 10 }, (_, third) => third)].map((third) =>
      isBankerDrawing(Number(points), third) ? 'D' : 'S',
    )
    expect(`${drawn[0] ?? ''} ${drawn.slice(1).join('')}`).toBe(row)
  })

  it.each([
    ['a natural of the player ends it', [9, 2, 10, 3], [2, 2], 'player'],
    ['a natural of the banker ends it', [2, 3, 3, 5], [2, 2], 'banker'],
    ['the player stands on 6, the banker draws on 5', [4, 3, 2, 2, 4], [2, 3], 'banker'],
    ['both stand on 7', [4, 3, 3, 4], [2, 2], 'tie'],
    ['the banker stands on 3 against an 8', [2, 1, 3, 2, 8], [3, 2], 'tie'],
    ['the banker draws on 6 against a 7', [1, 4, 1, 2, 7, 2], [3, 3], 'player'],
  ])('deals by the rules: %s', (_what, points, counts, winner) => {
    const { hands, winner: won } = dealBaccarat(stack(...points))
    expect(hands.map(({ cards }) => cards.length)).toEqual(counts)
    expect(won).toBe(winner)
  })

  it('follows the chart in ten thousand rounds of eight decks', () => {
    const next = mulberry32(8)
    for (let i = 0; i < 10_000; i++) {
      const { hands, winner } = dealBaccarat(createShoe(8, next))
      const [player = [], banker = []] = hands.map(({ cards }) => cards)
      const [first, bankerFirst] = [countPoints(player.slice(0, 2)), countPoints(banker.slice(0, 2))]
      const isNatural = first >= 8 || bankerFirst >= 8
      expect(player.length).toBe(!isNatural && first <= 5 ? 3 : 2)
      const column = player.length === 2 ? 0 : 2 + countPoints(player.slice(2))
      expect(banker.length).toBe(!isNatural && CHART[bankerFirst]?.[column] === 'D' ? 3 : 2)
      const difference = countPoints(player) - countPoints(banker)
      expect(winner).toBe(difference === 0 ? 'tie' : difference > 0 ? 'player' : 'banker')
    }
  })

  it('pays in whole centavos: the banker less commission, a tie eight to one, and returns bets on a tie', () => {
    const wins = new Map<string, Set<number>>()
    for (const pick of ['player', 'banker', 'tie']) {
      const next = mulberry32(9)
      for (let i = 0; i < 500; i++) {
        const { win, outcome } = playBaccarat({ bet: 101, pick, next } as Parameters<typeof playBaccarat>[0])
        const key = `${pick} ${(outcome as { winner: string }).winner}`
        wins.set(key, (wins.get(key) ?? new Set()).add(win))
      }
    }
    expect(Object.fromEntries([...wins].map(([key, values]) => [key, [...values]]))).toEqual({
      'player player': [202],
      'player banker': [0],
      'player tie': [101],
      'banker player': [0],
      'banker banker': [196],
      'banker tie': [101],
      'tie player': [0],
      'tie banker': [0],
      'tie tie': [909],
    })
  })
})
