import { isJson, strings, type Json } from '@tumpak/contract-kit/json.ts'
import { part, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { getDiscriminator } from '@tumpak/contract-kit/discriminator.ts'
import { patternMaker } from './pattern.ts'
import { readPattern } from './dialect.ts'
import type { Random } from '@tumpak/contract-kit/random.ts'
import { compileRegExp } from './reg-exp.ts'
import { getShape, type Shape } from './shape.ts'

const USUAL_LENGTH = 12
/** A day in milliseconds. */
export const DAY_MS = 86_400_000
/** The least distance of two times, in which one of them can be varied. */
const MIN_GAP_MS = 3 * DAY_MS
/** The maximum nesting of a sample, because a schema may be infinite. */
const MAX_DEPTH = 16
/** A past day in the middle of a month, valid in every time zone. */
const SAMPLE_DAY = Date.UTC(1990, 5, 15)

/** A text in the place of one for a pattern that is not JavaScript's, because no input is made from such a pattern. */
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
  const isInside = around.includes(node.pointer)
  if (around.length > MAX_DEPTH) return null
  const within = [...around, node.pointer]
  const shape = getShape(root, node)
  const { keywords } = shape
  if ('const' in keywords) return keywords['const']
  if (Array.isArray(keywords['enum']) && keywords['enum'].length > 0) return random.pick(keywords['enum'])
  const branch = shape.branches.find((one) => !within.includes(one.pointer)) ?? shape.branches[0]
  if (branch !== undefined) {
    // A branch that only adds rules, such as `{required: […]}`, applies to what is around the union.
    if (shape.types.length > 0 && isOnlyRules(root, branch)) {
      const both = { ...node, value: { allOf: [withoutUnions(node.value), branch.value] }, pointer: `${node.pointer}/` }
      return sampleWithin(root, both, random, within)
    }
    const made = named(root, node, branch, sampleWithin(root, branch, random, within))
    if (shape.properties.size === 0 || !isJson(made)) return made
    // The schema around a union applies as well as its branch.
    const { oneOf: _, anyOf: __, discriminator: ___, ...around } = node.value
    const own = sampleWithin(root, { ...node, value: around, pointer: `${node.pointer}/` }, random, within)
    return isJson(own) ? { ...own, ...made } : made
  }
  const mayBeNull = isInside && shape.types.includes('null')
  const type = mayBeNull ? 'null' : (shape.types.find((one) => one !== 'null') ?? shape.types[0])
  if (type === 'object') {
    const least = Number(keywords['minProperties'] ?? 0)
    const names = [...shape.properties.keys()]
    const spare = names.filter((name) => !shape.required.includes(name))
    const chosen = withDependent(keywords, [
      ...shape.required,
      ...spare.slice(0, Math.max(0, least - shape.required.length)),
    ])
    const made: Json = Object.fromEntries(
      [...shape.properties]
        .filter(([name]) => chosen.includes(name))
        .map(([name, property]) => [name, sampleWithin(root, property, random, within)]),
    )
    // A required property need not be described.
    const bare = names.length > 0 ? chosen.filter((name) => !shape.properties.has(name)) : []
    for (const name of bare) made[name] = 'sample'
    return names.length > 0 ? withTimesInOrder(root, shape, made) : sampleMap(root, shape, random, within)
  }
  if (type === 'array') return sampleList(root, shape, random, within, isInside)
  if (type === 'boolean') return false
  if (type === 'null') return null
  if (type === 'integer' || type === 'number') return sampleNumber(shape)
  return sampleText(shape, random) ?? (isUnread(shape) ? UNREAD : 'sample')
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

/** Whether a branch of a union has no type, properties or values of its own. */
function isOnlyRules(root: Json, branch: DocumentNode): boolean {
  const { types, branches, keywords } = getShape(root, branch)
  return types.length === 0 && branches.length === 0 && !('const' in keywords) && keywords['enum'] === undefined
}

/** A schema without its unions, and without those of the parts of its `allOf`. */
function withoutUnions(schema: Json): Json {
  const { oneOf: _, anyOf: __, ...rest } = schema
  const { allOf } = rest
  return Array.isArray(allOf)
    ? { ...rest, allOf: allOf.map((one: unknown) => (isJson(one) ? withoutUnions(one) : one)) }
    : rest
}

/** Adds the properties that the chosen ones, or a condition, require. */
function withDependent(keywords: Json, chosen: readonly string[]): string[] {
  const needed = [keywords['then'], keywords['else']].flatMap((one) => strings(isJson(one) ? one['required'] : []))
  const all = new Set([...chosen, ...needed])
  const dependent = isJson(keywords['dependentRequired']) ? keywords['dependentRequired'] : {}
  for (const name of all) for (const one of strings(dependent[name])) all.add(one)
  return [...all]
}

/** Makes an object without named properties, of the minimum size. */
function sampleMap(root: Json, { node, keywords }: Shape, random: Random, within: readonly string[]): Json {
  const { propertyNames, additionalProperties, minProperties } = keywords
  const pattern = isJson(propertyNames) && typeof propertyNames['pattern'] === 'string' ? propertyNames['pattern'] : ''
  const getKey = (index: number): string =>
    (pattern === '' ? undefined : patternMaker(pattern)?.make(3 + index, random)) ?? `key${String(index + 1)}`
  return Object.fromEntries(
    Array.from({ length: Number(minProperties ?? 0) }, (_, index) => [
      getKey(index),
      isJson(additionalProperties)
        ? sampleWithin(root, part(root, node, 'additionalProperties'), random, within)
        : 'sample',
    ]),
  )
}

function sampleList(
  root: Json,
  { items, node, keywords }: Shape,
  random: Random,
  within: readonly string[],
  isInside: boolean,
): unknown[] {
  const first = Array.isArray(keywords['prefixItems']) ? keywords['prefixItems'] : []
  const made = first.map((_, index) => sampleWithin(root, part(root, node, 'prefixItems', index), random, within))
  if (items === undefined)
    return isJson(keywords['contains'])
      ? [...made, sampleWithin(root, part(root, node, 'contains'), random, within)]
      : made
  const isCircle = isInside || within.includes(items.pointer)
  const least = Number(keywords['minItems'] ?? (isCircle || first.length > 0 ? 0 : 1)) - made.length
  const list = Array.from({ length: Math.max(0, least) }, () => sampleWithin(root, items, random, within))
  if (!isJson(keywords['contains'])) return [...made, ...list]
  const wanted = { ...items, value: { allOf: [items.value, keywords['contains']] } }
  return [...made, sampleWithin(root, wanted, random, within), ...list.slice(1)]
}

/** Returns the value of a branch with the discriminator set, if the union has one. */
export function named(root: Json, union: DocumentNode, branch: DocumentNode, value: unknown): unknown {
  const { field, names } = getDiscriminator(root, union) ?? {}
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
