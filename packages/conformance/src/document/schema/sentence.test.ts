import { expect, test } from 'vitest'
import { follow } from '@tumpak/contract-kit/schema-node.ts'
import { getValidator } from './validate.ts'

const root = {}
const toSentences = (schema: object, value: unknown): string[] =>
  getValidator(root)(
    follow(root, { type: 'object', required: ['x'], properties: { x: schema } }, '/here'),
    value === undefined ? {} : { x: value },
  ).violations.map(({ message }) => message)

test.each([
  [{ type: 'number' }, '12', '`x` should be a number, the response has the text "12"'],
  [{ type: ['string', 'null'] }, 5, '`x` should be a text or null, the response has 5'],
  [{ type: 'object' }, null, '`x` should be an object, the response has null'],
  [{ enum: ['a', 'b'] }, 'c', '`x` should be "a" or "b", the response has the text "c"'],
  [
    { type: 'number', format: 'peso' },
    1.005,
    '`x` should be an amount with at most two decimals, the response has 1.005',
  ],
  [{ type: 'integer', minimum: 3 }, 2, '`x` should be at least 3, the response has 2'],
  [{ type: 'string', minLength: 1 }, '', '`x` should have at least 1 character, the response has the text ""'],
  [{ type: 'string' }, undefined, '`x` is missing'],
])('getValidator: describes the violation of %j by %j', (schema, value, sentence) => {
  expect(toSentences(schema, value)).toEqual([sentence])
})

test('getValidator: does not quote secrets', () => {
  const node = follow(root, { type: 'object', properties: { idNumber: { type: 'string', pattern: '^x' } } }, '/here')
  const [first] = getValidator(root)(node, { idNumber: '1234-5678' }).violations
  expect(first?.message).toBe('`idNumber` should match the pattern ^x, the response has a text of 9 characters')
  const [second] = getValidator(root)(node, { idNumber: 12345678 }).violations
  expect(second?.message).toBe('`idNumber` should be a text, the response has a number')
})
