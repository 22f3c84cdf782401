import { isJson, strings, type Json } from './json.ts'

const LOWER_LIMITS = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'])
const UPPER_LIMITS = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'])
/** Maximum number of multiples to try for a common one. */
const MAX_MULTIPLES = 1000

/** Combines the values of a keyword of two schemas that both apply; returns the second value if only one can hold. */
export function combine(keyword: string, first: unknown, second: unknown): unknown {
  if (first === undefined) return second
  if (first === false && second !== undefined && isClosing(keyword)) return false
  if (keyword === 'uniqueItems') return first === true || second === true
  if (typeof first === 'number' && typeof second === 'number') {
    if (LOWER_LIMITS.has(keyword)) return Math.max(first, second)
    if (UPPER_LIMITS.has(keyword)) return Math.min(first, second)
    if (keyword === 'multipleOf') return findMultiple(first, second)
  }
  if (keyword === 'pattern' && typeof first === 'string' && typeof second === 'string')
    return combinePatterns(first, second)
  if (keyword === 'dependentRequired' && isJson(first) && isJson(second)) return combineLists(first, second)
  return second
}

/** Returns the types that both lists allow. A whole number is a number too. */
export function intersectTypes(first: readonly string[], second: readonly string[]): string[] {
  const allows = (list: readonly string[], type: string): boolean =>
    list.includes(type) || (type === 'integer' && list.includes('number'))
  const all = [...first.filter((type) => allows(second, type)), ...second.filter((type) => allows(first, type))]
  return [...new Set(all)]
}

/** Returns the values that both lists have. */
export function intersectValues(first: readonly unknown[], second: readonly unknown[]): unknown[] {
  const known = new Set(second.map((value) => JSON.stringify(value)))
  return first.filter((value) => known.has(JSON.stringify(value)))
}

/** Keywords whose `false` wins, because no other part can allow again what it forbids. */
function isClosing(keyword: string): boolean {
  return /^(additional|unevaluated)(Properties|Items)$|^items$/.test(keyword)
}

/** Returns the least common multiple, or the greater number if there is none among the first multiples. */
function findMultiple(first: number, second: number): number {
  const [least, most] = [Math.min(first, second), Math.max(first, second)]
  for (let count = 1; count <= MAX_MULTIPLES; count += 1) {
    const multiple = Number((most * count).toPrecision(15))
    if (Number.isInteger(Number((multiple / least).toPrecision(12)))) return multiple
  }
  return most
}

/** Returns one pattern for both, the same in either order. */
function combinePatterns(first: string, second: string): string {
  if (first === second) return first
  const [former = '', other = ''] = [first, second].toSorted()
  // A look-ahead applies to the whole text only where the match begins at its start.
  const isAnchored = (pattern: string): boolean => pattern.startsWith('^') && !pattern.includes('|')
  if (isAnchored(former)) return `(?=[^]*?(?:${other}))${former}`
  return isAnchored(other) ? `(?=[^]*?(?:${former}))${other}` : `^(?=[^]*?(?:${former}))[^]*?(?:${other})`
}

function combineLists(first: Json, second: Json): Json {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(
    names.map((name) => [name, [...new Set([...strings(first[name]), ...strings(second[name])])]]),
  )
}
