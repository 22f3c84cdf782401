import { expect, test } from 'vitest'
import { getPay, SLOT_RETURN, SLOT_TABLE, turnReels } from './rules.ts'

test('the slot has twenty stops and returns 96.19 % of the bets', () => {
  expect(SLOT_TABLE.reduce((sum, { stops }) => sum + stops, 0)).toBe(20)
  expect(SLOT_RETURN).toBeCloseTo(0.961_875, 9)
})

test('each row of three pays, and the wins add up', () => {
  expect(getPay([0, 0, 0].map(() => [0, 1, 2]))).toBe(0)
  expect(
    getPay([
      [2, 2, 2],
      [0, 1, 2],
      [6, 6, 6],
    ]),
  ).toBe(34)
})

test('the reels follow the given random numbers', () => {
  expect(turnReels(() => 0)).toEqual([0, 0, 0].map(() => [0, 0, 0]))
  expect(turnReels(() => 0.9999)[0]).toEqual([6, 6, 6])
})
