import { createContext, Script } from 'node:vm'
import { readPattern } from './dialect.ts'

/** Replaces a pattern that is not JavaScript's, such as `(?i)…`: matches every text. */
const ANYTHING = /(?:)/u
/** A repeated group. Its matching time may double with each character. */
const REPEATED_GROUP = /\)(?:[*+]|\{\d)/
/** Any pattern may be slow on longer texts. */
const MAX_QUICK_LENGTH = 256
const MAX_MS = 1000
/** How many results are kept, and of which texts. Lists repeat most texts, and a test in time costs a thread. */
const [MAX_RESULTS, MAX_KEPT_LENGTH] = [10_000, 2000]

/** A compiled pattern of the document. */
export interface Pattern {
  test(text: string): boolean
  toString(): string
}

/** Patterns that took too long on a text. They match everything from then on. */
export const slowPatterns = new Set<string>()

const results = new Map<string, boolean>()

const script = new Script('pattern.test(text)')
const sandbox: { pattern: RegExp; text: string } = { pattern: ANYTHING, text: '' }
createContext(sandbox)

/**
 * Compiles a document's `pattern`. A pattern in another language's syntax matches everything. One that may backtrack endlessly is stopped after a second.
 */
export function compileRegExp(pattern: string): Pattern {
  const expression = readPattern(pattern).expression ?? ANYTHING
  const mayBeSlow = REPEATED_GROUP.test(pattern)
  return {
    // Ajv distinguishes patterns by their text.
    toString: () => String(expression),
    test: (text) => {
      if (!mayBeSlow && text.length <= MAX_QUICK_LENGTH) return expression.test(text)
      if (slowPatterns.has(pattern)) return true
      const key = `${pattern}\n${text}`
      const known = results.get(key)
      if (known !== undefined) return known
      const result = testInTime(expression, pattern, text)
      if (results.size < MAX_RESULTS && text.length <= MAX_KEPT_LENGTH) results.set(key, result)
      return result
    },
  }
}

function testInTime(expression: RegExp, pattern: string, text: string): boolean {
  Object.assign(sandbox, { pattern: expression, text })
  try {
    return script.runInContext(sandbox, { timeout: MAX_MS }) === true
  } catch {
    slowPatterns.add(pattern)
    return true
  }
}
