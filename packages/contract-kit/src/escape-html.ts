const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * Escapes text for HTML and SVG, between tags and in quoted attributes. Drops control characters, which XML forbids
 * even as entities.
 */
export function escapeHtml(text: string): string {
  return text
    .replace(/\p{Cc}/gu, (char) => (char === '\n' || char === '\t' ? char : ''))
    .replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
}

/** JSON for a script element: it cannot close the element or open a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
