const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * Text made safe between tags and inside quoted attributes of HTML and SVG.
 * Control characters, which XML forbids even as entities, are dropped.
 */
export function escapeHtml(text: string): string {
  return text
    .replace(/\p{Cc}/gu, (char) => (char === '\n' || char === '\t' ? char : ''))
    .replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
}

/** A value as JSON that may stand inside a script element: it cannot close the element or open a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
