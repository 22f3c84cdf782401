import { createContext, Script } from 'node:vm'

/** Matches every text: replaces a pattern that JavaScript cannot parse, such as `(?i)…`. */
const ANYTHING = /(?:)/u
/** A repeated group, whose time may double with each character. */
const REPEATED_GROUP = /\)(?:[*+]|\{\d)/
/** On longer texts any pattern may be slow. */
const SHORT = 256
const MAX_MS = 1000

/** A pattern of the document that tests texts. */
export interface Pattern {
  test(text: string): boolean
  toString(): string
}

/** Patterns that took too long on a text; they match everything from then on. */
export const slowPatterns = new Set<string>()

const script = new Script('pattern.test(text)')
const sandbox: { pattern: RegExp; text: string } = { pattern: ANYTHING, text: '' }
createContext(sandbox)

/**
 * The regular expression of a document's `pattern`. Accepts escapes that are valid only without the flag `u` (`\-`);
 * another language's syntax constrains nothing. A pattern that may backtrack without end is stopped after a second.
 */
export function compileRegExp(pattern: string): Pattern {
  const expression = compile(pattern)
  const mayBeSlow = REPEATED_GROUP.test(pattern)
  return {
    // Ajv tells patterns apart by their text.
    toString: () => String(expression),
    test: (text) => {
      if (!mayBeSlow && text.length <= SHORT) return expression.test(text)
      return slowPatterns.has(pattern) || testInTime(expression, pattern, text)
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

function compile(pattern: string): RegExp {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch {}
  }
  return ANYTHING
}
