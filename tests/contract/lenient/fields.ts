import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import { merged, type Resolve } from '../property/schema-arbitrary.ts'

type Step = string | number

/** A field of a payload: its place in the sample, and its schema. */
export interface Field {
  readonly steps: readonly Step[]
  readonly schema: Json
  /** Whether the document alone makes an invalid value invalidate its parent. */
  readonly isStrict: boolean
  /** What an invalid value removes: the field itself, a row, an optional parent; undefined for the whole. */
  readonly absorbedAt: readonly Step[] | undefined
}

/** Every field of a payload's schema; the first row of each list. */
export function listFields(
  schema: Json,
  resolve: Resolve,
  steps: readonly Step[] = [],
  absorbedAt?: readonly Step[],
): Field[] {
  const node = merged(schema, resolve)
  if (isJson(node['items'])) return listFields(node['items'], resolve, [...steps, 0], [...steps, 0])
  const required = (node['required'] ?? []) as string[]
  return Object.entries((node['properties'] ?? {}) as Record<string, Json>).flatMap(([name, property]) => {
    const own = merged(property, resolve)
    const here = [...steps, name]
    const absorbed = required.includes(name) ? absorbedAt : here
    return [
      { steps: here, schema: own, isStrict: isStrict(own, resolve), absorbedAt: absorbed },
      ...listFields(own, resolve, here, absorbed),
    ]
  })
}

/** Essential by its mark or as an amount, or with a required essential field. */
function isStrict(node: Json, resolve: Resolve): boolean {
  if ('default' in node) return false
  if (typeof node['x-essential'] === 'boolean') return node['x-essential']
  const required = (node['required'] ?? []) as string[]
  const properties = (node['properties'] ?? {}) as Record<string, Json>
  return (
    node['format'] === 'peso' || required.some((name) => isStrict(merged(properties[name] ?? {}, resolve), resolve))
  )
}

const TEXTS = ['Abcdefgh1', '12345678', 'gcash', '1234', '', 'https://pay.example/x', '/event/1', '#7a1537']

/** A valid payload with all fields and two rows per list. */
export function createSample(schema: Json, resolve: Resolve): unknown {
  const node = merged(schema, resolve)
  if ('const' in node) return node['const']
  if (Array.isArray(node['enum'])) return node['enum'][0]
  switch (node['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries((node['properties'] ?? {}) as Record<string, Json>).map(([name, property]) => [
          name,
          createSample(property, resolve),
        ]),
      )
    case 'array':
      return [createSample(node['items'] as Json, resolve), createSample(node['items'] as Json, resolve)]
    case 'integer':
    case 'number':
      return Math.max(Number(node['minimum'] ?? 0), 2)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return textFor(node)
  }
}

function textFor(node: Json): string {
  if (node['format'] === 'date-time') return '2026-11-20T10:00:00+08:00'
  if (node['format'] === 'date') return '2026-11-20'
  if (node['format'] === 'uri') return 'https://pay.example/x'
  const {
    pattern = '',
    minLength = 0,
    maxLength = Infinity,
  } = node as { pattern?: string; minLength?: number; maxLength?: number }
  const fit = TEXTS.find(
    (text) => new RegExp(pattern, 'u').test(text) && text.length >= minLength && text.length <= maxLength,
  )
  if (fit !== undefined) return fit
  const [short] = ['PH', '63', 'A', '2026-11'].filter(
    (text) => new RegExp(pattern, 'u').test(text) && text.length <= maxLength,
  )
  if (short === undefined) throw new Error(`No text for ${JSON.stringify(node)}`)
  return short
}

/** Invalid values of a field, by the kind of error. */
export function unfitFor(node: Json): [name: string, value: unknown][] {
  const other = node['type'] === 'string' ? { un: 'expected' } : 'text'
  const values: [string, unknown][] = [
    ['null', null],
    ['of another type', other],
  ]
  if (node['x-open'] === true) return values
  if (node['format'] === 'peso') values.push(['of three decimals', 1.234], ['a text', '10.00'])
  if (typeof node['minimum'] === 'number') values.push(['too low', node['minimum'] - 1])
  if (typeof node['maximum'] === 'number') values.push(['too high', node['maximum'] + 1])
  if (node['type'] === 'integer') values.push(['a fraction', 1.5])
  if (typeof node['maxLength'] === 'number') values.push(['too long', `a b ${'c'.repeat(node['maxLength'])}`])
  if ('pattern' in node) values.push(['of another pattern', ' ~ '])
  if ('enum' in node || 'const' in node) values.push(['unheard of', 'unheard'])
  if (node['format'] === 'date-time') values.push(['no time', 'yesterday'])
  return values
}

/** A copy with another value at a place; undefined removes it. */
export function put(value: unknown, [step, ...rest]: readonly Step[], next: unknown): unknown {
  if (step === undefined) return next
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) }
  const holder = copy as Record<Step, unknown>
  const inner = put(holder[step], rest, next)
  if (inner !== undefined) holder[step] = inner
  else if (Array.isArray(copy)) copy.splice(Number(step), 1)
  else delete holder[step]
  return copy
}

/** The value at a place. */
export function get(value: unknown, steps: readonly Step[]): unknown {
  return steps.reduce((inner, step) => (inner as Record<Step, unknown> | undefined)?.[step], value)
}
