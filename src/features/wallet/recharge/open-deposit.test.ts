import { expect, test } from 'vitest'
import { settleTime } from './open-deposit.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')

test('the fate is clear when the order expires', () => {
  expect(settleTime('2026-11-20T10:15:00+08:00', NOW)).toBe(NOW + 900_000)
})

test('a wrong clock can neither unlock at once nor lock for ever', () => {
  expect(settleTime('2026-11-20T02:00:00+08:00', NOW)).toBe(NOW + 60_000)
  expect(settleTime('2027-11-20T10:15:00+08:00', NOW)).toBe(NOW + 1_800_000)
  expect(settleTime('soon', NOW)).toBe(NOW + 1_800_000)
})
