import { isJson } from '@tumpak/contract-kit/json.ts'
import { INNER } from '@tumpak/contract-kit/merge-schema.ts'
import { getKey, place, unwrap, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import type { Finding } from '../change.ts'
import { nameAllowed, tightness, type Allowed } from './allowed.ts'
import { alternativeChanges, breaks, collect } from './alternative-changes.ts'
import { getConsumer, getBroken, type Comparison } from './comparison.ts'
import { conditionChanges } from './condition-changes.ts'
import { discriminatorChanges } from './discriminator-changes.ts'
import { flatten, listAlternatives, type FlatSchema } from './flat-schema.ts'
import { limitShifts, type Shift } from './limits.ts'
import { propertyChanges } from './property-changes.ts'
import { wordChanges } from './word-changes.ts'

/** Compares two schemas recursively. `label` names the place for a reader, such as `Balance.point`. */
export function schemaChanges(comparison: Comparison, was: DocumentNode, is: DocumentNode, label: string): void {
  const { producer, add, seen } = comparison
  // One cause is reported once, by the name of the first place.
  const pair = `${producer} ${getKey(was)} ${getKey(is)}`
  let found = seen.get(pair)
  if (found === undefined) {
    seen.set(pair, [])
    found = collect(comparison, (each) => compareSchemas(each, was, is, label))
    seen.set(pair, found)
  }
  for (const one of found) add(one)
}

function compareSchemas(comparison: Comparison, was: DocumentNode, is: DocumentNode, label: string): void {
  const { roots, producer, add } = comparison
  const [old, now] = [unwrap(roots.old, was), unwrap(roots.now, is)]
  const name = now.component ?? label
  const where = place(now.pointer)
  const [a, b] = [flatten(roots.old, old), flatten(roots.now, now)]
  // Without a type null is allowed as anything else; the type says so.
  if (a.isNullable !== b.isNullable && saysNull(a) && saysNull(b)) {
    const text = b.isNullable ? 'may now be null' : 'is never null any more'
    const shift = b.isNullable ? 'wider' : 'narrower'
    add({ rule: `null-${shift}`, place: where, text: `${name}: ${text}`, breaks: getBroken(producer, shift) })
  }
  const side: Sides = { ...comparison, a, b, name, where }
  if (a.branches.length === 0 && b.branches.length === 0) return plainChanges(side)
  // A union may be written with what its branches share around it, or inside each of them.
  const isFramed = a.branches.length > 0 && b.branches.length > 0
  const framed = isFramed ? collect(side, (each) => framedChanges({ ...side, ...each })) : undefined
  const spread = framed && !breaks(framed) ? framed : collect(side, (each) => spreadChanges({ ...side, ...each }))
  for (const one of framed && count(framed) < count(spread) ? framed : spread) add(one)
  discriminatorChanges(roots, a.union, b.union, (rule, shift, text) =>
    add({ rule: `${rule}-${shift}`, place: where, text: `${name}: ${text}`, breaks: getBroken(producer, shift) }),
  )
}

/** Two versions of one schema, read. */
interface Sides extends Comparison {
  readonly a: FlatSchema
  readonly b: FlatSchema
  readonly name: string
  readonly where: string
}

/** Compares two schemas without unions, or what is around their unions. */
function plainChanges(side: Sides): void {
  const { a, b, name, where, roots, producer, add } = side
  // A client must accept unknown values of an `x-open` enum, so a new value is safe.
  const mayGrow = a.keywords.get('x-open') === true
  const report = (rule: string, shift: Shift, text: string): void => {
    const broken = mayGrow && rule === 'enum' && shift === 'wider' ? [] : getBroken(producer, shift)
    add({ rule: `${rule}-${shift}`, place: where, text: `${name}: ${text}`, breaks: broken })
  }
  wordChanges({ old: a, now: b, label: name, place: where, roots, producer, add })
  const types = typeShift(getTypes(a), getTypes(b))
  if (types !== undefined && valuesShift(a, b) === undefined) {
    report('type', types, `was ${getTypes(a).join(' or ') || 'anything'}, is ${getTypes(b).join(' or ') || 'anything'}`)
    if (types === 'other') return
  }
  valueChanges(a, b, report)
  for (const { keyword, shift, old: was, now: is } of limitShifts(a, b)) {
    report(keyword, shift, `${keyword} was ${toText(was)}, is ${toText(is)}`)
  }
  propertyChanges(side, a, b, name, where, (one, other, within) => schemaChanges(side, one, other, within))
  innerChanges(side, a, b, name, report)
  keyedChanges(side, a, b, name, report)
  conditionChanges(side, a, b, name, report, schemaChanges)
}

/** Compares two unions: what is around them, then their branches. */
function framedChanges(side: Sides): void {
  const { a, b, name, where } = side
  plainChanges(side)
  alternativeChanges(side, a.branches, b.branches, name, where, schemaChanges)
}

/** Compares all that a value could be with all that it can be. */
function spreadChanges(side: Sides): void {
  const { a, b, name, where, roots } = side
  const [old, now] = [listAlternatives(roots.old, a), listAlternatives(roots.now, b)]
  alternativeChanges(side, old, now, name, where, schemaChanges)
}

function count(findings: readonly Finding[]): number {
  return findings.filter((one) => one.breaks.length > 0).length
}

type Report = (rule: string, shift: Shift, text: string) => void

function valueChanges(a: FlatSchema, b: FlatSchema, report: Report): void {
  if (a.values === undefined && b.values === undefined) return
  if (a.values === undefined) return report('enum', 'narrower', `is a closed list now: ${listed(b.values)}`)
  if (b.values === undefined) return report('enum', 'wider', `was a closed list (${listed(a.values)}), is open now`)
  const [had, has] = [a.values.map(toText), b.values.map(toText)]
  const added = has.filter((value) => !had.includes(value))
  const gone = had.filter((value) => !has.includes(value))
  if (added.length > 0) report('enum', 'wider', `also ${added.join(', ')}`)
  if (gone.length > 0) report('enum', 'narrower', `no longer ${gone.join(', ')}`)
}

function valuesShift(a: FlatSchema, b: FlatSchema): 'listed' | undefined {
  return a.values !== undefined && b.values !== undefined ? 'listed' : undefined
}

function innerChanges(comparison: Comparison, a: FlatSchema, b: FlatSchema, label: string, report: Report): void {
  for (const keyword of INNER) {
    const [old, now] = [getInner(a, keyword), getInner(b, keyword)]
    if (typeof old === 'object' && typeof now === 'object') {
      // Narrowing the schema of a `not` widens the whole.
      const producer = keyword === 'not' ? getConsumer(comparison.producer) : comparison.producer
      schemaChanges({ ...comparison, producer }, old, now, keyword === 'contentSchema' ? label : `${label}[]`)
    } else if (tightness(old) !== tightness(now)) {
      const shift = tightness(now) > tightness(old) ? 'narrower' : 'wider'
      report(keyword, shift, `${keyword} allowed ${nameAllowed(old)}, allows ${nameAllowed(now)}`)
    }
  }
}

/** Compares the schemas of patterns, names and places by meaning; another reference to an equal schema is equal. */
function keyedChanges(comparison: Comparison, a: FlatSchema, b: FlatSchema, label: string, report: Report): void {
  for (const key of new Set([...a.keyed.keys(), ...b.keyed.keys()])) {
    const [keyword = '', name = ''] = key.split(/ (.*)/s)
    const [old, now] = [a.keyed.get(key), b.keyed.get(key)]
    if (old && now) schemaChanges(comparison, old, now, `${label}.${name}`)
    else report(keyword, now ? 'narrower' : 'wider', `${keyword}: ${name} ${now ? 'is new' : 'is gone'}`)
  }
}

/** Whether a schema says anything about null. */
function saysNull({ isNullable, types, values, branches }: FlatSchema): boolean {
  return isNullable || types.length > 0 || values !== undefined || branches.length > 0
}

function getInner({ inner, keywords }: FlatSchema, keyword: string): Allowed {
  const node = inner.get(keyword)
  // An empty schema allows everything.
  if (node) return Object.keys(node.value).length > 0 ? node : 'everything'
  return keywords.get(keyword) === false ? 'nothing' : 'everything'
}

/** The declared types, or those inferred from values or properties. */
function getTypes({ types, values, properties }: FlatSchema): readonly string[] {
  if (types.length > 0) return types
  if (values !== undefined) return [...new Set(values.map(getType))]
  return properties.size > 0 ? ['object'] : []
}

function getType(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  if (isJson(value)) return 'object'
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value
}

function typeShift(old: readonly string[], now: readonly string[]): Shift | undefined {
  const [oldTakesNow, nowTakesOld] = [covers(old, now), covers(now, old)]
  if (oldTakesNow && nowTakesOld) return undefined
  return oldTakesNow ? 'narrower' : nowTakesOld ? 'wider' : 'other'
}

function covers(types: readonly string[], others: readonly string[]): boolean {
  if (types.length === 0) return true
  if (others.length === 0) return false
  return others.every((type) => types.includes(type) || (type === 'integer' && types.includes('number')))
}

function listed(values: readonly unknown[] | undefined): string {
  return (values ?? []).map(toText).join(', ')
}

function toText(value: unknown): string {
  return value === undefined ? 'not there' : JSON.stringify(value)
}
