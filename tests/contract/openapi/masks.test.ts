import { describe, expect, it } from 'vitest'
import { listOperations } from '#mocks/http/document.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { nodesBelow, readBundle } from './files.ts'

const BUNDLE = readBundle()
const { 'x-proposed': _, ...MASKS } = BUNDLE['x-masks'] as { [kind: string]: { pattern: string } }

interface Masked {
  readonly kind: string
  readonly field: string
  readonly text: string
}

function resolve(node: unknown): Json {
  const ref = isJson(node) ? node['$ref'] : undefined
  if (typeof ref !== 'string') return isJson(node) ? node : {}
  return resolve(
    ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Json)[key], BUNDLE),
  )
}

/** The texts of a value whose schema has `x-mask`; every branch of a choice counts. */
function* maskedIn(schema: unknown, value: unknown, field = ''): Generator<Masked> {
  const node = resolve(schema)
  if (typeof node['x-mask'] === 'string') yield { kind: node['x-mask'], field, text: String(value) }
  for (const part of [node['allOf'], node['oneOf'], node['anyOf']].flatMap((parts) => (parts as Json[]) ?? []))
    yield* maskedIn(part, value, field)
  if (Array.isArray(value)) for (const item of value) yield* maskedIn(node['items'], item, field)
  if (!isJson(value) || !isJson(node['properties'])) return
  for (const [name, property] of Object.entries(node['properties']))
    if (name in value) yield* maskedIn(property, value[name], name)
}

const SHOWN = listOperations(BUNDLE).flatMap(({ id, raw }) => {
  const { content } = (raw as { responses: { '200': { content: { 'application/json': Json } } } }).responses['200']
  const { schema, examples } = content['application/json']
  return Object.values(examples as Json).flatMap((example) =>
    [...maskedIn(schema, resolve(example)['value'])].map((masked) => ({ id, ...masked })),
  )
})

describe('x-mask', () => {
  it('has a rule for each kind that a field names, and no other', () => {
    const kinds = [...nodesBelow(BUNDLE)].flatMap(([, node]) => (node['x-mask'] === undefined ? [] : node['x-mask']))
    expect(new Set(kinds)).toEqual(new Set(Object.keys(MASKS)))
  })

  it('holds in every example', () => {
    const texts = SHOWN.filter(({ text }) => text !== '')
    expect(new Set(texts.map(({ kind }) => kind))).toEqual(new Set(Object.keys(MASKS)))
    expect(texts.filter(({ kind, text }) => !new RegExp(MASKS[kind]?.pattern ?? '', 'u').test(text))).toEqual([])
  })
})
