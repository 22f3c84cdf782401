import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { createRandom } from '@tumpak/contract-kit/random.ts'
import { follow } from '@tumpak/contract-kit/schema-node.ts'
import { createSample } from './sample.ts'
import { getValidator } from './validate.ts'

const text = { type: 'string' }

test.each<[string, Json]>([
  [
    'a condition',
    {
      type: 'object',
      required: ['kind'],
      properties: { kind: { enum: ['ferry'] }, seats: { type: 'integer' } },
      if: { properties: { kind: { const: 'ferry' } } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { required: ['seats'] },
    },
  ],
  [
    'fields that need others',
    {
      type: 'object',
      required: ['a'],
      properties: { a: text, b: text, c: text },
      dependentRequired: { a: ['b'], b: ['c'] },
    },
  ],
  ['an item that a list must contain', { type: 'array', items: { ...text, minLength: 3 }, contains: { pattern: '@' } }],
  ['a list that only says what it contains', { type: 'array', contains: { const: 7 } }],
  ['a list of places', { type: 'array', prefixItems: [{ type: 'number' }, text], items: false, minItems: 2 }],
  [
    'a map of named keys',
    {
      type: 'object',
      minProperties: 2,
      propertyNames: { pattern: '^[a-z]+$' },
      additionalProperties: { type: 'integer' },
    },
  ],
  ['a pattern without ends', { ...text, pattern: '@', minLength: 5, maxLength: 9 }],
])('createSample: fits %s', (_, schema) => {
  const root = { components: { schemas: { Thing: schema } } }
  const node = { value: schema, pointer: '/components/schemas/Thing', proposed: false }
  expect(getValidator(root)(node, createSample(root, node, createRandom(3)), 'request').violations).toEqual([])
})

test.each<[string, Json]>([
  [
    'a branch that only requires',
    { type: 'object', properties: { a: {}, b: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
  ],
  [
    'a required property that is not described',
    { type: 'object', required: ['a', 'b'], properties: { a: { type: 'string' } } },
  ],
  ['an empty list of values', { type: 'string', enum: [] }],
  ['nullable without a type', { nullable: true, maxLength: 3 }],
  ['a url', { type: 'string', format: 'url' }],
  ['a duration', { type: 'string', format: 'duration' }],
  ['base64', { type: 'string', format: 'byte' }],
])('createSample: fits %s', (_, schema) => {
  const root = { schema }
  const node = follow(root, schema, '/schema')
  expect(getValidator(root)(node, createSample(root, node, createRandom(1))).violations).toEqual([])
})
