import * as fc from 'fast-check'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { merged, type Resolve } from './schema-arbitrary.ts'

/** A way to make a valid body invalid; it may have no effect, so the caller checks. */
type Spoil = (body: unknown) => unknown

/** Bodies that break one rule of the schema, made from valid ones. */
export function spoiled(valid: fc.Arbitrary<unknown>, schema: Json, resolve: Resolve): fc.Arbitrary<unknown> {
  return fc.tuple(valid, fc.constantFrom(...spoils(schema, resolve))).map(([body, spoil]) => spoil(body))
}

function spoils(schema: Json, resolve: Resolve): Spoil[] {
  const node = merged(schema, resolve)
  const branches = Array.isArray(node['oneOf']) ? (node['oneOf'] as Json[]) : [node]
  const whole: Spoil[] = [() => null, () => [], () => 'text', () => 7]
  return [...whole, ...branches.flatMap((branch) => fieldSpoils(merged(branch, resolve), resolve))]
}

function fieldSpoils(node: Json, resolve: Resolve): Spoil[] {
  const required = (node['required'] ?? []) as string[]
  return Object.entries((node['properties'] ?? {}) as { [name: string]: Json }).flatMap(([name, property]) => [
    ...(required.includes(name) ? [omit(name)] : []),
    ...valuesAgainst(merged(property, resolve)).map((value) => put(name, value)),
  ])
}

/** Invalid values of a field: null, another type, and just beyond each limit. */
function valuesAgainst(node: Json): unknown[] {
  const values: unknown[] = [null, { un: 'expected' }, node['type'] === 'string' ? 12 : 'text']
  if (node['type'] === 'boolean') values.push('true')
  if (typeof node['minimum'] === 'number') values.push(node['minimum'] - (node['type'] === 'integer' ? 1 : 0.01))
  if (typeof node['maximum'] === 'number') values.push(node['maximum'] + 1)
  if (node['type'] === 'integer') values.push(1.5)
  if (node['format'] === 'peso') values.push(100.001, 110.575)
  if (typeof node['minLength'] === 'number' && node['minLength'] > 0) values.push('')
  if (typeof node['maxLength'] === 'number') values.push('a'.repeat(node['maxLength'] + 1))
  if ('pattern' in node || 'enum' in node || 'const' in node) values.push('\u0000', ' ')
  if ('format' in node && node['type'] === 'string' && node['format'] !== 'uri-reference') values.push('not that')
  if (typeof node['minItems'] === 'number') values.push([])
  return values
}

const omit =
  (name: string): Spoil =>
  (body) =>
    isJson(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)) : body

const put =
  (name: string, value: unknown): Spoil =>
  (body) =>
    isJson(body) ? { ...body, [name]: value } : body
