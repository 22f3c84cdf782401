import { expect, test } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { findOverlap } from './overlap.ts'

const object = (required: string[], properties: Json): Json => ({ type: 'object', required, properties })
const text = { type: 'string' }
const find = (schema: Json) => findOverlap({ schema }, { value: schema, pointer: '/schema', proposed: false })

test.each<[string, Json, unknown]>([
  ['an integer beside a number', { oneOf: [{ type: 'integer' }, { type: 'number' }] }, { made: 1, other: 2 }],
  ['a text beside a day', { oneOf: [text, { type: 'string', format: 'date' }] }, { made: 2, other: 1 }],
  [
    'the same twice',
    { oneOf: [object(['a'], { a: text }), object(['a'], { a: text, b: text })] },
    { made: 1, other: 2 },
  ],
  ['types that differ', { oneOf: [text, { type: 'null' }, { type: 'array' }] }, undefined],
  ['fields that exclude each other', { type: 'object', oneOf: [{ required: ['a'] }, { required: ['b'] }] }, undefined],
  ['another required field', { oneOf: [object(['a'], { a: text }), object(['b'], { b: text })] }, undefined],
])('findOverlap: %s', (_, schema, expected) => {
  const found = find(schema)
  expect(found && { made: found.made, other: found.other }).toEqual(expected)
})
