const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * Escapes text for HTML and SVG, between tags and in quoted attributes. Drops control characters, because XML forbids
 * them even as entities.
 */
export function escapeHtml(text: string): string {
  return text
    .replace(/\p{Cc}/gu, (char) => (char === '\n' || char === '\t' ? char : ''))
    .replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
}

/** Serializes JSON for a script element, so that a value can neither close the element nor open a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
