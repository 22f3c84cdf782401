import { at, escapeStep } from '@tumpak/contract-kit/json.ts'

/** A parsed success expression. */
export interface Expression {
  /** The expression as it was written. */
  source: string
  test(body: unknown): boolean
  /** The JSON pointers that the expression reads. */
  pointers: string[]
  /** The pointers that a response must have: all except those that are only compared with null. */
  needed: string[]
  /** Whether fields of a response contradict each other. Alternatives (`||`) cannot. */
  isAmbiguous(body: unknown): boolean
  /** The literal that a field must equal; undefined if the expression has alternatives or compares it otherwise. */
  getExpected(pointer: string): unknown
  /** The pointers whose conditions a response does not meet. */
  listUnmet(body: unknown): string[]
}

type Test = (body: unknown) => unknown
interface Operand {
  value: Test
  /** The pointer, if the operand is a field of the response. */
  pointer?: string
}

const RELATIONS: { [sign: string]: (left: unknown, right: unknown) => boolean } = {
  '==': (left, right) => left === right || (left ?? null) === (right ?? null),
  '!=': (left, right) => left !== right && (left ?? null) !== (right ?? null),
  '<=': (left, right) => Number(left) <= Number(right),
  '>=': (left, right) => Number(left) >= Number(right),
  '<': (left, right) => Number(left) < Number(right),
  '>': (left, right) => Number(left) > Number(right),
}
const TOKEN = /\s*(==|!=|<=|>=|<|>|&&|\|\||!|\(|\)|"[^"]*"|'[^']*'|-?\d+(?:\.\d+)?|[$\w/][\w$./~-]*)/y
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/**
 * Parses an expression such as `success == true && code == 20000`: paths, JSON pointers, literals, comparisons, `!`,
 * `&&`, `||` and parentheses. A missing field is null. Throws an error with the position.
 */
export function parseExpression(source: string): Expression {
  const tokens = tokenize(source)
  const pointers = new Set<string>()
  const needed = new Set<string>()
  /** All tests of each field, to find contradictions. */
  const testsByPointer = new Map<string, Test[]>()
  const expected = new Map<string, unknown>()
  let isChoice = false
  let next = 0

  const fail = (): never => {
    throw new Error(`the expression \`${source}\` has a syntax error at: ${tokens[next] ?? 'its end'}`)
  }
  const take = (token: string): boolean => {
    if (tokens[next] !== token) return false
    next += 1
    return true
  }
  const note = (pointer: string, test: Test): void => {
    testsByPointer.set(pointer, [...(testsByPointer.get(pointer) ?? []), test])
  }
  const either = (): Test => {
    let left = both()
    while (take('||')) {
      isChoice = true
      const [a, b] = [left, both()]
      left = (body) => Boolean(a(body)) || Boolean(b(body))
    }
    return left
  }
  const both = (): Test => {
    let left = comparison()
    while (take('&&')) {
      const [a, b] = [left, comparison()]
      left = (body) => Boolean(a(body)) && Boolean(b(body))
    }
    return left
  }
  const comparison = (): Test => {
    const left = operand()
    const sign = Object.keys(RELATIONS).find(take)
    if (sign === undefined) {
      if (left.pointer !== undefined) {
        needed.add(left.pointer)
        note(left.pointer, (body) => Boolean(left.value(body)))
      }
      return left.value
    }
    const right = operand()
    const test: Test = (body) => RELATIONS[sign]?.(left.value(body), right.value(body)) === true
    const isNull = [left, right].some((side) => side.pointer === undefined && side.value(undefined) === null)
    for (const { pointer } of [left, right]) {
      if (pointer === undefined) continue
      if (!isNull) needed.add(pointer)
      note(pointer, test)
      if (sign === '==') expected.set(pointer, (pointer === left.pointer ? right : left).value(undefined))
    }
    return test
  }
  const operand = (): Operand => {
    if (take('!')) {
      const { value } = operand()
      isChoice = true
      return { value: (body) => !value(body) }
    }
    if (take('(')) {
      const inner = either()
      if (!take(')')) fail()
      return { value: inner }
    }
    const token = tokens[next]
    if (token === undefined || /^(==|!=|<=?|>=?|&&|\|\||\))$/.test(token)) return fail()
    next += 1
    if (WORDS.has(token)) return { value: () => WORDS.get(token) }
    if (/^["']/.test(token)) return { value: () => token.slice(1, -1) }
    if (/^-?\d/.test(token)) return { value: () => Number(token) }
    const pointer = toPointer(token)
    pointers.add(pointer)
    return { value: (body) => at(body, pointer), pointer }
  }

  const test = either()
  if (next < tokens.length) fail()
  const listUnmet = (body: unknown): string[] =>
    [...testsByPointer].flatMap(([pointer, tests]) => (tests.every((test) => test(body) === true) ? [] : [pointer]))
  const isAmbiguous = (body: unknown): boolean => {
    const { length } = listUnmet(body)
    return !isChoice && length > 0 && length < testsByPointer.size
  }
  return {
    source,
    test: (body) => Boolean(test(body)),
    pointers: [...pointers],
    needed: [...needed],
    isAmbiguous,
    getExpected: (pointer) => (isChoice ? undefined : expected.get(pointer)),
    listUnmet,
  }
}

function tokenize(source: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.trimEnd().length) {
    const from = TOKEN.lastIndex
    const token = TOKEN.exec(source)?.[1]
    if (token === undefined)
      throw new Error(`the expression \`${source}\` has a syntax error at: ${source.slice(from)}`)
    tokens.push(token)
  }
  return tokens
}

function toPointer(path: string): string {
  if (path.startsWith('/')) return path
  return path
    .replace(/^\$\.?/, '')
    .split('.')
    .map((step) => `/${escapeStep(step)}`)
    .join('')
}
