import { expect, test } from 'vitest'
import { follow } from '@tumpak/contract-kit/schema-node.ts'
import { createRandom } from '@tumpak/contract-kit/random.ts'
import { createSample } from './sample.ts'
import { getValidator } from './validate.ts'
import { createVariations } from './variations.ts'

function vary(schema: object, base: unknown): string[] {
  const root = { schema }
  const node = follow(root, schema, '/schema')
  const fits = (value: unknown): boolean => getValidator(root)(node, value).violations.length === 0
  return createVariations(root, node, { base, random: createRandom(1), fits }).map(
    ({ pointer, keyword, kind, value }) => `${pointer} ${keyword} ${kind} ${JSON.stringify(value)}`,
  )
}

test('createVariations: numbers at, inside and outside their limits', () => {
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

test('createVariations: money with two and three decimals', () => {
  const found = vary({ type: 'number', format: 'peso', minimum: 100 }, 100)
  expect(found).toContain(' minimum outside 99.99')
  expect(found).toContain(' format inside 128.14')
  expect(found).toContain(' format outside 101.125')
})

test('createVariations: strings with lengths, pattern, choices', () => {
  const found = vary({ type: 'string', minLength: 2, maxLength: 3, pattern: '^[a-z]+$' }, 'ab')
  expect(found.filter((line) => line.includes('Length'))).toHaveLength(4)
  expect(found).toContain(' pattern outside "a!"')
  expect(vary({ enum: ['a', 'b'] }, 'a')).toEqual([
    ' enum inside "a"',
    ' enum inside "b"',
    ' enum outside "noneOfTheList"',
  ])
})

test('createVariations: objects with required, optional, extra', () => {
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

test('createVariations: omits outside values that are valid', () => {
  expect(vary({ type: 'array', items: {}, minItems: 1 }, [1]).filter((line) => line.includes('outside'))).toEqual([
    ' type outside 12345',
    ' type outside null',
    ' minItems outside []',
  ])
})

test('createVariations: ends on a recursive schema', () => {
  const Node = {
    type: 'object',
    required: ['name', 'children'],
    properties: {
      name: { type: 'string', maxLength: 3 },
      parent: { $ref: '#/components/schemas/Node' },
      children: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
    },
  }
  const root = { components: { schemas: { Node } } }
  const node = follow(root, { $ref: '#/components/schemas/Node' }, '/schema')
  const random = createRandom(1)
  const base = createSample(root, node, random)
  expect(base).toMatchObject({ children: [] })
  const fits = (value: unknown): boolean => getValidator(root)(node, value).violations.length === 0
  expect(fits(base)).toBe(true)
  const places = createVariations(root, node, { base, random, fits }).map(({ pointer }) => pointer)
  expect(places).toContain('/children/0/name')
  expect(places.every((place) => place.split('/').length < 8)).toBe(true)
})

test('createVariations: sets the discriminator of a branch', () => {
  const kind = { type: 'string' }
  const schemas = {
    Card: { type: 'object', required: ['kind', 'pan'], properties: { kind, pan: { type: 'integer' } } },
    Bank: { type: 'object', required: ['kind', 'iban'], properties: { kind, iban: { type: 'integer' } } },
  }
  const union = {
    oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Bank' }],
    discriminator: { propertyName: 'kind', mapping: { card: '#/components/schemas/Card', bank: 'Bank' } },
  }
  const root = { components: { schemas } }
  const node = follow(root, union, '/schema')
  const random = createRandom(1)
  expect(createSample(root, node, random)).toEqual({ kind: 'card', pan: 1 })
  const fits = (value: unknown): boolean => getValidator(root)(node, value).violations.length === 0
  const branches = createVariations(root, node, { base: { kind: 'card', pan: 1 }, random, fits })
  expect(branches.filter(({ keyword }) => keyword === 'oneOf').map(({ value }) => value)).toEqual([
    { kind: 'card', pan: 1 },
    { kind: 'bank', iban: 1 },
  ])
})

test.each([
  [{ type: 'integer', minimum: 1, multipleOf: 5 }, 5],
  [{ type: 'integer', minimum: 7, maximum: 12, multipleOf: 5 }, 10],
  [{ type: 'number', minimum: 0.5, exclusiveMaximum: 1 }, 0.99],
  [{ type: 'integer', maximum: -3 }, -3],
])('createSample: a number for %o is %d', (schema, value) => {
  expect(createSample({ schema }, follow({ schema }, schema, '/schema'), createRandom(1))).toBe(value)
})

test('createVariations: keeps a multiple of a whole number whole', () => {
  const schema = { type: 'integer', minimum: 5, multipleOf: 5 }
  const root = { schema }
  const node = follow(root, schema, '/schema')
  const fits = (value: unknown): boolean => typeof value === 'number' && value >= 5 && value % 5 === 0
  const multiples = createVariations(root, node, { base: 5, random: createRandom(1), fits }).filter(
    ({ keyword }) => keyword === 'multipleOf',
  )
  expect(multiples.map(({ kind, value }) => [kind, value])).toEqual([
    ['inside', 10],
    ['outside', 6],
  ])
})
