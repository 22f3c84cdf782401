import { expect, test } from 'vitest'
import { getPay, SLOT_TABLE, turnReels } from './slot-math.ts'

test('the slot returns about 95 % of the bets', () => {
  const stops = Object.values(SLOT_TABLE).reduce((sum, one) => sum + one.stops, 0)
  const row = Object.values(SLOT_TABLE).reduce((sum, one) => sum + (one.stops / stops) ** 3 * one.pays, 0)
  expect(stops).toBe(20)
  expect(3 * row).toBeGreaterThan(0.94)
  expect(3 * row).toBeLessThan(0.96)
})

test('each row of three pays, and the wins add up', () => {
  const blank = ['seven', 'parol', 'sun'] as const
  expect(getPay([blank, blank, blank])).toBe(0)
  expect(getPay([['sun', 'sun', 'sun'], blank, ['rooster', 'rooster', 'rooster']])).toBe(34)
})

test('the reels follow the given random numbers', () => {
  expect(turnReels(() => 0)).toEqual(Array.from({ length: 3 }, () => ['seven', 'seven', 'seven']))
  expect(turnReels(() => 0.9999)[0]).toEqual(['rooster', 'rooster', 'rooster'])
})
