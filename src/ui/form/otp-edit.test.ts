import { expect, it } from 'vitest'
import { activeBoxes, cleanCode } from './otp-edit.ts'

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['Your code is 123-456.', '123456'],
  ['１２３４５６', '123456'],
  ['1234567', '123456'],
  ['abc', ''],
])('makes of %j the code %j', (text, code) => {
  expect(cleanCode(text, 6)).toBe(code)
})

it.each([
  [0, 0, 0, 1],
  [3, 3, 3, 4],
  [6, 6, 5, 6],
  [0, 6, 0, 6],
])('shows for a selection from %d to %d the boxes from %d up to %d', (from, to, start, end) => {
  expect(activeBoxes(from, to, 6)).toEqual({ start, end })
})
