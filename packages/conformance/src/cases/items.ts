import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

/** Returns the objects in the first list of a payload. */
export function getItems(data: unknown): Json[] {
  if (Array.isArray(data)) return data.filter(isJson)
  if (!isJson(data)) return []
  const list = Object.values(data).find((value) => Array.isArray(value))
  return Array.isArray(list) ? list.filter(isJson) : []
}

/**
 * Counts the false flags of an item, such as unread and unclaimed. An item with more of them shows an effect better.
 */
export function countFalseFlags(item: Json): number {
  return Object.values(item).filter((value) => value === false).length
}

/** Returns an item's value for a field of the same name, as a pair of name and value. */
export function valueFor(name: string, item: Json): [string, unknown][] {
  if (name === 'ids') return item['id'] === undefined ? [] : [[name, [item['id']]]]
  if (item[name] !== undefined) return [[name, item[name]]]
  return name.endsWith('Id') && item['id'] !== undefined ? [[name, item['id']]] : []
}

/** Returns the objects in the first list of a payload, or of an object inside it, as in `{data: {items: […]}}`. */
export function listsIn(data: unknown): Json[] {
  const own = getItems(data)
  if (own.length > 0 || !isJson(data)) return own
  return (
    Object.values(data)
      .map(getItems)
      .find((items) => items.length > 0) ?? []
  )
}

/** Returns a payload and the objects directly in it, such as a created one: `{article: {slug}}`. */
export function objectsIn(data: unknown): Json[] {
  return isJson(data) ? [data, ...Object.values(data).filter(isJson)] : []
}

/** Removes case and separators from a name, for comparison. */
export function plain(name: string): string {
  return name.replaceAll(/[^a-z\d]/gi, '').toLowerCase()
}

/**
 * Returns the values of an item that may be a path parameter: of the same name, of a name that the parameter ends with,
 * or `id`.
 */
export function namedValues(name: string, item: Json): unknown[] {
  const wanted = plain(name)
  const isScalar = (value: unknown): boolean => ['string', 'number', 'bigint'].includes(typeof value)
  const fields = Object.entries(item).filter(([, value]) => isScalar(value))
  const called = (test: (field: string) => boolean): unknown[] =>
    fields.filter(([field]) => test(plain(field))).map(([, value]) => value)
  return [
    ...called((field) => field === wanted),
    // `bookId` is the `id` of a book, but `authorId` is not.
    ...(wanted.endsWith('id') ? called((field) => field === 'id') : called((field) => wanted.endsWith(field))),
  ]
}

/** Returns the distinct values of all fields of this name, at any depth. */
export function valuesNamed(name: string, data: unknown): unknown[] {
  const found = new Set<unknown>()
  const collect = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const item of value) collect(item, '')
    else if (isJson(value)) for (const [inner, field] of Object.entries(value)) collect(field, inner)
    else if (plain(key) === plain(name) && ['string', 'number', 'bigint'].includes(typeof value)) found.add(value)
  }
  collect(data, '')
  return [...found]
}

/** Returns the value at a path inside an item. */
export function valueAt(item: Json, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => (isJson(value) ? value[step] : undefined), item)
}
