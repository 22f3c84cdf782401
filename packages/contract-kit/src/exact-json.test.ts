import { expect, test } from 'vitest'
import { parseExact, toNumbers } from './exact-json.ts'
import { parseDocumentText } from './parse-text.ts'

const TEXT = '{"id":9007199254740993,"list":[-174322306148984899,12,1.5],"text":"9007199254740993"}'

test('parseExact: keeps the digits of long whole numbers, and writes them again', () => {
  const value = parseExact(TEXT)
  expect(value).toEqual({ id: 9007199254740993n, list: [-174322306148984899n, 12, 1.5], text: '9007199254740993' })
  expect(JSON.stringify(value)).toBe(TEXT)
})

test('toNumbers: returns a value without long numbers unchanged', () => {
  const value = { list: [1, { a: 'x' }] }
  expect(toNumbers(value)).toBe(value)
  expect(toNumbers({ id: 2n ** 60n, rest: value })).toEqual({ id: 2 ** 60, rest: value })
})

test.each(['yaml', 'json'])('parseDocumentText: keeps long digits in examples of %s only', (kind) => {
  const words =
    kind === 'json'
      ? '{"example": 9007199254740993, "maximum": 9223372036854775807, "minimum": 1}'
      : 'example: 9007199254740993\nmaximum: 9223372036854775807\nminimum: 1'
  expect(parseDocumentText(words)).toEqual({ example: 9007199254740993n, maximum: 2 ** 63, minimum: 1 })
})
