import { describe, expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { createRandom } from '@tumpak/contract-kit/random.ts'
import { follow } from '@tumpak/contract-kit/schema-node.ts'
import { createSample } from './sample.ts'
import { getValidator } from './validate.ts'
import { createVariations } from './variations.ts'

const text = { type: 'string' }
const count = { type: 'integer', minimum: 1 }
const object = (properties: Json, ...required: string[]): Json => ({ type: 'object', required, properties })

/** Judges a value by a schema of a document with these components. */
function judge(schema: Json, value: unknown, schemas: Json = {}, direction: 'request' | 'answer' = 'answer'): string[] {
  const root = { schema, components: { schemas } }
  const { violations, undocumented } = getValidator(root)(follow(root, schema, '/schema'), value, direction)
  return [
    ...violations.map(({ pointer, keyword }) => `${pointer} ${keyword}`),
    ...undocumented.map(({ pointer }) => pointer),
  ]
}

function sample(schema: Json, schemas: Json = {}): unknown {
  const root = { schema, components: { schemas } }
  return createSample(root, follow(root, schema, '/schema'), createRandom(1))
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const cpu = object({ cpu: count }, 'cpu')
const rate = object({ rate: count }, 'rate')
const both = { cpu: 1, rate: 1 }
const schemas = {
  Cpu: object({ limits: cpu }, 'limits'),
  Rate: object({ limits: rate }),
  Deep: { allOf: [ref('Rate')] },
}

describe('parts of allOf that describe one field', () => {
  it.each<[string, Json, unknown]>([
    ['an object', { allOf: [object({ limits: cpu }, 'limits'), object({ limits: rate })] }, { limits: both }],
    ['an object, by reference', { allOf: [ref('Cpu'), ref('Rate')] }, { limits: both }],
    ['an object, in nested parts', { allOf: [{ allOf: [ref('Cpu')] }, ref('Deep')] }, { limits: both }],
    ['an object, beside the parts', { allOf: [ref('Cpu')], ...object({ limits: rate }) }, { limits: both }],
    [
      'an object, two levels down',
      { allOf: [object({ a: object({ b: cpu }, 'b') }, 'a'), object({ a: object({ b: rate }) })] },
      { a: { b: both } },
    ],
    [
      'items',
      { allOf: [object({ rows: { type: 'array', items: cpu } }, 'rows'), object({ rows: { items: rate } })] },
      { rows: [both] },
    ],
    [
      'the values of a map',
      { allOf: [{ type: 'object', minProperties: 1, additionalProperties: cpu }, { additionalProperties: rate }] },
      { key1: both },
    ],
    [
      'a field that another part has in its map',
      { allOf: [object({ limits: cpu }, 'limits'), { type: 'object', additionalProperties: rate }] },
      { limits: both },
    ],
    [
      'a field beside one of a union',
      { allOf: [object({ limits: cpu }, 'limits')], oneOf: [object({ limits: rate })] },
      { limits: both },
    ],
    [
      'fields of two unions',
      { allOf: [{ anyOf: [object({ a: text }, 'a')] }, { oneOf: [object({ b: text }, 'b')] }] },
      { a: expect.any(String), b: expect.any(String) },
    ],
    [
      'a value that only one branch shares with another part',
      {
        allOf: [object({ kind: { enum: ['b'] } }, 'kind')],
        oneOf: ['a', 'b'].map((kind) => object({ kind: { const: kind } })),
      },
      { kind: 'b' },
    ],
  ])('%s', (_, schema, value) => {
    const made = sample(schema, schemas)
    expect(made).toEqual(value)
    expect(judge(schema, made, schemas)).toEqual([])
  })

  it('leaves a field undocumented that none of them names', () => {
    const schema = { allOf: [ref('Cpu'), ref('Rate')] }
    expect(judge(schema, { limits: { ...both, memory: 1 } }, schemas)).toEqual(['/limits/memory'])
    const rows = { allOf: [{ items: cpu }, { items: rate }] }
    expect(judge(rows, [{ ...both, memory: 1 }])).toEqual(['/0/memory'])
  })

  it('joins the limits of one value', () => {
    const amount = { allOf: [object({ n: { type: 'number', minimum: 2, multipleOf: 4 } }, 'n'), object({ n: { type: 'integer', maximum: 13, multipleOf: 6 } })] } // prettier-ignore
    expect(sample(amount)).toEqual({ n: 12 })
    const name = {
      allOf: [
        { ...text, minLength: 2, pattern: '^[a-z]+$' },
        { maxLength: 3, pattern: 'b' },
      ],
    }
    const root = { schema: name }
    const node = follow(root, name, '/schema')
    const fits = (value: unknown): boolean => getValidator(root)(node, value, 'request').violations.length === 0
    const labels = createVariations(root, node, { base: 'ab', random: createRandom(1), fits }).map(
      ({ kind, label }) => `${kind}: ${label}`,
    )
    expect(labels).toEqual(expect.arrayContaining(['outside: 1 characters', 'outside: 4 characters']))
  })

  it('omits a required field that another part marks as of the other direction', () => {
    const schema = { allOf: [object({ id: { ...text, readOnly: true }, name: text }), { required: ['id', 'name'] }] }
    expect(sample(schema)).toEqual({ name: expect.any(String) })
    expect(judge(schema, { name: 'a' }, {}, 'request')).toEqual([])
    expect(judge(schema, { name: 'a' })).toEqual(['/id required'])
  })
})

describe('required without a property', () => {
  it.each<[string, Json, Json]>([
    ['beside others', object({ label: text }, 'label', 'kind'), { label: 'a', kind: 1 }],
    ['in a part of allOf', { allOf: [object({ label: text }), { required: ['kind'] }] }, { label: 'a', kind: 1 }],
    ['without any property', { type: 'object', required: ['kind'] }, { kind: 1 }],
    [
      'in a branch',
      { ...object({ label: text }), anyOf: [{ required: ['kind'] }, { required: ['size'] }] },
      { kind: 1 },
    ],
    [
      'of another field',
      { ...object({ label: text }), dependentRequired: { label: ['kind'] } },
      { label: 'a', kind: 1 },
    ],
  ])('is documented: %s', (_, schema, value) => {
    expect(judge(schema, value)).toEqual([])
  })

  it('is sent, by the schema of all other fields', () => {
    expect(sample({ type: 'object', required: ['kind'] })).toEqual({ kind: expect.any(String) })
    expect(sample({ ...object({ label: text }, 'kind'), additionalProperties: count })).toEqual({ kind: 1 })
    expect(sample({ ...object({ label: text }, 'xa'), patternProperties: { '^x': count } })).toEqual({ xa: 1 })
  })
})

it('fields that a condition describes are documented', () => {
  const condition: Json = { properties: { kind: text }, if: { properties: { kind: { const: 'ferry' } } } }
  const schema = Object.fromEntries(
    Object.entries(condition).concat([['then', object({ seats: object({ total: count }) })]]),
  )
  expect(judge(schema, { kind: 'ferry', seats: { total: 3 } })).toEqual([])
  expect(judge(schema, { kind: 'ferry', seats: { total: 3, free: 1 }, price: 1 })).toEqual(['/price'])
})

describe('JSON in a text', () => {
  const json = { ...text, contentMediaType: 'application/json', contentSchema: object({ size: count }, 'size') }
  const schema = object({ config: json }, 'config')

  it('is sent as the schema says', () => {
    expect(sample(schema)).toEqual({ config: '{"size":1}' })
    expect(sample({ ...text, contentMediaType: 'application/json' })).toBe('{}')
    expect(sample({ ...json, contentEncoding: 'base64' })).toBe(btoa('{"size":1}'))
    expect(sample({ allOf: [json, { contentSchema: object({ color: text }, 'color') }] })).toMatch(
      /^\{"size":1,"color":"/,
    )
  })

  it('is judged inside', () => {
    expect(judge(schema, { config: '{"size":2}' })).toEqual([])
    expect(judge(schema, { config: '{"size":0,"color":"red"}' })).toEqual(['/config/size minimum', '/config/color'])
    expect(judge(schema, { config: '{"size"' })).toEqual(['/config contentMediaType'])
    expect(judge({ ...json, contentEncoding: 'base64' }, btoa('{}'))).toEqual(['/size required'])
    expect(judge({ ...json, contentSchema: ref('Cpu') }, '{"limits":{}}', schemas)).toEqual(['/limits/cpu required'])
    expect(judge({ oneOf: [json, { ...json, contentSchema: object({ a: text }, 'a') }] }, '{"a":"b"}')).toEqual([])
  })

  it('is judged in other types and encodings only where they are JSON', () => {
    expect(judge({ ...json, contentMediaType: 'application/problem+json; charset=utf-8' }, '[]')).toEqual([' type'])
    expect(judge({ ...json, contentMediaType: 'text/html' }, '<p>')).toEqual([])
    expect(judge({ ...json, contentEncoding: 'quoted-printable' }, '=7B=7D')).toEqual([])
    expect(judge({ ...text, contentSchema: count }, 'plain')).toEqual([])
  })

  it('is varied inside', () => {
    const root = { schema }
    const node = follow(root, schema, '/schema')
    const fits = (value: unknown): boolean => getValidator(root)(node, value, 'request').violations.length === 0
    const found = createVariations(root, node, { base: sample(schema), random: createRandom(1), fits })
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ pointer: '/config', keyword: 'contentMediaType', kind: 'outside' }),
        expect.objectContaining({
          pointer: '/config/size',
          keyword: 'minimum',
          kind: 'outside',
          value: { config: '{"size":0}' },
        }),
        expect.objectContaining({
          pointer: '/config/size',
          keyword: 'minimum',
          kind: 'inside',
          value: { config: '{"size":1}' },
        }),
        expect.objectContaining({
          pointer: '/config/size',
          keyword: 'required',
          kind: 'outside',
          value: { config: '{}' },
        }),
      ]),
    )
  })
})
