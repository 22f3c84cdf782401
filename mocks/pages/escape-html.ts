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
