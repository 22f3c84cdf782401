import { expect, test } from 'vitest'
import { follow } from '../document/schema-node.ts'
import { validatorOf } from './validate.ts'

const root = {
  components: {
    schemas: {
      Id: { type: 'string', minLength: 2 },
      Item: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { 'x-proposed': true, allOf: [{ $ref: '#/components/schemas/Id' }] },
          amount: { type: 'number', format: 'peso' },
        },
      },
      Ok: {
        type: 'object',
        required: ['success', 'data'],
        properties: {
          success: { const: true },
          data: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
        },
      },
      No: {
        type: 'object',
        required: ['success', 'msg'],
        properties: { success: { const: false }, msg: { type: 'string' } },
      },
      Answer: { oneOf: [{ $ref: '#/components/schemas/Ok' }, { $ref: '#/components/schemas/No' }] },
    },
  },
}
const judge = (value: unknown) =>
  validatorOf(root)(follow(root, { $ref: '#/components/schemas/Answer' }, '/here'), value)

test('a fitting value has no violation', () => {
  expect(judge({ success: true, data: [{ id: 'ab', amount: 110.57 }] })).toEqual({ violations: [], undocumented: [] })
})

test('a union is judged on the branch that the envelope picks, with the exact pointer', () => {
  const { violations } = judge({ success: true, data: [{ id: 'a' }] })
  expect(violations).toMatchObject([
    { pointer: '/data/0/id', keyword: 'minLength', rule: '/components/schemas/Id/minLength', proposed: true },
  ])
})

test('a missing property is named itself', () => {
  expect(judge({ success: true, data: [{}] }).violations).toMatchObject([
    { pointer: '/data/0/id', keyword: 'required' },
  ])
})

test('three decimals are no pesos', () => {
  expect(judge({ success: true, data: [{ id: 'ab', amount: 1.005 }] }).violations).toMatchObject([
    { pointer: '/data/0/amount', keyword: 'format', proposed: false },
  ])
})

test('properties that no schema names are told apart', () => {
  const { violations, undocumented } = judge({ success: false, msg: 'no', trace: 'x' })
  expect(violations).toEqual([])
  expect(undocumented).toMatchObject([{ pointer: '/trace' }])
})
