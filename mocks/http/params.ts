import type { DocumentOperation } from './document.ts'

function convert(text: string, type: unknown): unknown {
  const types = Array.isArray(type) ? type : [type]
  if (types.includes('integer') || types.includes('number')) return Number(text)
  if (types.includes('boolean')) return text === 'true'
  return text
}

/**
 * Converts parameters to the document's types and fills in defaults. Prism checks converted copies, but passes on the
 * raw text.
 */
export function readParams(
  operation: DocumentOperation,
  place: 'query' | 'path',
  raw: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const { name, in: where, schema } of operation.parameters) {
    if (where !== place) continue
    const given = raw[name]
    const text = Array.isArray(given) ? given[0] : given
    const value = text === undefined ? schema['default'] : convert(text, schema['type'])
    if (value !== undefined) values[name] = value
  }
  return values
}
