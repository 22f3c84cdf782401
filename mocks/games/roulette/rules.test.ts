import { expect, test } from 'vitest'
import { getColor, getRoulettePay, POCKETS, ROULETTE_PICKS } from './rules.ts'

test('the wheel has each number from 0 to 36 once, and red and black in turn', () => {
  expect(POCKETS.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, i) => i))
  expect(POCKETS.slice(1).map(getColor)).toEqual(Array.from({ length: 36 }, (_, i) => (i % 2 === 0 ? 'red' : 'black')))
})

test.each(ROULETTE_PICKS)('a bet on %s returns 36 of 37', (pick) => {
  expect(POCKETS.reduce((sum, number) => sum + getRoulettePay(pick, number), 0)).toBe(36)
})

test('only the number itself wins on 0', () => {
  expect(ROULETTE_PICKS.filter((pick) => getRoulettePay(pick, 0) > 0)).toEqual(['0'])
})
