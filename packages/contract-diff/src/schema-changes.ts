import { isJson } from '@tumpak/contract-kit/json.ts'
import { place, unwrap, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { nameAllowed, tightness, type Allowed } from './allowed.ts'
import { matchBranches, type Roots } from './branches.ts'
import { getConsumer, getBroken, type Comparison } from './comparison.ts'
import { conditionChanges } from './condition-changes.ts'
import { discriminatorChanges } from './discriminator-changes.ts'
import { flatten, INNER, single, type FlatSchema } from './flat-schema.ts'
import { limitShifts, type Shift } from './limits.ts'
import { propertyChanges } from './property-changes.ts'
import { wordChanges } from './word-changes.ts'

/** Compares two schemas recursively. `label` names the place for a reader, such as `Balance.point`. */
export function schemaChanges(comparison: Comparison, was: DocumentNode, is: DocumentNode, label: string): void {
  const { roots, producer, add, seen } = comparison
  const pair = `${producer} ${was.pointer} ${is.pointer}`
  if (seen.has(pair)) return
  seen.add(pair)

  const [old, now] = [unwrap(roots.old, was), unwrap(roots.now, is)]
  const name = now.component ?? label
  const where = place(now.pointer)
  const [a, b] = flattened(roots, old, now)
  // A client must accept unknown values of an `x-open` enum, so a new value is safe.
  const mayGrow = a.keywords.get('x-open') === true
  const report = (rule: string, shift: Shift, text: string): void => {
    const breaks = mayGrow && rule === 'enum' && shift === 'wider' ? [] : getBroken(producer, shift)
    add({ rule: `${rule}-${shift}`, place: where, text: `${name}: ${text}`, breaks })
  }

  wordChanges({ old: a, now: b, label: name, place: where, producer, add })
  // Without a type null is allowed as anything else; the type says so.
  if (a.isNullable !== b.isNullable && saysNull(a) && saysNull(b)) {
    report('null', b.isNullable ? 'wider' : 'narrower', b.isNullable ? 'may now be null' : 'is never null any more')
  }
  const types = typeShift(getTypes(a), getTypes(b))
  if (types !== undefined && valuesShift(a, b) === undefined) {
    report('type', types, `was ${getTypes(a).join(' or ') || 'anything'}, is ${getTypes(b).join(' or ') || 'anything'}`)
    if (types === 'other') return
  }
  valueChanges(a, b, report)
  for (const { keyword, shift, old: was, now: is } of limitShifts(a, b)) {
    report(keyword, shift, `${keyword} was ${toText(was)}, is ${toText(is)}`)
  }
  propertyChanges(comparison, a, b, name, where, (one, other, within) => schemaChanges(comparison, one, other, within))
  innerChanges(comparison, a, b, name, report)
  keyedChanges(comparison, a, b, name, report)
  conditionChanges(comparison, a, b, name, report, schemaChanges)
  branchChanges(comparison, [old, a], [now, b], name, report)
}

/** A union of one branch is that branch, unless it was or becomes a larger union. */
function flattened(roots: Roots, old: DocumentNode, now: DocumentNode): [FlatSchema, FlatSchema] {
  const [a, b] = [flatten(roots.old, old), flatten(roots.now, now)]
  const areSmall = a.branches.length < 2 && b.branches.length < 2
  return areSmall ? [single(roots.old, a), single(roots.now, b)] : [a, b]
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
      schemaChanges({ ...comparison, producer }, old, now, `${label}[]`)
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

type Side = readonly [DocumentNode, FlatSchema]

function branchChanges(comparison: Comparison, old: Side, now: Side, label: string, report: Report): void {
  const [had, has] = [old[1].branches, now[1].branches]
  if (had.length === 0 && has.length === 0) return
  if (had.length === 0 || has.length === 0) {
    // Beside a type or properties a new union narrows the schema; alone it replaces what was there.
    if (isBare(old[1]) && isBare(now[1])) report('union', 'other', 'is composed differently')
    else if (had.length === 0) matched(comparison, [old[0]], has, label, report)
    else matched(comparison, had, [now[0]], label, report)
    return
  }
  matched(comparison, had, has, label, report)
  discriminatorChanges(comparison.roots, old[0], now[0], report)
}

function matched(
  comparison: Comparison,
  had: readonly DocumentNode[],
  has: readonly DocumentNode[],
  label: string,
  report: Report,
): void {
  const { pairs, gone, added } = matchBranches(comparison.roots, had, has)
  for (const [one, other] of pairs) schemaChanges(comparison, one, other, label)
  for (const branch of gone) report('union', 'narrower', `no longer ${branchName(branch)}`)
  for (const branch of added) report('union', 'wider', `may also be ${branchName(branch)}`)
}

function isBare({ properties, types, branches }: FlatSchema): boolean {
  return properties.size === 0 && types.length === 0 && branches.length === 0
}

function branchName({ component, value }: DocumentNode): string {
  return component ?? (typeof value['title'] === 'string' ? value['title'] : toText(value).slice(0, 60))
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
