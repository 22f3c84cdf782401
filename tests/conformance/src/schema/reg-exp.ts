/** Fits every text: what a pattern that JavaScript cannot read, such as `(?i)…`, is judged by. */
const ANYTHING = /(?:)/u

/**
 * The expression of a document's `pattern`. Escapes that are only read without the flag `u` (`\-`) are taken as meant;
 * a pattern of another language's dialect rules nothing.
 */
export function regExpOf(pattern: string): RegExp {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch {}
  }
  return ANYTHING
}
