import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

/** A misspelled name inside a setting. */
export interface UnknownKey {
  /** The place of the name: `frames, entry 2`. */
  readonly place: string
  readonly name: string
  readonly known: readonly string[]
}

/** Finds the first name inside a value that its schema does not allow. A schema of alternatives allows the names of each. */
export function findUnknownKey(schema: unknown, value: unknown, place: string): UnknownKey | undefined {
  const forms = listForms(schema)
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const { items } of forms) {
        const found =
          items === undefined ? undefined : findUnknownKey(items, item, `${place}, entry ${String(index + 1)}`)
        if (found !== undefined) return found
      }
    return undefined
  }
  const objects = forms.filter((form) => isJson(form['properties']) || form['additionalProperties'] !== undefined)
  if (!isJson(value) || objects.length === 0 || Object.keys(value).join() === 'env') return undefined
  const known = [
    ...new Set(objects.flatMap((object) => Object.keys(isJson(object['properties']) ? object['properties'] : {}))),
  ]
  for (const [name, inner] of Object.entries(value)) {
    const schemas = objects.flatMap((object) => getInner(object, name))
    if (schemas.length === 0) return { place, name, known }
    const found = findUnknownKey({ anyOf: schemas }, inner, `${place}: ${name}`)
    if (found !== undefined) return found
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
