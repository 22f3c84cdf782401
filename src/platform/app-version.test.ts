import { expect, test } from 'vitest'
import { isOutdated, VERSION_CODE, VERSION_LABEL } from './app-version.ts'

test('VERSION_LABEL is the specified label, and VERSION_CODE a whole number', () => {
  expect(VERSION_LABEL).toBe('1.0.3')
  expect(VERSION_CODE).toMatch(/^[1-9]\d*$/u)
})

test.each([
  ['103', 103, false],
  ['104', 103, false],
  ['102', 103, true],
  // Compared as whole numbers, not as texts.
  ['99', 103, true],
  ['103', 99, false],
  ['0103', 103, false],
  ['', 103, true],
  [' ', 0, true],
  ['NaN', 103, true],
  ['1.0.3', 1, true],
  ['1e9', 103, true],
  [null, 0, true],
  [undefined, 0, true],
])('installed %j, newest %j: outdated %j', (installed, newest, expected) => {
  expect(isOutdated(installed, newest)).toBe(expected)
})
