import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { formatEventStart } from './event-start.ts'

/** The key and its values. */
const t = ((key: string, values: object) => [key, ...Object.values(values)].join(' | ')) as TFunction<'games'>

const NOW = Date.parse('2026-11-30T20:00:00+08:00')

describe('formatEventStart', () => {
  it.each([
    ['2026-11-30T23:30:00+08:00', 'en-US', 'startsToday | 11:30 PM'],
    // Still the 30th in UTC.
    ['2026-11-30T18:00:00Z', 'en-US', 'startsTomorrow | 2:00 AM'],
    ['2026-12-01T23:59:00+08:00', 'vi-VN', 'startsTomorrow | 23:59'],
    ['2026-12-02T00:00:00+08:00', 'vi-VN', 'startsOn | 02/12 | 0:00'],
    ['2026-12-02T19:30:00+08:00', 'en-US', 'startsOn | Dec 2 | 7:30 PM'],
    ['soon', 'en-US', '—'],
  ])('%s in %s is %s', (startsAt, language, text) => {
    expect(formatEventStart(startsAt, NOW, language, t).replaceAll('\u202f', ' ')).toBe(text)
  })
})
