import { describe, expect, it } from 'vitest'
import { getEnd, readDays } from './pause-length.ts'

/** November 30 in Manila. */
const NOW = Date.parse('2026-11-30T20:15:00+08:00')

describe('readDays', () => {
  it.each([
    ['day', '', 1],
    ['week', '3', 7],
    ['month', '', 30],
    ['other', ' 12 ', 12],
    ['other', '0', undefined],
    ['other', '31', undefined],
    ['other', '1.5', undefined],
    ['', '5', undefined],
  ] as const)('of %s with %j is %s', (length, days, expected) => {
    expect(readDays({ length, days })).toBe(expected)
  })
})

describe('getEnd', () => {
  it.each([
    ['day', '2026-12-01T20:15:00.000+08:00'],
    ['months6', '2027-05-30T20:15:00.000+08:00'],
    ['months60', '2031-11-30T20:15:00.000+08:00'],
  ] as const)('of %s', (length, end) => {
    expect(Date.parse(getEnd({ length, days: '' }, NOW) ?? '')).toBe(Date.parse(end))
  })

  it('is the last day of a shorter month', () => {
    const end = getEnd({ length: 'months6', days: '' }, Date.parse('2026-08-31T08:00:00+08:00'))
    expect(end).toBe('2027-02-28T08:00:00.000+08:00')
  })
})
