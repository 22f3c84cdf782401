import { getDiscriminator } from '@tumpak/contract-kit/discriminator.ts'
import { intersect } from '@tumpak/contract-kit/intersect.ts'
import { isJson, strings, type Json } from '@tumpak/contract-kit/json.ts'
import { mergeSchema } from '@tumpak/contract-kit/merge-schema.ts'
import type { Random } from '@tumpak/contract-kit/random.ts'
import { getKey, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { findUnsatisfiable } from './contradiction.ts'
import { readPattern } from './dialect.ts'
import { getJsonContent } from './json-content.ts'
import { patternMaker } from './pattern.ts'
import { compileRegExp } from './reg-exp.ts'
import { createAlternative, getShape, type Shape } from './shape.ts'

const USUAL_LENGTH = 12
/** A day in milliseconds. */
export const DAY_MS = 86_400_000
/** Minimum distance between two times, so that one of them can be varied. */
const MIN_GAP_MS = 3 * DAY_MS
/** The maximum nesting of a sample, because a schema may be infinite. */
const MAX_DEPTH = 16
/** A past day in the middle of a month, valid in every time zone. */
const SAMPLE_DAY = Date.UTC(1990, 5, 15)

/** Stands for a text by a pattern that is not JavaScript's, because no input is made from such a pattern. */
export const UNREAD = 'conformance-unread'

function isUnread({ keywords: { pattern } }: Shape): boolean {
  return typeof pattern === 'string' && readPattern(pattern).expression === undefined
}

/** Makes a value that fits a schema. Never uses the document's examples, so that each value is new. */
export function createSample(root: Json, node: DocumentNode, random: Random): unknown {
  return sampleWithin(root, node, random, [])
}

/** `around` holds the schemas on the path. Recursion ends in an empty list or an omitted property. */
function sampleWithin(root: Json, node: DocumentNode, random: Random, around: readonly string[]): unknown {
  const isInside = around.includes(getKey(node))
  if (around.length > MAX_DEPTH) return null
  const within = [...around, getKey(node)]
  const shape = getShape(root, node)
  const { keywords } = shape
  if ('const' in keywords) return keywords['const']
  const branch = pickBranch(root, shape, within)
  // The schema around a union applies as well as its branch.
  if (branch !== undefined)
    return named(root, node, branch, sampleWithin(root, createAlternative(root, node, branch), random, within))
  if (Array.isArray(keywords['enum']) && keywords['enum'].length > 0) return random.pick(keywords['enum'])
  const mayBeNull = isInside && shape.types.includes('null')
  const type = mayBeNull ? 'null' : (shape.types.find((name) => name !== 'null') ?? shape.types[0])
  if (type === 'object') return sampleObject(root, shape, random, within)
  if (type === 'array') return sampleList(root, shape, random, within)
  if (type === 'boolean') return false
  if (type === 'null') return null
  if (type === 'integer' || type === 'number') return sampleNumber(shape)
  const [content, inside] = [getJsonContent(keywords), shape.inner.get('contentSchema')]
  if (content !== undefined)
    return content.write(inside === undefined ? {} : sampleWithin(root, inside, random, within))
  return sampleText(shape, random) ?? (isUnread(shape) ? UNREAD : 'sample')
}

/** Returns the first possible branch that is not among the schemas around the value. */
function pickBranch(root: Json, { node, branches }: Shape, within: readonly string[]): DocumentNode | undefined {
  if (branches.length < 2) return branches[0]
  const fresh = branches.filter((branch) => !within.includes(getKey(branch)))
  const isPossible = (branch: DocumentNode): boolean =>
    findUnsatisfiable(root, createAlternative(root, node, branch)) === undefined
  return fresh.find(isPossible) ?? fresh[0] ?? branches[0]
}

function sampleObject(root: Json, shape: Shape, random: Random, within: readonly string[]): Json {
  const { keywords, properties, required } = shape
  const least = Number(keywords['minProperties'] ?? 0)
  const names = [...properties.keys()]
  if (names.length === 0) return sampleMap(root, shape, random, within)
  const spare = names.filter((name) => !required.includes(name))
  const chosen = withDependent(shape, [...required, ...spare.slice(0, Math.max(0, least - required.length))])
  const made = Object.fromEntries(
    [...properties]
      .filter(([name]) => chosen.includes(name))
      .map(([name, property]) => [name, sampleWithin(root, property, random, within)]),
  )
  // What a condition requires need not be described.
  for (const name of chosen) if (!properties.has(name)) made[name] = 'sample'
  return withTimesInOrder(root, shape, made)
}

/** Sorts the times of one format by the order of their properties, because `from` usually stands before `to`. */
function withTimesInOrder(root: Json, { properties }: Shape, made: Json): Json {
  const sorted = { ...made }
  for (const format of ['date', 'date-time']) {
    const names = [...properties].flatMap(([name, node]) =>
      typeof made[name] === 'string' && getShape(root, node).keywords['format'] === format ? [name] : [],
    )
    let earliest = Number.NEGATIVE_INFINITY
    for (const time of names.map((name) => Date.parse(String(made[name]))).toSorted((a, b) => a - b)) {
      const later = Math.max(time, earliest)
      const words = new Date(later).toISOString()
      sorted[names.shift() ?? ''] = format === 'date' ? words.slice(0, 10) : words
      earliest = later + MIN_GAP_MS
    }
  }
  return sorted
}

/** Adds the properties that the chosen ones, or a condition, require. */
function withDependent({ keywords, conditions }: Shape, chosen: readonly string[]): string[] {
  const needed = conditions
    .flatMap(({ value }) => [value['then'], value['else']])
    .flatMap((schema) => strings(isJson(schema) ? schema['required'] : []))
  const all = new Set([...chosen, ...needed])
  const dependent = isJson(keywords['dependentRequired']) ? keywords['dependentRequired'] : {}
  for (const name of all) for (const other of strings(dependent[name])) all.add(other)
  return [...all]
}

/** Makes an object without named properties, of the minimum size. */
function sampleMap(root: Json, { inner, keywords }: Shape, random: Random, within: readonly string[]): Json {
  const { minProperties } = keywords
  const [names, values] = [inner.get('propertyNames'), inner.get('additionalProperties')]
  const pattern = names === undefined ? undefined : getShape(root, names).keywords['pattern']
  const maker = typeof pattern === 'string' ? patternMaker(pattern) : undefined
  return Object.fromEntries(
    Array.from({ length: Number(minProperties ?? 0) }, (_, index) => [
      maker?.make(3 + index, random) ?? `key${String(index + 1)}`,
      values === undefined ? 'sample' : sampleWithin(root, values, random, within),
    ]),
  )
}

function sampleList(
  root: Json,
  { items, inner, keyed, keywords }: Shape,
  random: Random,
  within: readonly string[],
): unknown[] {
  const first = [...keyed].filter(([key]) => key.startsWith('prefixItems '))
  const made = first.map(([, item]) => sampleWithin(root, item, random, within))
  const contains = inner.get('contains')
  if (items === undefined)
    return contains === undefined ? made : [...made, sampleWithin(root, contains, random, within)]
  const isInside = within.slice(0, -1).includes(within.at(-1) ?? '')
  const isCircle = isInside || within.includes(getKey(items))
  const least = Number(keywords['minItems'] ?? (isCircle || first.length > 0 ? 0 : 1)) - made.length
  const list = Array.from({ length: Math.max(0, least) }, () => sampleWithin(root, items, random, within))
  if (contains === undefined) return [...made, ...list]
  return [...made, sampleWithin(root, intersect(root, [items, contains]), random, within), ...list.slice(1)]
}

/** Returns the value of a branch with the discriminator set, if the union has one. */
export function named(root: Json, union: DocumentNode, branch: DocumentNode, value: unknown): unknown {
  const { unions } = mergeSchema(root, union)
  const owner = unions.find(({ branches }) => branches.some(({ component }) => component === branch.component))
  const { field, names } = getDiscriminator(root, owner?.node ?? union) ?? {}
  const name = branch.component === undefined ? undefined : names?.get(branch.component)?.[0]
  return field === undefined || name === undefined || !isJson(value) ? value : { ...value, [field]: name }
}

/** Makes a text of a given length that fits pattern and format; undefined if there is none. */
export function sampleText(shape: Shape, random: Random, wanted?: number): string | undefined {
  const { keywords } = shape
  const format = typeof keywords['format'] === 'string' ? FORMATS[keywords['format']] : undefined
  if (format !== undefined && wanted === undefined) return format(random)
  const least = Number(keywords['minLength'] ?? 0)
  const most = Number(keywords['maxLength'] ?? Number.POSITIVE_INFINITY)
  // Stay well inside the limits, so that a server's wrong limit shows only in the cases for limits.
  const length = wanted ?? Math.max(least, Math.min(USUAL_LENGTH, Math.floor((least + most) / 2)))
  if (format !== undefined) return stretch(String(keywords['format']), format(random), length)
  const pattern = typeof keywords['pattern'] === 'string' ? keywords['pattern'] : '[a-z0-9]*'
  const maker = patternMaker(pattern)
  if (maker === undefined) return undefined
  const short = maker.make(Math.min(Math.max(length, maker.min), maker.max), random)
  // A pattern without anchors allows anything around the match.
  const padding = 'a'.repeat(Math.max(0, (wanted ?? least) - [...short].length))
  const made = pattern.endsWith('$') ? (pattern.startsWith('^') ? short : padding + short) : short + padding
  if (wanted !== undefined && [...made].length !== wanted) return undefined
  return compileRegExp(pattern).test(made) ? made : undefined
}

function sampleNumber({ keywords, types }: Shape): number {
  const step = types.includes('number') ? 0.01 : 1
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = keywords
  const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)
  const least = Math.max(number(minimum, -Infinity), number(exclusiveMinimum, -Infinity) + step)
  const most = Math.min(number(maximum, Infinity), number(exclusiveMaximum, Infinity) - step)
  const wanted = Math.max(least, Math.min(1, most))
  if (typeof multipleOf !== 'number') return round(wanted)
  const multiple = round(Math.ceil(round(wanted / multipleOf)) * multipleOf)
  return multiple <= most ? multiple : round(Math.floor(round(most / multipleOf)) * multipleOf)
}

const FORMATS: { [format: string]: (random: Random) => string } = {
  date: (random) => new Date(SAMPLE_DAY + random.below(1000) * DAY_MS).toISOString().slice(0, 10),
  'date-time': (random) => new Date(SAMPLE_DAY + random.below(1000) * DAY_MS).toISOString(),
  time: () => '12:00:00Z',
  email: (random) => `tester${random.below(1e9)}@example.com`,
  url: (random) => `https://example.com/${random.below(1e9)}`,
  iri: (random) => `https://example.com/${random.below(1e9)}`,
  duration: () => 'P1D',
  regex: () => '^a$',
  byte: () => 'c2FtcGxl',
  'json-pointer': () => '/sample',
  'uri-template': () => '/items/{id}',
  'iso-date-time': (random) => new Date(SAMPLE_DAY + random.below(1000) * DAY_MS).toISOString(),
  uri: (random) => `https://example.com/${random.below(1e9)}`,
  'uri-reference': (random) => `/${random.below(1e9)}`,
  uuid: (random) => `00000000-0000-4000-8000-${String(random.below(1e12)).padStart(12, '0')}`,
  ipv4: () => '192.0.2.1',
  ipv6: () => '2001:db8::1',
  hostname: () => 'example.com',
}

function stretch(format: string, made: string, length: number): string | undefined {
  const more = length - made.length
  if (more < 0) return undefined
  if (more === 0) return made
  if (format === 'uri' || format === 'uri-reference') return made + 'a'.repeat(more)
  if (format !== 'email') return undefined
  // The part before the @ may have 64 letters, a domain label 63.
  const [name = '', domain = ''] = made.split('@')
  const labels = Array.from({ length: Math.floor(more / 10) }, () => `${'a'.repeat(9)}.`).join('')
  return `${name}${'a'.repeat(more % 10)}@${labels}${domain}`
}

/** Rounds off binary noise: 0.1 + 0.2 becomes 0.3. */
export function round(value: number): number {
  return Number(value.toFixed(6))
}
