import { at, escapeStep, isJson, withAt, withoutAt, type Json } from '@tumpak/contract-kit/json.ts'
import { getKey, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { getProvenance } from '@tumpak/contract-kit/stated.ts'
import type { Random } from '@tumpak/contract-kit/random.ts'
import { compileRegExp } from './reg-exp.ts'
import { findContradiction } from './contradiction.ts'
import { getJsonContent, type JsonContent } from './json-content.ts'
import { DAY_MS, named, round, createSample, sampleText, UNREAD } from './sample.ts'
import { listTellingAmounts } from './telling-amounts.ts'
import { createAlternative, getShape, type Shape } from './shape.ts'

/** A value at, just inside or just outside a schema's limit. */
export interface Variation {
  /** The pointer of the varied part; `''` for the whole value. */
  pointer: string
  keyword: string
  /** An inside value fits the whole schema, an outside value does not. */
  kind: 'inside' | 'outside'
  label: string
  value: unknown
  proposed: boolean
  /** The pointer in the document of the schema that sets the limit. */
  rule: string
}

/** `value` is undefined if there is none of this kind. */
type Put = (keyword: string, kind: Variation['kind'], label: string, value: unknown) => void

/** Validates a whole value, to confirm that a variation is inside or outside; undefined if servers may disagree. */
export type Fits = (value: unknown) => boolean | undefined

const OTHER_TYPES: readonly unknown[] = [12_345, 'text', true, {}, []]
const ODD_LETTERS = ['!', ' ', '_', 'Z', 'a', '9', 'é', '/', '~']
const ODD_TEXTS = ['', 'not a value', 'a b', '%', 'http://a b', '99-99-99', 'x@', '://']
const MAX_ITEMS = 1000
const MAX_LENGTH = 100_000
/** How often to vary a schema that is nested inside itself. */
const MAX_NESTED = 2

/**
 * Varies the base, a value that fits a schema: each keyword at, just inside and just outside its limit, one at a time.
 * Drops variations that `fits` does not confirm.
 */
export function createVariations(
  root: Json,
  node: DocumentNode,
  { base, random, fits }: { base: unknown; random: Random; fits: Fits },
): Variation[] {
  const found: Variation[] = []
  const isProposed = getProvenance(root)
  const add = (
    pointer: string,
    schema: DocumentNode,
    variation: Omit<Variation, 'pointer' | 'proposed' | 'rule'>,
  ): void => {
    if (variation.kind === 'inside' && (JSON.stringify(variation.value) ?? UNREAD).includes(UNREAD)) return
    if (fits(variation.value) !== (variation.kind === 'inside')) return
    found.push({ pointer, proposed: isProposed(schema, variation.keyword), rule: schema.pointer, ...variation })
  }

  // Vary a recursive schema once at each place, because its nesting has no end.
  const within: string[] = []
  const vary = (schema: DocumentNode, pointer: string, base: unknown): void => {
    if (within.filter((key) => key === getKey(schema)).length >= MAX_NESTED) return
    if (findContradiction(root, schema) !== undefined) return
    within.push(getKey(schema))
    varyParts(schema, pointer, base)
    within.pop()
  }

  const varyParts = (schema: DocumentNode, pointer: string, base: unknown): void => {
    const shape = getShape(root, schema)
    const put: Put = (keyword, kind, label, value) => {
      if (value !== undefined) add(pointer, schema, { keyword, kind, label, value: withAt(base, pointer, value) })
    }
    varyType(shape, put)
    const content = shape.types.includes('string') ? getJsonContent(shape.keywords) : undefined
    if (content !== undefined) {
      put('contentMediaType', 'outside', 'a text that is no JSON', 'no JSON')
      varyContent(shape, content, pointer, base)
    } else if (shape.types.includes('string')) varyText(shape, put, random, at(base, pointer))
    if (shape.types.includes('number') || shape.types.includes('integer')) varyNumber(shape, put)
    varyChoice(shape, put)
    for (const [index, branch] of shape.branches.entries()) {
      const made = named(root, schema, branch, createSample(root, createAlternative(root, schema, branch), random))
      put('oneOf', 'inside', `branch ${index + 1}`, made)
      if (isJson(made)) vary(branch, pointer, withAt(base, pointer, made))
    }
    if (shape.types.includes('array')) varyItems(shape, pointer, base, put)
    if (shape.types.includes('object')) varyProperties(shape, pointer, base, schema)
  }

  const varyContent = ({ inner }: Shape, content: JsonContent, pointer: string, base: unknown): void => {
    const [schema, text] = [inner.get('contentSchema'), at(base, pointer)]
    const present = typeof text === 'string' ? content.read(text) : undefined
    if (schema === undefined || present === undefined) return
    const write = (value: unknown): unknown => withAt(base, pointer, content.write(value))
    const fitsInside: Fits = (value) => fits(write(value))
    for (const variation of createVariations(root, schema, { base: present.value, random, fits: fitsInside }))
      found.push({ ...variation, pointer: pointer + variation.pointer, value: write(variation.value) })
  }

  const varyItems = (shape: Shape, pointer: string, base: unknown, put: Put): void => {
    const { items, keywords } = shape
    if (items === undefined) return
    const list = (length: number): unknown[] => Array.from({ length }, () => createSample(root, items, random))
    const { minItems, maxItems } = keywords
    if (typeof minItems === 'number') {
      put('minItems', 'inside', `${minItems} items`, list(minItems))
      if (minItems > 0) put('minItems', 'outside', `${minItems - 1} items`, list(minItems - 1))
    }
    if (typeof maxItems === 'number' && maxItems < MAX_ITEMS) {
      put('maxItems', 'inside', `${maxItems} items`, list(maxItems))
      put('maxItems', 'outside', `${maxItems + 1} items`, list(maxItems + 1))
    }
    if (keywords['uniqueItems'] === true) {
      const item = createSample(root, items, random)
      put('uniqueItems', 'outside', 'an item twice', [item, item])
    }
    const present = at(base, pointer)
    const filled = Array.isArray(present) && present.length > 0 ? base : withAt(base, pointer, list(1))
    vary(items, `${pointer}/0`, filled)
  }

  const varyProperties = (shape: Shape, pointer: string, base: unknown, schema: DocumentNode): void => {
    for (const [name, property] of shape.properties) {
      const below = `${pointer}/${escapeStep(name)}`
      const without = withoutAt(base, below)
      const isRequired = shape.required.includes(name)
      const label = isRequired ? 'left out' : 'optional, left out'
      const variation = { keyword: 'required', label, value: without } as const
      add(below, property, { ...variation, kind: isRequired ? 'outside' : 'inside' })
      const filled = at(base, below) === undefined ? withAt(base, below, createSample(root, property, random)) : base
      vary(property, below, filled)
    }
    if (shape.keywords['additionalProperties'] === false) {
      const value = withAt(base, `${pointer}/undocumentedExtra`, 'extra')
      add(pointer, schema, { keyword: 'additionalProperties', kind: 'outside', label: 'an extra property', value })
    }
    const least = shape.keywords['minProperties']
    if (typeof least === 'number' && shape.required.length === 0) {
      const value = withAt(base, pointer, {})
      add(pointer, schema, { keyword: 'minProperties', kind: 'outside', label: 'no property', value })
    }
  }

  vary(node, '', base)
  return found
}

function varyType({ types }: Shape, put: Put): void {
  if (types.length === 0) return
  const other = OTHER_TYPES.find(
    (value) => !types.includes(getType(value)) && !(types.includes('number') && typeof value === 'number'),
  )
  if (other !== undefined) put('type', 'outside', `${getType(other)} in the place of ${types.join(' or ')}`, other)
  put('type', types.includes('null') ? 'inside' : 'outside', 'null', null)
  if (types.includes('integer') && !types.includes('number'))
    put('type', 'outside', 'a decimal in the place of an integer', 1.5)
  if (types.includes('string')) put('type', 'outside', 'an object in the place of a text', {})
}

function varyText(shape: Shape, put: Put, random: Random, base: unknown): void {
  const { minLength, maxLength, pattern, format } = shape.keywords
  if (typeof minLength === 'number') {
    put('minLength', 'inside', `${minLength} characters`, sampleText(shape, random, minLength))
    if (minLength > 0) put('minLength', 'outside', `${minLength - 1} characters`, toText(shape, random, minLength - 1))
  }
  if (typeof maxLength === 'number' && maxLength < MAX_LENGTH) {
    put('maxLength', 'inside', `${maxLength} characters`, sampleText(shape, random, maxLength))
    put('maxLength', 'outside', `${maxLength + 1} characters`, toText(shape, random, maxLength + 1))
  }
  const present = typeof base === 'string' ? base : sampleText(shape, random)
  if (typeof pattern === 'string') {
    put('pattern', 'inside', 'another that fits', sampleText(shape, random))
    const expression = compileRegExp(pattern)
    const wrong = ODD_LETTERS.map((letter) => withLetter(present ?? 'aaaaaaaa', letter)).find(
      (word) => !expression.test(word),
    )
    if (wrong !== undefined) put('pattern', 'outside', `a character that does not fit`, wrong)
  }
  if (typeof format === 'string' && format !== 'binary') {
    put('format', 'inside', `another ${format}`, getNextDay(format, base) ?? sampleText(shape, random))
    for (const wrong of ODD_TEXTS) put('format', 'outside', `no ${format}`, wrong)
  }
}

/** Returns the same time a day later, which keeps the order of two times whatever the random numbers of a run. */
function getNextDay(format: string, present: unknown): string | undefined {
  const time = typeof present === 'string' ? Date.parse(present) : Number.NaN
  if (Number.isNaN(time) || !['date', 'date-time'].includes(format)) return undefined
  const later = new Date(time + DAY_MS).toISOString()
  return format === 'date' ? later.slice(0, 10) : later
}

/** Makes a text of a given length that violates no other rule if possible, else any text of that length. */
function toText(shape: Shape, random: Random, length: number): string {
  return sampleText(shape, random, length) ?? 'a'.repeat(length)
}

function withLetter(present: string, letter: string): string {
  const middle = Math.floor(present.length / 2)
  return present.slice(0, middle) + letter + present.slice(middle + 1)
}

function varyNumber({ keywords, types }: Shape, put: Put): void {
  const step = types.includes('number') ? 0.01 : 1
  const limits = [
    ['minimum', -step, 0],
    ['maximum', step, 0],
    ['exclusiveMinimum', 0, step],
    ['exclusiveMaximum', 0, -step],
  ] as const
  for (const [keyword, outward, inward] of limits) {
    const limit = keywords[keyword]
    // Programs read a longer number as another one.
    if (typeof limit !== 'number' || Math.abs(limit) > Number.MAX_SAFE_INTEGER) continue
    put(keyword, 'inside', `at its limit`, round(limit + inward))
    put(keyword, 'outside', `just outside its limit`, round(limit + outward))
  }
  const least = typeof keywords['minimum'] === 'number' ? keywords['minimum'] : 1
  if (keywords['format'] === 'peso') {
    const amount = Math.trunc(least) + 1
    const most = typeof keywords['maximum'] === 'number' ? keywords['maximum'] : Number.POSITIVE_INFINITY
    const isWithin = (value: number): boolean => value >= least && value <= most
    put('format', 'inside', 'two decimals', [...listTellingAmounts(amount), amount + 0.25].find(isWithin))
    put('format', 'outside', 'three decimals', amount + 0.125)
  }
  const { multipleOf } = keywords
  if (typeof multipleOf !== 'number') return
  const multiple = Math.ceil(least / multipleOf) * multipleOf
  put('multipleOf', 'inside', 'a multiple', round(multiple + multipleOf))
  put(
    'multipleOf',
    'outside',
    'no multiple',
    types.includes('number') ? round(multiple + multipleOf / 2) : multiple + 1,
  )
}

function varyChoice({ keywords }: Shape, put: Put): void {
  const { enum: choices } = keywords
  if (Array.isArray(choices)) {
    for (const choice of choices) put('enum', 'inside', JSON.stringify(choice), choice)
    put('enum', 'outside', 'none of the list', typeof choices[0] === 'number' ? 987_654 : 'noneOfTheList')
  }
  if ('const' in keywords)
    put('const', 'outside', 'another value', typeof keywords['const'] === 'string' ? 'other' : 987_654)
}

function getType(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}
