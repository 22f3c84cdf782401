import { isJson } from '@tumpak/contract-kit/json.ts'
import { JSON_STYLE, type Parameter } from '@tumpak/contract-kit/operation.ts'

/** What separates the items of a list in one parameter, by style, as the URL contains it. */
const SEPARATORS: { [style: string]: string } = { spaceDelimited: '%20', pipeDelimited: '%7C' }
/** Formats a value as text for headers, queries and paths. */
export function plain(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Serializes a query value by the document's style: a list joined or repeated, an object by its fields. Names and
 * values are encoded for a URL, the separators are not: a server may split before it decodes.
 */
export function written(
  name: string,
  value: unknown,
  parameter: Pick<Parameter, 'style' | 'explode'> | undefined,
): [string, string][] {
  const { style = 'form', explode = style === 'form' } = parameter ?? {}
  const encode = (item: unknown): string => encodeURIComponent(plain(item))
  const key = encode(name)
  if (value === undefined) return []
  if (style === JSON_STYLE) return [[key, encodeURIComponent(JSON.stringify(value))]]
  if (Array.isArray(value)) {
    if (explode) return value.map((item) => [key, encode(item)])
    return value.length === 0 ? [] : [[key, value.map(encode).join(SEPARATORS[style] ?? ',')]]
  }
  if (!isJson(value)) return [[key, encode(value)]]
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  if (style === 'deepObject') return fields.flatMap(([field, item]) => deep(`${name}[${field}]`, item))
  if (parameter === undefined) return [[key, encode(value)]]
  return explode
    ? fields.flatMap(([field, item]) => written(field, item, {}))
    : [[key, fields.flatMap(([field, item]) => [encode(field), encode(item)]).join(SEPARATORS[style] ?? ',')]]
}

/** Writes a field of a `deepObject`: nested objects with more brackets, lists repeated. */
function deep(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((item) => deep(name, item))
  if (!isJson(value)) return [[encodeURIComponent(name), encodeURIComponent(plain(value))]]
  return Object.entries(value).flatMap(([field, item]) => (item === undefined ? [] : deep(`${name}[${field}]`, item)))
}

/** Serializes a path value by the document's style: `simple`, `label` (`.a,b`) or `matrix` (`;name=a,b`). */
export function pathPart(name: string, value: unknown, { style, explode = false }: Partial<Parameter> = {}): string {
  if (style === JSON_STYLE) return encodeURIComponent(JSON.stringify(value))
  if (style === 'label') return `.${simple(value, explode, encodeURIComponent, explode ? '.' : ',')}`
  if (style !== 'matrix') return simple(value, explode, encodeURIComponent)
  if (explode && isJson(value)) return `;${simple(value, true, encodeURIComponent, ';')}`
  if (explode && Array.isArray(value))
    return value.map((item) => `;${name}=${encodeURIComponent(plain(item))}`).join('')
  return `;${name}=${simple(value, false, encodeURIComponent)}`
}

/** Serializes a value in the style `simple`: a list with commas, an object by its fields. */
export function simple(
  value: unknown,
  explode = false,
  encode: (words: string) => string = (words) => words,
  between = ',',
): string {
  const words = (item: unknown): string => encode(plain(item))
  if (Array.isArray(value)) return value.map(words).join(between)
  if (!isJson(value)) return words(value)
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  return explode
    ? fields.map(([field, item]) => `${encode(field)}=${words(item)}`).join(between)
    : fields.flatMap(([field, item]) => [encode(field), words(item)]).join(between)
}
