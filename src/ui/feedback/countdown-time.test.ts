import { expect, it } from 'vitest'
import { formatCountdown, findMark, secondsLeft } from './countdown-time.ts'

it.each([
  [60, 0, 60],
  [60, 1, 60],
  [60, 1000, 59],
  [60, 59_001, 1],
  [60, 60_000, 0],
  [60, 3_600_000, 0],
  [60, -5000, 60],
])('of %d s after %d ms %d are left', (seconds, elapsed, left) => {
  expect(secondsLeft(seconds, elapsed)).toBe(left)
})

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [845, '14:05'],
  [3723, '1:02:03'],
])('writes %d s as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})

it('announces the last minute only at 60, 30, 10 and 0', () => {
  const marks = Array.from({ length: 61 }, (_, passed) => findMark(60 - passed))
  expect([...new Set(marks)]).toEqual([60, 30, 10, 0])
  expect(findMark(7200)).toBeNull()
})
