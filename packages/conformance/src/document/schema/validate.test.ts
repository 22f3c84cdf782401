import { expect, test } from 'vitest'
import { modern } from '@tumpak/contract-kit/modern.ts'
import { follow } from '@tumpak/contract-kit/schema-node.ts'
import { getValidator } from './validate.ts'

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
      Response: { oneOf: [{ $ref: '#/components/schemas/Ok' }, { $ref: '#/components/schemas/No' }] },
    },
  },
}
const judge = (value: unknown) =>
  getValidator(root)(follow(root, { $ref: '#/components/schemas/Response' }, '/here'), value)

test('getValidator: a valid value has no violation', () => {
  expect(judge({ success: true, data: [{ id: 'ab', amount: 110.57 }] })).toEqual({ violations: [], undocumented: [] })
})

test('getValidator: checks a union on the branch of the envelope, with the exact pointer', () => {
  const { violations } = judge({ success: true, data: [{ id: 'a' }] })
  expect(violations).toMatchObject([
    { pointer: '/data/0/id', keyword: 'minLength', rule: '/components/schemas/Id/minLength', proposed: true },
  ])
})

test('getValidator: names the missing property', () => {
  expect(judge({ success: true, data: [{}] }).violations).toMatchObject([
    { pointer: '/data/0/id', keyword: 'required' },
  ])
})

test('getValidator: rejects pesos with three decimals', () => {
  expect(judge({ success: true, data: [{ id: 'ab', amount: 1.005 }] }).violations).toMatchObject([
    { pointer: '/data/0/amount', keyword: 'format', proposed: false },
  ])
})

test('getValidator: lists undocumented properties separately', () => {
  const { violations, undocumented } = judge({ success: false, msg: 'no', trace: 'x' })
  expect(violations).toEqual([])
  expect(undocumented).toMatchObject([{ pointer: '/trace' }])
})

const validate = (schema: object, value: unknown, components: object = {}) => {
  const document = { schema, components: { schemas: components } }
  const { violations, undocumented } = getValidator(document)(follow(document, schema, '/schema'), value)
  return [
    ...violations.map(({ pointer, keyword }) => `${pointer} ${keyword}`),
    ...undocumented.map(({ pointer }) => pointer),
  ]
}

test.each([110.57, 4.35, 1.13, 9_999_999_999.99])('getValidator: %d is a multiple of 0.01', (amount) => {
  expect(validate({ type: 'number', multipleOf: 0.01 }, amount)).toEqual([])
  expect(validate({ type: 'number', multipleOf: 0.01 }, amount + 0.005)).toEqual([' multipleOf'])
})

test('getValidator: checks a union on the branch of the discriminator', () => {
  const kind = { type: 'string' }
  const components = {
    Gift: { type: 'object', required: ['kind', 'from'], properties: { kind, from: { type: 'string' } } },
    Win: { type: 'object', required: ['kind', 'sum'], properties: { kind, sum: { type: 'number' } } },
  }
  const mapping = { gift: '#/components/schemas/Gift' }
  const oneOf = [{ $ref: '#/components/schemas/Gift' }, { $ref: '#/components/schemas/Win' }]
  const schema = { oneOf, discriminator: { propertyName: 'kind', mapping } }
  expect(validate(schema, { kind: 'gift', from: 'A' }, components)).toEqual([])
  expect(validate(schema, { kind: 'Win', sum: 1 }, components)).toEqual([])
  expect(validate(schema, { kind: 'Win', from: 'A' }, components)).toEqual(['/sum required', '/from'])
  expect(validate(schema, { kind: 'loss', from: 'A' }, components)).toEqual(['/kind enum'])
})

test('getValidator: patternProperties and other anyOf branches document fields', () => {
  const patterns = { properties: { id: {} }, patternProperties: { '^x_': {} }, additionalProperties: false }
  expect(validate(patterns, { id: 1, x_a: 1 })).toEqual([])
  expect(validate(patterns, { id: 1, y_a: 1 })).toEqual(['/y_a additionalProperties'])
  const named = (name: string) => ({ type: 'object', properties: { [name]: {} } })
  expect(validate({ anyOf: [named('a'), named('b')] }, { a: 1, b: 2 })).toEqual([])
  expect(validate({ anyOf: [named('a'), named('b')] }, { a: 1, c: 2 })).toEqual(['/c'])
  expect(validate({ allOf: [named('a'), named('b')], unevaluatedProperties: false }, { a: 1, b: 2 })).toEqual([])
})

test('getValidator: a nullable combined schema of OpenAPI 3.0 accepts null', () => {
  const Badge = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
  const badge = { nullable: true, allOf: [{ $ref: '#/components/schemas/Badge' }] }
  const document = modern({ schema: { type: 'object', properties: { badge } }, components: { schemas: { Badge } } })
  const misfits = (value: unknown) =>
    getValidator(document)(follow(document, document['schema'], '/schema'), value).violations.map(
      ({ pointer }) => pointer,
    )
  expect(misfits({ badge: null })).toEqual([])
  expect(misfits({ badge: { name: 'A' } })).toEqual([])
  expect(misfits({ badge: {} })).toEqual(['/badge/name'])
})

test('getValidator: accepts patterns with needless escapes, and ignores invalid ones', () => {
  expect(validate({ pattern: '^\\d{2}\\-\\d{2}$' }, '12-34')).toEqual([])
  expect(validate({ pattern: '^\\d{2}\\-\\d{2}$' }, '1234')).toEqual([' pattern'])
  expect(validate({ pattern: '(?i)^abc$' }, 'ABC')).toEqual([])
})

test('getValidator: what every object inherits is not a property of a value', () => {
  const schema = { properties: { hasOwnProperty: { type: 'boolean' } }, required: ['toString'] }
  const found = getValidator({ schema })(follow({ schema }, { $ref: '#/schema' }, '/here'), {}).violations
  expect(found.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([['/toString', 'required']])
})
