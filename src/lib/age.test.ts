import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ageOn, isOfAge, isSurelyUnderAge, latestBirthday } from './age.ts'

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

it('offers in the calendar exactly the birthdays that are not surely too young', () => {
  const aDay = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(aDay, (date) => {
      const day = date.toISOString().slice(0, 10)
      const latest = latestBirthday(day)
      const next = new Date(Date.parse(latest) + 86_400_000).toISOString().slice(0, 10)
      expect([latest, isSurelyUnderAge(latest, day), isSurelyUnderAge(next, day)]).toEqual([latest, false, true])
    }),
    { numRuns: 1000, examples: [[new Date('2028-02-29')], [new Date('2029-02-28')], [new Date('2029-03-01')]] },
  )
})
