import { expect, test } from 'vitest'
import { getValidator } from './validate.ts'
import { describeDocument } from '@tumpak/contract-kit/load-document.ts'
import { follow } from '@tumpak/contract-kit/schema-node.ts'

const SCHEMAS = {
  Base: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
  Book: { $ref: '#/components/schemas/Base', required: ['title'], properties: { title: { type: 'string' } } },
  Note: { $ref: '#/components/schemas/Base', description: 'As it is.' },
  Tree: {
    $dynamicAnchor: 'tree',
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, below: { type: 'array', items: { $dynamicRef: '#tree' } } },
  },
  Kind: { type: 'string', enum: ['a', 'b'], nullable: true },
  Either: { anyOf: [{ type: 'string' }, { type: 'integer' }], nullable: true },
  Maybe: { $ref: '#/components/schemas/Base', nullable: true },
  Perhaps: { allOf: [{ $ref: '#/components/schemas/Base' }, { nullable: true }] },
  Leaf: { $ref: '#leaf' },
  Named: { $anchor: 'leaf', type: 'integer' },
}
const getSchema = (openapi: string, name: string) => {
  const { root } = describeDocument({ openapi, info: {}, paths: {}, components: { schemas: SCHEMAS } })
  const pointer = `/components/schemas/${name}`
  return (value: unknown) => getValidator(root)(follow(root, { $ref: `#${pointer}` }, ''), value)
}

test('describeDocument: applies keywords beside a $ref since 3.1, and knows the fields of both', () => {
  const judge = getSchema('3.1.0', 'Book')
  expect(judge({ id: 'a', title: 'Tides' })).toEqual({ violations: [], undocumented: [] })
  expect(judge({ id: 'a' }).violations.map(({ keyword }) => keyword)).toEqual(['required'])
  expect(judge({ title: 'Tides' }).violations.map(({ pointer }) => pointer)).toEqual(['/id'])
  expect(judge({ id: 'a', title: 'Tides', more: 1 }).undocumented).toHaveLength(1)
  // OpenAPI 3.0 ignores keywords beside a $ref.
  expect(getSchema('3.0.3', 'Book')({ id: 'a' }).violations).toEqual([])
  expect(getSchema('3.1.0', 'Note')({ id: 'a' }).violations).toEqual([])
})

test.each(['Kind', 'Either', 'Maybe', 'Perhaps'])('describeDocument: lets %s be null, as authors mean it', (name) => {
  expect(getSchema('3.1.0', name)(null).violations).toEqual([])
  expect(getSchema('3.1.0', name)(true).violations).not.toEqual([])
})

test('describeDocument: lets a reference be null beside a nullable branch in 3.0 too', () => {
  expect(getSchema('3.0.3', 'Perhaps')(null).violations).toEqual([])
})

test('validate: follows anchors, and schemas that contain themselves', () => {
  const judge = getSchema('3.1.0', 'Tree')
  expect(judge({ name: 'a', below: [{ name: 'b', below: [{ name: 'c' }] }] }).violations).toEqual([])
  expect(judge({ name: 'a', below: [{ below: [] }] }).violations.map(({ pointer }) => pointer)).toEqual([
    '/below/0/name',
  ])
  expect(getSchema('3.1.0', 'Leaf')('x').violations.map(({ keyword }) => keyword)).toEqual(['type'])
})

test('validate: refuses items after the last of prefixItems', () => {
  const root = {}
  const value = { type: 'array', prefixItems: [{ type: 'number' }], items: false }
  const judge = (given: unknown) => getValidator(root)({ value, pointer: '/x', proposed: false }, given).violations
  expect(judge([1])).toEqual([])
  expect(judge([1, 2]).map(({ pointer, keyword }) => [pointer, keyword])).toEqual([['/1', 'items']])
})
