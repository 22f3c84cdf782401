import { expect, it } from 'vitest'
import { PULL_ENOUGH, getPull, startsPull } from './pull.ts'

it('follows the finger with increasing resistance', () => {
  expect(getPull(-20)).toBe(0)
  expect(getPull(0)).toBe(0)
  expect(getPull(10)).toBeGreaterThan(5)
  expect(getPull(100)).toBeLessThan(PULL_ENOUGH)
  expect(getPull(200)).toBeGreaterThan(PULL_ENOUGH)
  expect(getPull(5000)).toBeLessThanOrEqual(112)
})

it.each([
  [0, 20, true],
  [30, 20, false],
  [0, 4, false],
  [0, -20, false],
])('a movement by %d and %d pulls: %s', (dx, dy, pulls) => {
  expect(startsPull(dx, dy)).toBe(pulls)
})
