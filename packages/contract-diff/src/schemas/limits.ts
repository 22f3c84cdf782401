import { INNER, KEYED } from '@tumpak/contract-kit/merge-schema.ts'
import type { FlatSchema } from './flat-schema.ts'

/** Whether more, fewer or different values are valid than before. */
export type Shift = 'wider' | 'narrower' | 'other'

export interface KeywordShift {
  readonly keyword: string
  readonly shift: Shift
  readonly old: unknown
  readonly now: unknown
}

const UPPER = ['maxLength', 'maxItems', 'maxProperties', 'maxContains']
const LOWER = ['minLength', 'minItems', 'minProperties', 'minContains']
/** Another value of these keywords allows different values; removing one allows all. */
const SHAPES = ['format', 'pattern', 'contentEncoding', 'contentMediaType']
/** Keywords that are compared elsewhere, and annotations. */
const IGNORED = new Set([
  'title', 'description', 'summary', 'example', 'examples', 'default', 'deprecated', '$comment', '$id', '$schema',
  '$anchor', 'xml', 'externalDocs', 'readOnly', 'writeOnly', 'discriminator',
]) // prettier-ignore

/** Returns how each limit of a schema has changed. */
export function limitShifts(old: FlatSchema, now: FlatSchema): KeywordShift[] {
  const bounds = (['upper', 'lower'] as const).flatMap((side) => boundShift(old, now, side))
  const known = new Set([...UPPER, ...LOWER, ...SHAPES, ...BOUNDS, 'multipleOf', 'uniqueItems'])
  const plain = [
    ...UPPER.map((keyword) => countShift(keyword, old, now, 1)),
    ...LOWER.map((keyword) => countShift(keyword, old, now, -1)),
    ...SHAPES.map((keyword) => shapeShift(keyword, old, now)),
    multipleShift(old, now),
    uniqueShift(old, now),
  ]
  const others = [...new Set([...old.keywords.keys(), ...now.keywords.keys()])]
    .filter((keyword) => !known.has(keyword) && !IGNORED.has(keyword) && !keyword.startsWith('x-'))
    .filter((keyword) => !INNER.includes(keyword) && !KEYED.includes(keyword))
    .map((keyword) => shapeShift(keyword, old, now))
  return [...bounds, ...[...plain, ...others].filter((one) => one !== undefined)]
}

const BOUNDS = ['maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum']

/** Compares bounds of whole numbers by value: `exclusiveMaximum: 11` equals `maximum: 10`. */
function boundShift(old: FlatSchema, now: FlatSchema, side: 'upper' | 'lower'): KeywordShift[] {
  const sign = side === 'upper' ? 1 : -1
  const [a, b] = [getBound(old, sign), getBound(now, sign)]
  if (a.value === b.value && a.isOpen === b.isOpen) return []
  const isWider = b.value === a.value ? a.isOpen : b.value * sign > a.value * sign
  const keyword = side === 'upper' ? 'maximum' : 'minimum'
  return [{ keyword, shift: isWider ? 'wider' : 'narrower', old: shown(a), now: shown(b) }]
}

function shown({ value, isOpen = false }: { value: number; isOpen?: boolean }): unknown {
  return Number.isFinite(value) ? (isOpen ? `${String(value)}, excluded` : value) : undefined
}

function getBound({ keywords, types }: FlatSchema, sign: 1 | -1): { value: number; isOpen: boolean } {
  const [closedName, openName] = sign === 1 ? ['maximum', 'exclusiveMaximum'] : ['minimum', 'exclusiveMinimum']
  const closed = toNumber(keywords.get(closedName)) ?? Infinity * sign
  const open = toNumber(keywords.get(openName)) ?? Infinity * sign
  if (types.length === 1 && types[0] === 'integer') {
    const last = Number.isInteger(open) ? open - sign : open
    return { value: sign === 1 ? Math.min(closed, last) : Math.max(closed, last), isOpen: false }
  }
  const openIsTighter = open * sign <= closed * sign && Number.isFinite(open)
  return openIsTighter ? { value: open, isOpen: true } : { value: closed, isOpen: false }
}

function countShift(keyword: string, old: FlatSchema, now: FlatSchema, sign: 1 | -1): KeywordShift | undefined {
  const none = sign === 1 ? Infinity : 0
  const a = toNumber(old.keywords.get(keyword)) ?? none
  const b = toNumber(now.keywords.get(keyword)) ?? none
  if (a === b) return undefined
  return {
    keyword,
    shift: b * sign > a * sign ? 'wider' : 'narrower',
    old: shown({ value: a }),
    now: shown({ value: b }),
  }
}

function shapeShift(keyword: string, old: FlatSchema, now: FlatSchema): KeywordShift | undefined {
  const [a, b] = [old.keywords.get(keyword), now.keywords.get(keyword)]
  if (JSON.stringify(a) === JSON.stringify(b)) return undefined
  const shift = a === undefined ? 'narrower' : b === undefined ? 'wider' : 'other'
  return { keyword, shift, old: a, now: b }
}

function multipleShift(old: FlatSchema, now: FlatSchema): KeywordShift | undefined {
  const [a, b] = [toNumber(old.keywords.get('multipleOf')), toNumber(now.keywords.get('multipleOf'))]
  if (a === b) return undefined
  const isMultiple = (one: number, of: number) => Number.isInteger(Math.round((one / of) * 1e9) / 1e9)
  const isNarrower = a === undefined || (b !== undefined && isMultiple(b, a))
  const isWider = b === undefined || (a !== undefined && isMultiple(a, b))
  return { keyword: 'multipleOf', shift: isNarrower ? 'narrower' : isWider ? 'wider' : 'other', old: a, now: b }
}

function uniqueShift(old: FlatSchema, now: FlatSchema): KeywordShift | undefined {
  const [a, b] = [old, now].map(({ keywords }) => keywords.get('uniqueItems') === true)
  return a === b ? undefined : { keyword: 'uniqueItems', shift: b ? 'narrower' : 'wider', old: a, now: b }
}

function toNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
