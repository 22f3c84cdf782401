import { expect, test } from 'vitest'
import type { Card } from './deck.ts'
import { compareHands, rankHand } from './showdown.ts'

const SUITS = { s: 'spades', h: 'hearts', c: 'clubs', d: 'diamonds' } as const
const PICTURES: Readonly<Record<string, number>> = { A: 1, T: 10, J: 11, Q: 12, K: 13 }

/** Reads `As Kh …`. */
function read(text: string): Card[] {
  return text.split(' ').map(([rank = '', suit = 's']) => ({
    rank: PICTURES[rank] ?? Number(rank),
    suit: SUITS[suit as keyof typeof SUITS],
  }))
}

/** From the best to the worst. */
const HANDS = [
  ['straightFlush', 'Ah Kh Qh Jh Th'],
  ['straightFlush', '5c 4c 3c 2c Ac'],
  ['fourOfAKind', '9s 9h 9c 9d 2s'],
  ['fullHouse', '8s 8h 8c Kd Ks'],
  ['fullHouse', '7s 7h 7c Ad As'],
  ['flush', 'As 9s 7s 4s 2s'],
  ['straight', 'As Kh Qc Jd Ts'],
  ['straight', '6s 5h 4c 3d 2s'],
  ['straight', '5s 4h 3c 2d As'],
  ['threeOfAKind', '4s 4h 4c Kd 2s'],
  ['twoPairs', 'As Ah 3c 3d Ks'],
  ['twoPairs', 'As Ah 3c 3d 2s'],
  ['pair', 'As Ah Kc 7d 2s'],
  ['pair', 'Ks Kh Ac 7d 2s'],
  ['highCard', 'As Kh 9c 5d 3s'],
  ['highCard', 'As Kh 9c 5d 2s'],
] as const

test.each(HANDS)('a poker hand is named: %s', (name, cards) => {
  expect(rankHand(read(cards)).hand).toBe(name)
})

test('poker hands beat those below them, and equal ones none', () => {
  HANDS.forEach(([, one], i) => {
    HANDS.forEach(([, other], j) => {
      expect(Math.sign(compareHands(read(one), read(other)))).toBe(Math.sign(j - i))
    })
  })
  expect(compareHands(read('As Kh 9c 5d 3s'), read('Ad Kc 9h 5s 3h'))).toBe(0)
})
