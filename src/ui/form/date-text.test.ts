import { expect, it } from 'vitest'
import { dateInWords, dateOrder, dateError, dateToText, isDate, readDateText } from './date-text.ts'

const US = dateOrder('en-US')
const VN = dateOrder('vi-VN')

it('orders a date as the language does', () => {
  expect(US).toEqual(['month', 'day', 'year'])
  expect(VN).toEqual(['day', 'month', 'year'])
  expect(dateToText('2000-01-31', US)).toBe('01/31/2000')
  expect(dateToText('2000-01-31', VN)).toBe('31/01/2000')
  expect(dateToText('31/01', VN)).toBe('31/01')
})

it.each([
  ['2000-02-29', true],
  ['2001-02-29', false],
  ['2000-13-01', false],
  ['2000-1-1', false],
  ['', false],
])('%j is a date: %s', (text, is) => {
  expect(isDate(text)).toBe(is)
})

it.each([
  ['3', '3'],
  ['31', '31/'],
  ['31/0', '31/0'],
  ['\u0663\u0661/\u0660', '31/0'],
  ['31/01', '31/01/'],
  ['31/01/200', '31/01/200'],
  ['31/01/2000', '2000-01-31'],
  ['31012000', '2000-01-31'],
  ['31/01/20005', '2000-01-31'],
  ['3101', '31/01/'],
  ['1/', '01/'],
  ['1/2/', '01/02/'],
  ['1/2/2000', '2000-02-01'],
  ['31.1.2000', '2000-01-31'],
  [' 31-01-2000 ', '2000-01-31'],
  ['2000-01-31', '2000-01-31'],
  ['31/02/2000', '31/02/2000'],
  ['1/2/85', '01/02/85'],
  ['abc', ''],
  ['', ''],
])('makes of the typed %j: %j', (text, value) => {
  expect(readDateText(text, VN, true)).toBe(value)
})

it('reads the month first where the language does', () => {
  expect(readDateText('01312000', US, true)).toBe('2000-01-31')
  expect(readDateText('1/31/2000', US, true)).toBe('2000-01-31')
})

it('does not change text that is edited in the middle', () => {
  expect(readDateText('31', VN, false)).toBe('31')
  expect(readDateText('31/1/200', VN, false)).toBe('31/1/200')
})

it.each([
  ['', 'empty'],
  ['31/01', 'format'],
  ['1899-12-31', 'early'],
  ['1900-01-01', null],
  ['2005-11-20', null],
  ['2005-11-21', 'late'],
])('finds in %j: %s', (value, problem) => {
  expect(dateError(value, { min: '1900-01-01', max: '2005-11-20' })).toBe(problem)
})

it('formats a date in words', () => {
  expect(dateInWords('2000-01-31', 'en-US')).toBe('January 31, 2000')
  expect(dateInWords('2000-01-31', 'vi-VN')).toContain('31 tháng 1')
  expect(dateInWords('31/01', 'vi-VN')).toBeNull()
})
