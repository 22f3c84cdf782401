/** Parts that mean something else in JavaScript than in the language that they come from. */
const FOREIGN: readonly RegExp[] = [
  // POSIX classes, an intersection of classes, a repetition without its first number.
  /\[\[?:\^?[a-z]+:\]/,
  /&&\[/,
  /\{,\d+\}/,
  // A code point in braces, and escapes that JavaScript does not have.
  /\\x(?![\da-f]{2})[^]?/i,
  /\\[aeg-jlmoqyzACE-OQRTUVX-Z]/,
]
/** A pattern with its delimiters. Nothing matches it, because `^` or `$` is not at an end. */
const DELIMITED = /^\/\^|\$\/[a-z]*$/
/** Escapes that the flag `u` forbids, and that mean the character itself. */
const NEEDLESS = /\\([_@'",:;#%&=!<>`~ ])/g

/** A pattern of the document in JavaScript; `foreign` is the part that is not JavaScript's. */
export interface ReadPattern {
  readonly expression: RegExp | undefined
  readonly foreign: string | undefined
}

const known = new Map<string, ReadPattern>()
const MAX_KNOWN = 5000

/** Reads a pattern. One in another language's syntax has no expression, because its meaning is unknown. */
export function readPattern(pattern: string): ReadPattern {
  const found = known.get(pattern) ?? read(pattern)
  if (known.size > MAX_KNOWN) known.clear()
  known.set(pattern, found)
  return found
}

function read(pattern: string): ReadPattern {
  const expression = compile(pattern)
  if (expression === undefined) return { expression, foreign: pattern }
  // A backslash may be escaped itself.
  const words = pattern.replaceAll('\\\\', '  ')
  // Without the flag, `\p` is the letter.
  const rules = expression.unicode ? FOREIGN : [...FOREIGN, /\\p\{/i]
  const part = [DELIMITED, ...rules].map((rule) => rule.exec(words)?.[0]).find((found) => found !== undefined)
  return { expression: part === undefined ? expression : undefined, foreign: part }
}

function compile(pattern: string): RegExp | undefined {
  const plain = pattern.replaceAll(NEEDLESS, '$1')
  for (const [words, flags] of [
    [pattern, 'u'],
    [plain, 'u'],
    [pattern, ''],
  ] as const) {
    try {
      return new RegExp(words, flags)
    } catch {}
  }
  return undefined
}
