import { expect, it } from 'vitest'
import { listTellingAmounts, listTellingParts } from './telling-amounts.ts'

it.each([1, 5, 100, 327, 328, 500, 511, 1000, 5000, 50_000, 999_999])(
  'the next amounts above and below %d lose a hundredth by amount * 100, and add up to more than two decimals',
  (amount) => {
    const [above = 0, below = 0] = listTellingAmounts(amount)
    expect([above > amount, below < amount]).toEqual([true, true])
    for (const found of [above, below]) {
      expect(String(found)).toMatch(/^\d+\.\d{1,2}$/)
      expect(Math.trunc(found * 100)).toBe(Math.round(found * 100) - 1)
      expect(String(found + found + found)).toMatch(/\.\d{3,}$/)
    }
  },
)

it.each([800, 1000, 4200.5, 9500, 90_000, 250_000, 1_000_000])(
  'a part of %d leaves, or makes, a sum with more than two decimals, and is at most a quarter of it',
  (sum) => {
    const [taken = 0] = listTellingParts(sum, 1, true)
    const [added = 0] = listTellingParts(sum, 1, false)
    expect(String(sum - taken)).toMatch(/\.\d{3,}$/)
    expect(String(sum + added)).toMatch(/\.\d{3,}$/)
    expect(Math.max(taken, added)).toBeLessThanOrEqual(sum / 4)
  },
)

it('has no part of a sum that is too small', () => {
  expect(listTellingParts(3, 1, true)).toEqual([])
})
