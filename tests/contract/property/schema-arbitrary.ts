import * as fc from 'fast-check'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

/** Resolves a local `$ref`. */
export type Resolve = (node: Json) => Json

/** Values that fit a schema of the document, by the document's own keywords. */
export function toArbitrary(schema: Json, resolve: Resolve): fc.Arbitrary<unknown> {
  const node = merged(schema, resolve)
  if ('const' in node) return fc.constant(node['const'])
  if (Array.isArray(node['enum'])) return fc.constantFrom(...(node['enum'] as unknown[]))
  if (Array.isArray(node['oneOf']))
    return fc.oneof(...(node['oneOf'] as Json[]).map((branch) => toArbitrary(branch, resolve)))
  switch (node['type']) {
    case 'object':
      return toObjectArbitrary(node, resolve)
    case 'array':
      return fc.array(toArbitrary(node['items'] as Json, resolve), lengths(node, 'Items', 3))
    case 'integer':
      return fc.integer({
        min: number(node, 'minimum', -1000),
        max: Math.min(number(node, 'maximum', 1_000_000), 2 ** 31 - 1),
      })
    case 'number':
      return toPesoArbitrary(node)
    case 'boolean':
      return fc.boolean()
    case 'string':
      return toTextArbitrary(node)
    default:
      throw new Error(`No values for ${JSON.stringify(node)}`)
  }
}

function toObjectArbitrary(node: Json, resolve: Resolve): fc.Arbitrary<unknown> {
  const properties = Object.entries((node['properties'] ?? {}) as { [name: string]: Json })
  const required = (node['required'] ?? []) as string[]
  const record = fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, toArbitrary(property, resolve)])),
    {
      requiredKeys: required,
    },
  )
  const least = number(node, 'minProperties', 0)
  return record.filter((value) => Object.keys(value).length >= least)
}

function toTextArbitrary(node: Json): fc.Arbitrary<string> {
  const min = number(node, 'minLength', 0)
  const max = number(node, 'maxLength', Infinity)
  if (node['format'] === 'email')
    return fc.emailAddress().filter((text) => /^[a-z0-9.]+@[a-z0-9.-]+$/i.test(text) && text.length <= max)
  if (node['format'] === 'date')
    return fc
      .date({ min: new Date('1930-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  if (node['format'] === 'uri-reference') return fc.constantFrom('/art/avatar/1.svg', '/art/avatar/3.svg')
  if (typeof node['pattern'] !== 'string') return fc.string({ minLength: min, maxLength: Math.min(max, 60) })
  const whole = new RegExp(node['pattern'], 'u')
  // The generator cannot read look-aheads, so filter by them. A repeated class gets the schema's length, which random
  // lengths would rarely meet.
  const readable = new RegExp(
    node['pattern']
      .replaceAll(/\(\?!(?:[^()]|\([^()]*\))*\)/g, '')
      .replace(/^\^(\[[^\]]+\])[+*]\$$/, `^$1{${String(min)},${String(Math.min(max, min + 20))}}$`),
    'u',
  )
  return fc
    .stringMatching(readable, { size: min > 8 ? 'medium' : 'small' })
    .map((text) => [...text].slice(0, max).join(''))
    .filter((text) => whole.test(text) && [...text].length >= min)
}

/** Amounts in whole centavos. */
function toPesoArbitrary(node: Json): fc.Arbitrary<number> {
  const min = Math.ceil(number(node, 'minimum', 0) * 100)
  const max = Math.floor(Math.min(number(node, 'maximum', 1_000_000), 1_000_000) * 100)
  return fc.integer({ min, max }).map((centavos) => centavos / 100)
}

/** A schema with resolved `$ref`s and merged `allOf`. */
export function merged(schema: Json, resolve: Resolve): Json {
  const node = resolve(schema)
  const parts = Array.isArray(node['allOf'])
    ? (node['allOf'] as Json[]).filter(isJson).map((part) => merged(part, resolve))
    : []
  return Object.assign({}, ...parts, node) as Json
}

function number(node: Json, key: string, otherwise: number): number {
  return typeof node[key] === 'number' ? node[key] : otherwise
}

function lengths(node: Json, suffix: string, most: number): { minLength: number; maxLength: number } {
  const minLength = number(node, `min${suffix}`, 0)
  return { minLength, maxLength: Math.max(minLength, Math.min(number(node, `max${suffix}`, most), most)) }
}
