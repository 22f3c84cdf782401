import { expect, test } from 'vitest'
import { formatDate, formatDateTime, manilaDay } from './time.ts'

/** ICU puts a narrow no-break space before AM; which one depends on its version. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/gu, ' ')

test('shows Manila time, whatever the offset on the wire', () => {
  expect(plain(formatDateTime('2026-11-20T16:30:00Z', 'en-US'))).toBe('Nov 21, 2026, 12:30 AM')
  expect(plain(formatDateTime('2026-11-21T00:30:00+08:00', 'en-US'))).toBe('Nov 21, 2026, 12:30 AM')
})

test('writes as the language does', () => {
  expect(formatDate('2026-11-20T10:00:00+08:00', 'en-US')).toBe('Nov 20, 2026')
  expect(formatDate('2026-11-20T10:00:00+08:00', 'vi-VN')).toBe('20/11/2026')
  expect(plain(formatDateTime('2026-11-20T15:05:00+08:00', 'vi-VN'))).toBe('15:05 20/11/2026')
})

test('an unreadable time is empty, not "Invalid Date"', () => {
  expect(formatDateTime('soon', 'en-US')).toBe('')
})

test('a day is a Manila day', () => {
  expect(manilaDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
  expect(manilaDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
})
