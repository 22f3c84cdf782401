import { expect, it } from 'vitest'
import { ageOn, isOfAge } from './age.ts'

it.each([
  ['2005-11-20', '2026-11-19', 20],
  ['2005-11-20', '2026-11-20', 21],
  ['2005-11-20', '2026-11-21', 21],
  ['2005-12-31', '2026-01-01', 20],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
  ['2004-02-29', '2028-02-28', 23],
  ['2004-02-29', '2028-02-29', 24],
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-21', '2026-11-20', -1],
])('who was born on %s is on %s %i years old', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age)
})

it('lets play from the very day of the 21st birthday', () => {
  expect(isOfAge('2005-11-20', '2026-11-19')).toBe(false)
  expect(isOfAge('2005-11-20', '2026-11-20')).toBe(true)
})
