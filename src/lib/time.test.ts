import { afterEach, expect, test, vi } from 'vitest'
import { manilaDay } from './manila-day.ts'
import {
  dayBefore,
  formatCalendarDate,
  formatCalendarTime,
  formatDate,
  formatDateTime,
  formatDayHeading,
  formatTime,
  sortableTime,
} from './time.ts'

afterEach(() => vi.unstubAllGlobals())

/** ICU puts a narrow no-break space before AM; which one depends on its version. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/gu, ' ')

test('formatTime shows Manila time for any offset on the wire', () => {
  expect(plain(formatDateTime('2026-11-20T16:30:00Z', 'en-US'))).toBe('Nov 21, 2026, 12:30 AM')
  expect(plain(formatDateTime('2026-11-21T00:30:00+08:00', 'en-US'))).toBe('Nov 21, 2026, 12:30 AM')
})

test("formatDateTime uses the language's format", () => {
  expect(formatDate('2026-11-20T10:00:00+08:00', 'en-US')).toBe('Nov 20, 2026')
  expect(formatDate('2026-11-20T10:00:00+08:00', 'vi-VN')).toBe('20/11/2026')
  expect(plain(formatDateTime('2026-11-20T15:05:00+08:00', 'vi-VN'))).toBe('15:05 20/11/2026')
  expect(plain(formatTime('2026-11-20T06:05:00Z', 'en-US'))).toBe('2:05 PM')
  expect(plain(formatTime('2026-11-20T06:05:00Z', 'vi-VN'))).toBe('14:05')
})

test('an unreadable time is empty, not "Invalid Date"', () => {
  expect(formatDateTime('soon', 'en-US')).toBe('—')
  expect(formatDate('', 'vi-VN')).toBe('—')
  expect(formatTime('soon', 'en-US')).toBe('—')
})

test('a day is a Manila day', () => {
  expect(manilaDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
  expect(manilaDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
})

test('a time for spreadsheets is Manila’s, and sorts as text', () => {
  expect(sortableTime('2026-11-20T15:59:59Z')).toBe('2026-11-20 23:59:59')
  expect(sortableTime('2026-11-20T16:00:00.750Z')).toBe('2026-11-21 00:00:00')
  expect(sortableTime('2026-11-21T09:05:07+08:00')).toBe('2026-11-21 09:05:07')
  expect(sortableTime('soon')).toBe('')
  expect(manilaDay(new Date('soon'))).toBe('')
})

test("manilaDay and sortableTime do not use the engine's date format (ICU 72 formats en-CA as 11/22/2026)", () => {
  const asIcu72 = class {
    format = () => '11/22/2026'
  }
  vi.stubGlobal('Intl', { DateTimeFormat: asIcu72 })
  expect(manilaDay(new Date('2026-11-22T03:00:00Z'))).toBe('2026-11-22')
  expect(sortableTime('2026-11-22T03:00:00Z')).toBe('2026-11-22 11:00:00')
})

test('a day counts back across months and years', () => {
  expect(dayBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(dayBefore('2026-01-03', 6)).toBe('2025-12-28')
})

test('the heading of a day has a year only if it is another', () => {
  expect(formatDayHeading('2026-11-20', 'en-US', '2026-11-22')).toBe('November 20')
  expect(formatDayHeading('2026-11-20', 'vi-VN', '2026-11-22')).toBe('20 tháng 11')
  expect(formatDayHeading('2025-12-31', 'en-US', '2026-01-01')).toBe('December 31, 2025')
  expect(formatDayHeading('', 'en-US', '2026-01-01')).toBe('—')
})

test.each([
  ['2026-11-20T15:59:00Z', 'Today', 'Hôm nay'],
  ['2026-11-20T16:00:00Z', 'Tomorrow', 'Ngày mai'],
  ['2026-11-19T08:00:00+08:00', 'Yesterday', 'Hôm qua'],
  ['2026-11-15T08:00:00+08:00', 'Nov 15', '15/11'],
  ['2027-01-02T08:00:00+08:00', 'Jan 2, 2027', '02/01/2027'],
  ['soon', '—', '—'],
])('formatCalendarDate names the days beside today: %s', (at, en, vi) => {
  expect(formatCalendarDate(at, 'en-US', '2026-11-20')).toBe(en)
  expect(formatCalendarDate(at, 'vi-VN', '2026-11-20')).toBe(vi)
})

test('formatCalendarDate names the days beside the turn of the year', () => {
  expect(formatCalendarDate('2027-01-01T08:00:00+08:00', 'en-US', '2026-12-31')).toBe('Tomorrow')
})

test('formatCalendarTime adds the time, and is lower case within a sentence', () => {
  const today = '2026-11-20'
  expect(plain(formatCalendarTime('2026-11-20T23:30:00+08:00', 'en-US', today))).toBe('Today, 11:30 PM')
  expect(plain(formatCalendarTime('2026-11-21T23:30:00+08:00', 'en-US', today, 'sentence'))).toBe('tomorrow, 11:30 PM')
  expect(plain(formatCalendarTime('2026-11-15T23:30:00+08:00', 'en-US', today))).toBe('Nov 15, 11:30 PM')
  expect(plain(formatCalendarTime('2025-11-15T23:30:00+08:00', 'en-US', today))).toBe('Nov 15, 2025, 11:30 PM')
  expect(formatCalendarTime('2026-11-20T23:30:00+08:00', 'vi-VN', today)).toBe('Hôm nay, 23:30')
  expect(formatCalendarTime('2026-11-20T23:30:00+08:00', 'vi-VN', today, 'sentence')).toBe('23:30 hôm nay')
  expect(plain(formatCalendarTime('2026-11-15T23:30:00+08:00', 'vi-VN', today))).toBe('23:30 15/11')
  expect(formatCalendarTime('soon', 'en-US', today)).toBe('—')
})
