import { at, isJson, withAt, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Random } from '@tumpak/contract-kit/random.ts'
import type { RunContext } from '../context/run-context.ts'
import { createSample } from '../document/schema/sample.ts'
import { isSecretName } from '@tumpak/contract-kit/secret-name.ts'
import { getShape, type Shape } from '../document/schema/shape.ts'
import { FormFile } from '../http/multipart.ts'
import { isIdName } from './path-ids.ts'
import { isAmount, listTellingAmounts } from '../document/schema/telling-amounts.ts'

const OFFSET_MS = 8 * 60 * 60 * 1000
const MAX_DEPTH = 3

/**
 * Returns a body with every field that the document describes, and with values that a lossy server changes: capital and
 * small letters, decimals, times with an offset, true and the last value of a list (`turn` 0), or others (`turn` 1).
 * Keeps ids and passwords. Undefined if the values do not fit together.
 */
export function createFullBody(context: RunContext, { body }: Operation, base: unknown, turn: 0 | 1): Json | undefined {
  if (body === undefined) return undefined
  const random = context.unique(`full ${body.schema.pointer} ${String(turn)}`)
  const fill = (node: DocumentNode, given: Json, depth: number): Json => {
    const full = { ...given }
    for (const [name, property] of getShape(context.root, node).properties) {
      const [shape, present] = [getShape(context.root, property), given[name]]
      if (present instanceof FormFile || isIdName(name) || isFixed(name, shape)) continue
      if (shape.types.includes('object') && depth < MAX_DEPTH && shape.branches.length === 0) {
        const own = isJson(present) ? present : createSample(context.root, property, random)
        full[name] = isJson(own) ? fill(property, own, depth + 1) : own
        continue
      }
      const own = present ?? createSample(context.root, property, random)
      const fitting = getDistinctiveValues(context.root, shape, own, { random, turn }).find(
        (value) => context.validate(property, value, 'request').violations.length === 0,
      )
      full[name] = fitting ?? own
    }
    return full
  }
  const full = fill(body.schema, isJson(base) ? base : {}, 0)
  return context.validate(body.schema, withoutFiles(full), 'request').violations.length === 0 ? full : undefined
}

/** Returns the base with every missing field. */
export function completeBody(context: RunContext, { body }: Operation, base: unknown): Json | undefined {
  if (body === undefined) return undefined
  const random = context.unique(`whole ${body.schema.pointer}`)
  const whole: Json = isJson(base) ? { ...base } : {}
  for (const [name, node] of getShape(context.root, body.schema).properties)
    if (!isFixed(name, getShape(context.root, node))) whole[name] ??= createSample(context.root, node, random)
  return context.validate(body.schema, withoutFiles(whole), 'request').violations.length === 0 ? whole : undefined
}

/** Whether a field must keep its value: a file, or a password that the user needs for the next login. */
function isFixed(name: string, { keywords }: Shape): boolean {
  return isSecretName(name) || ['binary', 'password'].includes(String(keywords['format']))
}

/** Returns values of a kind that a lossy server changes, the most distinctive first. */
function getDistinctiveValues(
  root: Json,
  shape: Shape,
  own: unknown,
  { random, turn }: { random: Random; turn: number },
): unknown[] {
  const { keywords, types, items } = shape
  const { enum: choices, format, minimum = 0, maximum } = keywords
  if (Array.isArray(choices)) return turn === 0 ? choices.toReversed() : choices
  if (types.includes('boolean')) return [turn === 0]
  if (types.includes('number') || types.includes('integer')) {
    const least = typeof minimum === 'number' ? minimum : 0
    const room = typeof maximum === 'number' ? Math.min(maximum - least, 100) : 100
    const whole = Math.floor(least + (room * (turn + 1)) / 3)
    const amounts = isAmount(shape) ? listTellingAmounts(whole) : []
    return types.includes('number') ? [...amounts, whole + 0.75, whole] : [whole]
  }
  if (types.includes('array') && items !== undefined) {
    const inner = getShape(root, items)
    const list = [0, 1].map((index) => {
      const sample = createSample(root, items, random)
      return getDistinctiveValues(root, inner, sample, { random, turn: (turn + index) % 2 })[0] ?? sample
    })
    return new Set(list.map((item) => JSON.stringify(item))).size === 2 ? [list] : []
  }
  if (format === 'date-time') return typeof own === 'string' ? [withOffset(own, turn)] : []
  if (format === undefined && keywords['pattern'] === undefined && types.includes('string'))
    return getTexts(keywords, random)
  return []
}

function getTexts({ minLength = 0, maxLength }: Json, random: Random): string[] {
  const [least, most] = [Number(minLength), Number(maxLength ?? Number.POSITIVE_INFINITY)]
  const text = `Ab ${random.below(36 ** 5).toString(36)} Yz`.padEnd(least, 'Q')
  return [text, text.replaceAll(' ', '').padEnd(least, 'Q').slice(0, most)]
}

/** Writes an instant, without parts of a second, with an offset. */
function withOffset(time: string, turn: number): string {
  const instant = Math.floor(Date.parse(time) / 1000) * 1000
  if (Number.isNaN(instant)) return time
  const offset = turn === 0 ? OFFSET_MS : -OFFSET_MS
  return new Date(instant + offset).toISOString().replace('.000Z', turn === 0 ? '+08:00' : '-08:00')
}

/** Returns a body with a text for each file, for a check by its schema. */
export function withoutFiles(body: Json): unknown {
  return Object.keys(body).reduce<unknown>(
    (all, name) => (at(body, `/${name}`) instanceof FormFile ? withAt(all, `/${name}`, 'a file') : all),
    body,
  )
}
