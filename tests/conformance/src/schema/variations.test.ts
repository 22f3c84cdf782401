import { expect, test } from 'vitest'
import { follow } from '../document/schema-node.ts'
import { createRandom } from './random.ts'
import { validatorOf } from './validate.ts'
import { variationsOf } from './variations.ts'

function vary(schema: object, base: unknown): string[] {
  const root = { schema }
  const node = follow(root, schema, '/schema')
  const fits = (value: unknown): boolean => validatorOf(root)(node, value).violations.length === 0
  return variationsOf(root, node, base, createRandom(1), fits).map(
    ({ pointer, keyword, kind, value }) => `${pointer} ${keyword} ${kind} ${JSON.stringify(value)}`,
  )
}

test('numbers at, inside and outside their limits', () => {
  expect(vary({ type: 'integer', minimum: 1, maximum: 99 }, 5)).toEqual([
    ' type outside "text"',
    ' type outside null',
    ' type outside 1.5',
    ' minimum inside 1',
    ' minimum outside 0',
    ' maximum inside 99',
    ' maximum outside 100',
  ])
})

test('money with two and three decimals', () => {
  const found = vary({ type: 'number', format: 'peso', minimum: 100 }, 100)
  expect(found).toContain(' minimum outside 99.99')
  expect(found).toContain(' format inside 101.25')
  expect(found).toContain(' format outside 101.125')
})

test('texts: lengths, pattern, choices', () => {
  const found = vary({ type: 'string', minLength: 2, maxLength: 3, pattern: '^[a-z]+$' }, 'ab')
  expect(found.filter((one) => one.includes('Length'))).toHaveLength(4)
  expect(found).toContain(' pattern outside "a!"')
  expect(vary({ enum: ['a', 'b'] }, 'a')).toEqual([
    ' enum inside "a"',
    ' enum inside "b"',
    ' enum outside "noneOfTheList"',
  ])
})

test('objects: required, optional, extra', () => {
  const schema = {
    type: 'object',
    required: ['a'],
    additionalProperties: false,
    properties: { a: { type: 'boolean' }, b: { type: 'boolean' } },
  }
  const found = vary(schema, { a: true, b: true })
  expect(found).toContain(' required outside {"b":true}'.replace(' required', '/a required'))
  expect(found).toContain('/b required inside {"a":true}')
  expect(found).toContain(' additionalProperties outside {"a":true,"b":true,"undocumentedExtra":"extra"}')
})

test('what turns out to fit after all is left out', () => {
  expect(vary({ type: 'array', items: {}, minItems: 1 }, [1]).filter((one) => one.includes('outside'))).toEqual([
    ' type outside 12345',
    ' type outside null',
    ' minItems outside []',
  ])
})
