import { expect, it } from 'vitest'
import { tickerSeconds } from './ticker-seconds.ts'

it('gives a longer line more time, and at least 12 s', () => {
  const text = 'Player m***a won ₱12,500.00 in Parol Nights'
  expect(tickerSeconds([])).toBe(12)
  expect(tickerSeconds([text, text])).toBe(12)
  expect(tickerSeconds(Array.from({ length: 10 }, () => text))).toBe(54)
})
