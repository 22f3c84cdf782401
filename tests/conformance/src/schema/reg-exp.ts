/** Matches every text: replaces a pattern that JavaScript cannot parse, such as `(?i)…`. */
const ANYTHING = /(?:)/u

/**
 * The regular expression of a document's `pattern`. Accepts escapes that are valid only without the flag `u` (`\-`);
 * another language's syntax constrains nothing.
 */
export function regExpOf(pattern: string): RegExp {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch {}
  }
  return ANYTHING
}
