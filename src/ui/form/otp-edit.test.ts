import { expect, it } from 'vitest'
import { activeBoxes, cleanCode } from './otp-edit.ts'

it.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['Your code is 123-456.', '123456'],
  ['１２３４５６', '123456'],
  ['\u0661\u0662\u0663 \u0664\u0665\u0666', '123456'],
  ['\u06f1\u06f2\u06f34\u06f56', '123456'],
  ['\u0967\u0968\u0969\u096a\u096b\u096c', '123456'],
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
