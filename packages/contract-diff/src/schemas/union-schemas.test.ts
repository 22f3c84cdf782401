import { describe, expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { compareDocuments } from '../compare.ts'
import { A, B, compare, integer, object, ref, text } from '../testing/compare-schemas.ts'

describe('a schema that becomes a union', () => {
  const z = { z: text }
  it.each<[string, Json, Json, string[], string[]]>([
    [
      'oneOf with it, by reference',
      ref('A'),
      { oneOf: [ref('A'), ref('B')] },
      ['union-wider backends'],
      ['union-wider apps'],
    ],
    ['anyOf with it, written out', A, { anyOf: [B, A] }, ['union-wider backends'], ['union-wider apps']],
    ['a component that is a union', ref('A'), ref('AB'), ['union-wider backends'], ['union-wider apps']],
    [
      'a union inside a union',
      ref('A'),
      { anyOf: [ref('AB'), ref('C')] },
      ['union-wider backends', 'union-wider backends'],
      ['union-wider apps', 'union-wider apps'],
    ],
    ['with null', ref('A'), { oneOf: [ref('A'), { type: 'null' }] }, ['null-wider backends'], ['null-wider apps']],
    [
      'with null and another',
      ref('A'),
      { oneOf: [ref('A'), ref('B'), { type: 'null' }] },
      ['null-wider backends', 'union-wider backends'],
      ['null-wider apps', 'union-wider apps'],
    ],
    ['of one branch', A, { oneOf: [A] }, [], []],
    [
      'that asks less of it',
      object({ a: text, b: text }, 'a', 'b'),
      { anyOf: [object({ a: text, b: text }, 'a'), object({ a: text, b: text }, 'b')] },
      ['property-optional backends', 'union-wider backends'],
      ['property-optional apps', 'union-wider apps'],
    ],
    [
      'with what is around it',
      object({ id: text, a: text }, 'id', 'a'),
      { ...object({ id: text }, 'id'), oneOf: [A, B] },
      ['union-wider backends'],
      ['union-wider apps'],
    ],
    [
      'beside a form that asks more',
      ref('A'),
      { oneOf: [object({ ...(A.properties as Json), ...z }, 'a', 'z'), ref('A')] },
      ['union-wider'],
      ['union-wider'],
    ],
    [
      'without it',
      ref('A'),
      { oneOf: [ref('B'), ref('C')] },
      ['property-removed apps backends', 'property-required apps', 'union-wider backends'],
      ['property-removed apps', 'property-required backends', 'union-wider apps'],
    ],
    [
      'of several types',
      { type: ['string', 'integer'] },
      { oneOf: [{ ...text, description: 'A name.' }, integer, A] },
      ['union-wider backends'],
      ['union-wider apps'],
    ],
    [
      'of a text',
      { ...text, maxLength: 5 },
      { oneOf: [{ ...text, maxLength: 5 }, integer] },
      ['union-wider backends'],
      ['union-wider apps'],
    ],
    [
      'in items',
      { type: 'array', items: ref('A') },
      { type: 'array', items: { anyOf: [ref('A'), ref('B')] } },
      ['union-wider backends'],
      ['union-wider apps'],
    ],
    [
      'in a field',
      object({ x: ref('A') }),
      object({ x: { oneOf: [ref('B'), ref('A')] } }),
      ['union-wider backends'],
      ['union-wider apps'],
    ],
  ])('%s', (_, old, now, ofRequest, ofResponse) => {
    expect(compare(old, now)).toEqual(ofRequest)
    expect(compare(old, now, { isResponse: true })).toEqual(ofResponse)
  })

  it('nullable of 3.0 is null of 3.1', () => {
    const nullable = { nullable: true, allOf: [ref('A')] }
    expect(compare(ref('A'), nullable, { version: '3.0.3' })).toEqual(['null-wider backends'])
    expect(compare({ anyOf: [ref('A'), { type: 'null' }] }, { anyOf: [ref('A'), { type: 'null' }] })).toEqual([])
  })
})

describe('a union that changes', () => {
  it.each<[string, Json, Json, string[], string[]]>([
    [
      'becomes one of its branches',
      { oneOf: [ref('A'), ref('B')] },
      ref('A'),
      ['union-narrower apps'],
      ['union-narrower backends'],
    ],
    ['grows', ref('AB'), { oneOf: [ref('A'), ref('B'), ref('C')] }, ['union-wider backends'], ['union-wider apps']],
    [
      'shrinks',
      { oneOf: [ref('A'), ref('B'), ref('C')] },
      ref('AB'),
      ['union-narrower apps'],
      ['union-narrower backends'],
    ],
    [
      'shrinks to a form that allows the same',
      { oneOf: [A, object({ a: text, b: text }, 'a', 'b')] },
      object({ a: text, b: text }, 'a'),
      ['property-added', 'union-narrower'],
      ['property-added', 'union-narrower'],
    ],
    ['is written as the other kind', { oneOf: [ref('A'), ref('B')] }, { anyOf: [ref('B'), ref('A')] }, [], []],
    [
      'has a field around it that was in each branch',
      { oneOf: [object({ id: text, a: text }, 'id', 'a'), object({ id: text, b: text }, 'id', 'b')] },
      { ...object({ id: text }, 'id'), oneOf: [A, B] },
      [],
      [],
    ],
    [
      'has a field less around it',
      { ...object({ id: text }, 'id'), oneOf: [ref('A'), ref('B')] },
      ref('AB'),
      ['property-removed apps backends', 'property-removed apps backends'],
      ['property-removed apps', 'property-removed apps'],
    ],
    [
      'has a branch that asks more',
      { oneOf: [ref('A'), ref('B')] },
      { oneOf: [ref('B'), object({ a: text, z: text }, 'a', 'z')] },
      ['property-required apps'],
      ['property-required backends'],
    ],
  ])('%s', (_, old, now, ofRequest, ofResponse) => {
    expect(compare(old, now)).toEqual(ofRequest)
    expect(compare(old, now, { isResponse: true })).toEqual(ofResponse)
  })

  it('that contains itself is compared once', () => {
    const tree = (leaf: Json): Json => {
      const node = object({ left: ref('Tree'), right: ref('Tree') }, 'left', 'right')
      const content = { 'application/json': { schema: ref('Tree') } }
      const post = { requestBody: { content }, responses: {} }
      return {
        openapi: '3.1.0',
        info: { version: '1' },
        paths: { '/a': { post } },
        components: { schemas: { Tree: { oneOf: [leaf, node] } } },
      }
    }
    const { changes } = compareDocuments('document', tree(text), tree({ ...text, maxLength: 3 }))
    expect(changes.map(({ rule }) => rule)).toEqual(['maxLength-narrower'])
  })
})
