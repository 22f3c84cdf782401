import { isJson } from '@tumpak/contract-kit/json.ts'
import { JSON_STYLE, type Parameter } from '@tumpak/contract-kit/operation.ts'

/** What separates the items of a list in one parameter, by style. */
const SEPARATORS: { [style: string]: string } = { spaceDelimited: ' ', pipeDelimited: '|' }
/** Formats a value as text for headers, queries and paths. */
export function plain(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Serializes a query value by the document's style: a list joined or repeated, an object by its fields. */
export function written(name: string, value: unknown, parameter: Parameter | undefined): [string, string][] {
  const { style = 'form', explode = style === 'form' } = parameter ?? {}
  if (value === undefined) return []
  if (style === JSON_STYLE) return [[name, plain(value)]]
  if (Array.isArray(value)) {
    if (explode) return value.map((one) => [name, plain(one)])
    return [[name, value.map(plain).join(SEPARATORS[style] ?? ',')]]
  }
  if (!isJson(value)) return [[name, plain(value)]]
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  if (style === 'deepObject') return fields.map(([field, one]) => [`${name}[${field}]`, plain(one)])
  return explode && parameter !== undefined
    ? fields.map(([field, one]) => [field, plain(one)])
    : [[name, parameter === undefined ? plain(value) : fields.flatMap(([field, one]) => [field, plain(one)]).join()]]
}

/** Serializes a path value by the document's style: `simple`, `label` (`.a,b`) or `matrix` (`;name=a,b`). */
export function pathPart(name: string, value: unknown, { style, explode = false }: Partial<Parameter> = {}): string {
  if (style === 'label') return `.${simple(value, explode, encodeURIComponent, explode ? '.' : ',')}`
  if (style !== 'matrix') return simple(value, explode, encodeURIComponent)
  if (explode && isJson(value)) return `;${simple(value, true, encodeURIComponent, ';')}`
  if (explode && Array.isArray(value)) return value.map((one) => `;${name}=${encodeURIComponent(plain(one))}`).join('')
  return `;${name}=${simple(value, false, encodeURIComponent)}`
}

/** Serializes a value in the style `simple`: a list with commas, an object by its fields. */
export function simple(
  value: unknown,
  explode = false,
  encode: (words: string) => string = (words) => words,
  between = ',',
): string {
  const words = (one: unknown): string => encode(plain(one))
  if (Array.isArray(value)) return value.map(words).join(between)
  if (!isJson(value)) return words(value)
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  return explode
    ? fields.map(([field, one]) => `${encode(field)}=${words(one)}`).join(between)
    : fields.flatMap(([field, one]) => [encode(field), words(one)]).join(between)
}
