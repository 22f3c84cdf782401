import { describe, expect, it } from 'vitest'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { compareDocuments } from './compare.ts'

const getDocument = (operation: Json, more: Json = {}): Json => ({
  openapi: '3.1.0',
  info: { title: 'T', version: '1.0.0' },
  paths: { '/a': { post: { operationId: 'a', responses: { 200: { description: 'Done.' } }, ...operation } } },
  ...more,
})
const body = (schema: Json): Json => ({ requestBody: { content: { 'application/json': { schema } } } })
const parameters = (...list: Json[]): Json => ({ parameters: list })

/** The rules that a comparison reports, and whom each breaks. */
function compare(old: Json, now: Json): string[] {
  return compareDocuments('document', old, now).changes.map(({ rule, breaks }) => [rule, ...breaks].join(' '))
}

const text = { type: 'string' }
const point = { type: 'object', required: ['x'], properties: { x: { type: 'integer' }, y: { type: 'integer' } } }
const integer = { type: 'integer' }

describe('compareDocuments: schemas that mean the same', () => {
  const A = { type: 'object', required: ['a'], properties: { a: text } }
  const B = { type: 'object', required: ['b'], properties: { b: text } }
  const C = { type: 'object', required: ['c'], properties: { c: text } }
  it.each<[string, Json, Json]>([
    ['anyOf in groups', { anyOf: [A, B, C] }, { anyOf: [{ anyOf: [A, B] }, C] }],
    ['anyOf of types', { anyOf: [text, integer, { type: 'null' }] }, { type: ['string', 'integer', 'null'] }],
    ['a union of values', { oneOf: [{ const: 'a', title: 'An A' }, { const: 'b' }] }, { enum: ['a', 'b'] }],
  ])('%s', (_, old, now) => {
    expect(compare(getDocument(body(old)), getDocument(body(now)))).toEqual([])
    expect(compare(getDocument(body(now)), getDocument(body(old)))).toEqual([])
  })

  it('patternProperties by reference', () => {
    const refs = (name: string): Json => ({ patternProperties: { '^x-': { $ref: `#/components/schemas/${name}` } } })
    const schemas = {
      One: { type: 'string', maxLength: 9 },
      Two: { type: 'string', maxLength: 9 },
      Short: { type: 'string', maxLength: 3 },
    }
    const get = (name: string): Json => getDocument(body(refs(name)), { components: { schemas } })
    expect(compare(get('One'), get('Two'))).toEqual([])
    expect(compare(get('One'), get('Short'))).toEqual(['maxLength-narrower apps'])
  })

  it('a schema that contains itself', () => {
    const schemas = {
      A: { allOf: [{ $ref: '#/components/schemas/A' }, A] },
      B: { allOf: [{ $ref: '#/components/schemas/B' }] },
    }
    const get = (name: string): Json =>
      getDocument(body({ $ref: `#/components/schemas/${name}` }), { components: { schemas } })
    expect(compare(get('A'), get('A'))).toEqual([])
    expect(compare(get('B'), get('B'))).toEqual([])
  })
})

describe('compareDocuments: who breaks', () => {
  it('is called apps, and players in the documents of Tumpak', () => {
    const old = getDocument(body(point))
    const now = getDocument(body({ ...point, required: ['x', 'y'] }))
    const ours = (document: Json): Json => ({ ...document, info: { title: 'Tumpak frames', version: '1.0.0' } })
    expect(compare(old, now)).toEqual(['property-required apps'])
    expect(compare(ours(old), ours(now))).toEqual(['property-required players'])
  })
})

describe('compareDocuments: a type that is left out', () => {
  it('allows more, null too', () => {
    const nullable = { properties: { a: { type: ['string', 'null'] } } }
    expect(compare(getDocument(body(nullable)), getDocument(body({ properties: { a: {} } })))).toEqual([
      'type-wider backends',
    ])
  })
})

describe('compareDocuments: parameters as they are sent', () => {
  const fields = parameters(
    { in: 'query', name: 'x', required: true, schema: integer },
    { in: 'query', name: 'y', schema: integer },
  )
  const joined = parameters({ in: 'query', name: 'at', required: true, schema: point })
  it('an exploded object is its fields', () => {
    expect(compare(getDocument(fields), getDocument(joined))).toEqual([])
    const optional = parameters({ in: 'query', name: 'at', schema: point })
    expect(compare(getDocument(fields), getDocument(optional))).toEqual(['parameter-optional backends'])
  })

  it('the schema of a content is compared', () => {
    const get = (schema: Json): Json =>
      getDocument(parameters({ in: 'query', name: 'at', content: { 'application/json': { schema } } }))
    expect(compare(get(point), get({ ...point, required: ['x', 'y'] }))).toEqual(['property-required apps'])
  })

  it('allowReserved changes how a value is written, defaults do not', () => {
    const get = (more: Json): Json => getDocument(parameters({ in: 'query', name: 'to', schema: text, ...more }))
    expect(compare(get({}), get({ explode: true, style: 'form', deprecated: false, allowReserved: false }))).toEqual([])
    expect(compare(get({ allowReserved: true }), get({}))).toEqual(['parameter-style apps backends'])
  })
})

describe('compareDocuments: what the server sends', () => {
  const paid = (schema: Json): Json => ({ post: { ...body(schema), responses: { 200: { description: 'Taken.' } } } })
  const webhook = (schema: Json): Json => getDocument({}, { webhooks: { paid: paid(schema) } })
  it('a field of a webhook', () => {
    const optional = { type: 'object', properties: { x: integer, y: integer } }
    expect(compare(webhook(point), webhook(optional))).toEqual(['property-optional apps'])
    expect(compare(webhook(optional), webhook(point))).toEqual(['property-required backends'])
  })

  it('a webhook that is removed or new', () => {
    expect(compare(webhook(point), getDocument({}))).toEqual(['webhook-removed apps'])
    expect(compare(getDocument({}), webhook(point))).toEqual(['webhook-added'])
  })

  it('a callback and its address', () => {
    const get = (address: string, schema: Json): Json =>
      getDocument({ callbacks: { done: { [address]: paid(schema) } } })
    const address = '{$request.body#/url}'
    const wider = { ...point, properties: { ...point.properties, x: { type: ['integer', 'null'] } } }
    expect(compare(get(address, point), get(address, wider))).toEqual(['null-wider apps'])
    expect(compare(get(address, point), get('{$request.query.url}', point))).toEqual(['callback-address apps backends'])
    expect(compare(get(address, point), getDocument({}))).toEqual(['callback-removed apps'])
  })

  it('a link that is removed', () => {
    const links = { next: { operationId: 'a', parameters: { id: '$response.body#/id' } } }
    const linked = getDocument({ responses: { 200: { description: 'Done.', links } } })
    expect(compare(linked, getDocument({}))).toEqual(['link-removed'])
  })
})
