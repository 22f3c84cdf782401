import { at, escapeStep } from '../document/json.ts'

/** What a success expression says: which answers are successes. */
export interface Expression {
  test(body: unknown): boolean
  /** The JSON pointers that it reads. */
  pointers: string[]
  /** Each comparison alone, so that an answer of two minds can be told. */
  comparisons: ((body: unknown) => boolean)[]
}

type Test = (body: unknown) => unknown

const TOKEN = /\s*(==|!=|&&|\|\||!|\(|\)|"[^"]*"|'[^']*'|-?\d+(?:\.\d+)?|[$\w/][\w$./~-]*)/y
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/**
 * Reads an expression such as `success == true && code == 20000`. It knows paths (`code`, `meta.code`) and JSON
 * pointers (`/code`), numbers, strings in quotes, true, false, null, `==`, `!=`, `!`, `&&`, `||` and parentheses,
 * and runs no code. Throws with the place where it stops making sense.
 */
export function parseExpression(source: string): Expression {
  const tokens = tokenize(source)
  const pointers = new Set<string>()
  const comparisons: ((body: unknown) => boolean)[] = []
  let next = 0

  const fail = (): never => {
    throw new Error(`the expression \`${source}\` makes no sense at ${tokens[next] ?? 'its end'}`)
  }
  const take = (token: string): boolean => {
    if (tokens[next] !== token) return false
    next += 1
    return true
  }
  const either = (): Test => {
    let left = both()
    while (take('||')) {
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
    const equal = take('==')
    if (!equal && !take('!=')) return left
    const right = operand()
    const test = (body: unknown): boolean => (left(body) === right(body)) === equal
    comparisons.push(test)
    return test
  }
  const operand = (): Test => {
    if (take('!')) {
      const inner = operand()
      return (body) => !inner(body)
    }
    if (take('(')) {
      const inner = either()
      if (!take(')')) fail()
      return inner
    }
    const token = tokens[next]
    if (token === undefined || /^(==|!=|&&|\|\||\))$/.test(token)) return fail()
    next += 1
    if (WORDS.has(token)) return () => WORDS.get(token)
    if (/^["']/.test(token)) return () => token.slice(1, -1)
    if (/^-?\d/.test(token)) return () => Number(token)
    const pointer = toPointer(token)
    pointers.add(pointer)
    return (body) => at(body, pointer)
  }

  const test = either()
  if (next < tokens.length) fail()
  return { test: (body) => Boolean(test(body)), pointers: [...pointers], comparisons }
}

function tokenize(source: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.trimEnd().length) {
    const from = TOKEN.lastIndex
    const token = TOKEN.exec(source)?.[1]
    if (token === undefined) throw new Error(`the expression \`${source}\` makes no sense at ${source.slice(from)}`)
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
