import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

/** A misspelled name inside a setting. */
export interface OddKey {
  /** Where it stands: `frames, entry 2`. */
  readonly place: string
  readonly name: string
  readonly known: readonly string[]
}

/** Finds the first name inside a value that its schema does not allow. A schema of alternatives allows the names of each. */
export function findOddKey(schema: unknown, value: unknown, place: string): OddKey | undefined {
  const forms = listForms(schema)
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const { items } of forms) {
        const odd = items === undefined ? undefined : findOddKey(items, item, `${place}, entry ${String(index + 1)}`)
        if (odd !== undefined) return odd
      }
    return undefined
  }
  const objects = forms.filter((one) => isJson(one['properties']) || one['additionalProperties'] !== undefined)
  if (!isJson(value) || objects.length === 0 || Object.keys(value).join() === 'env') return undefined
  const known = [...new Set(objects.flatMap((one) => Object.keys(isJson(one['properties']) ? one['properties'] : {})))]
  for (const [name, inner] of Object.entries(value)) {
    const schemas = objects.flatMap((one) => getInner(one, name))
    if (schemas.length === 0) return { place, name, known }
    const odd = findOddKey({ anyOf: schemas }, inner, `${place}: ${name}`)
    if (odd !== undefined) return odd
  }
  return undefined
}

/** The schema, or its alternatives. */
function listForms(schema: unknown): Json[] {
  if (!isJson(schema)) return []
  return Array.isArray(schema['anyOf']) ? schema['anyOf'].flatMap(listForms) : [schema]
}

/** The schema of a name in an object; [] if there is none. */
function getInner({ properties, additionalProperties }: Json, name: string): unknown[] {
  const own = isJson(properties) && Object.hasOwn(properties, name) ? properties[name] : additionalProperties
  return own === false ? [] : [own ?? {}]
}
