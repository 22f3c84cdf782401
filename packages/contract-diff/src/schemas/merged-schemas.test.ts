import { describe, expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { A, B, compare, integer, object, ref, text } from '../testing/compare-schemas.ts'

describe('parts of allOf that describe one field', () => {
  const cpu = object({ limits: object({ cpu: integer }, 'cpu') })
  const rate = object({ limits: object({ rate: integer }) })
  const list = (items: Json): Json => object({ rows: { type: 'array', items } })
  it.each<[string, Json, Json, string[]]>([
    ['a field of an inner object', cpu, { allOf: [cpu, rate] }, ['property-added']],
    [
      'a field of an inner object, by reference',
      ref('Cpu'),
      { allOf: [ref('Cpu'), { allOf: [rate] }] },
      ['property-added'],
    ],
    ['a field beside the parts', cpu, { allOf: [cpu], ...rate }, ['property-added']],
    ['a field of items', list(A), { allOf: [list(A), list(object({ z: text }))] }, ['property-added']],
    [
      'a field of the values of a map',
      { additionalProperties: A },
      { allOf: [{ additionalProperties: A }, { additionalProperties: object({ z: text }) }] },
      ['property-added'],
    ],
    [
      'the same written in one',
      { allOf: [cpu, rate] },
      object({ limits: object({ cpu: integer, rate: integer }, 'cpu') }),
      [],
    ],
    ['the parts in another order', { allOf: [cpu, rate, A] }, { allOf: [A, rate, cpu] }, []],
    [
      'a part that requires',
      { allOf: [cpu, rate] },
      { allOf: [cpu, object({ limits: object({ rate: integer }, 'rate') })] },
      ['property-required apps'],
    ],
    [
      'a limit in another part',
      { allOf: [object({ n: { minimum: 3 } }), object({ n: { minimum: 1 } })] },
      object({ n: { minimum: 3 } }),
      [],
    ],
    [
      'a stricter limit in another part',
      object({ n: { maxLength: 9 } }),
      { allOf: [object({ n: { maxLength: 9 } }), object({ n: { maxLength: 5 } })] },
      ['maxLength-narrower apps'],
    ],
    [
      'a number that another part makes whole',
      object({ n: integer }),
      { allOf: [object({ n: { type: 'number' } }), object({ n: integer })] },
      [],
    ],
    [
      'two patterns',
      { allOf: [{ pattern: '^a' }, { pattern: 'z$' }] },
      { allOf: [{ pattern: 'z$' }, { pattern: '^a' }] },
      [],
    ],
    ['values that both parts list', { enum: ['b'] }, { allOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] }, []],
    [
      'a wrapper that requires',
      { allOf: [ref('A')] },
      { allOf: [ref('A')], required: ['z'] },
      ['property-required apps'],
    ],
    [
      'a union in a part',
      { allOf: [{ oneOf: [A, B] }, cpu] },
      { oneOf: [{ allOf: [A, cpu] }, { allOf: [B, cpu] }] },
      [],
    ],
    [
      'one union of two',
      {
        allOf: [
          { oneOf: [A, B] },
          {
            oneOf: [
              { type: 'object', required: ['x'] },
              { type: 'object', required: ['y'] },
            ],
          },
        ],
      },
      { oneOf: [A, B] },
      ['property-optional backends', 'property-optional backends', 'union-narrower', 'union-narrower'],
    ],
  ])('%s', (_, old, now, found) => {
    expect(compare(old, now)).toEqual(found)
  })

  it('a field that a map had as one of its values', () => {
    const map = { ...object({ a: text }), additionalProperties: text }
    expect(compare(map, { ...map, ...object({ a: text, b: text }) })).toEqual([])
    expect(compare(map, { ...map, ...object({ a: text, b: integer }) })).toEqual(['type-other apps backends'])
    expect(compare({ ...map, ...object({ a: text, b: integer }) }, map)).toEqual(['type-other apps backends'])
  })

  it('keywords beside a reference apply in 3.1', () => {
    expect(compare(ref('A'), { ...ref('A'), required: ['z'] })).toEqual(['property-required apps'])
    expect(compare(ref('A'), { ...ref('A'), required: ['z'] }, { version: '3.0.3' })).toEqual([])
  })

  it('a required name that only one version describes', () => {
    const bare = { type: 'object', required: ['a'] }
    expect(compare(bare, A)).toEqual(['type-narrower apps'])
    expect(compare(A, bare)).toEqual(['type-wider backends'])
    expect(compare(bare, { type: 'object', properties: {} })).toEqual(['property-optional backends'])
  })
})

describe('JSON in a text', () => {
  const json = (schema: Json): Json => ({ ...text, contentMediaType: 'application/json', contentSchema: schema })
  it('is compared inside', () => {
    expect(compare(json(A), json(object({ a: text, z: text }, 'a', 'z')))).toEqual(['property-required apps'])
    expect(compare(json(ref('A')), json({ oneOf: [ref('A'), ref('B')] }))).toEqual(['union-wider backends'])
    expect(compare(json(A), json(A))).toEqual([])
    expect(compare({ ...text, contentMediaType: 'application/json' }, json(A))).toEqual(['contentSchema-narrower apps'])
  })
})
