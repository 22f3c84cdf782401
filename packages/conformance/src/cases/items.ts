import { isJson, type Json } from '@tumpak/contract-kit/json.ts'

/** The objects of the first list in a payload. */
export function getItems(data: unknown): Json[] {
  if (Array.isArray(data)) return data.filter(isJson)
  if (!isJson(data)) return []
  const list = Object.values(data).find((one) => Array.isArray(one))
  return Array.isArray(list) ? list.filter(isJson) : []
}

/** How many flags of an item are false: unread, unclaimed. These items show an operation's effect best. */
export function undone(item: Json): number {
  return Object.values(item).filter((one) => one === false).length
}

/** An item's value for a like-named field. */
export function valueFor(name: string, item: Json): [string, unknown][] {
  if (name === 'ids') return item['id'] === undefined ? [] : [[name, [item['id']]]]
  if (item[name] !== undefined) return [[name, item[name]]]
  return name.endsWith('Id') && item['id'] !== undefined ? [[name, item['id']]] : []
}

/** The objects of the first list in a payload, also one level further down, as in `{data: {items: […]}}`. */
export function listsIn(data: unknown): Json[] {
  const own = getItems(data)
  if (own.length > 0 || !isJson(data)) return own
  return (
    Object.values(data)
      .map(getItems)
      .find((items) => items.length > 0) ?? []
  )
}

/** A payload and the objects in it, such as a created thing: `{article: {slug}}`. */
export function objectsIn(data: unknown): Json[] {
  return isJson(data) ? [data, ...Object.values(data).filter(isJson)] : []
}

/** A name without case and separators. */
export function plain(name: string): string {
  return name.replaceAll(/[^a-z\d]/gi, '').toLowerCase()
}

/** An item's values that may be a path parameter: of its name, of the end of its name, or the id. The most likely first. */
export function namedValues(name: string, item: Json): unknown[] {
  const wanted = plain(name)
  const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
  const fields = Object.entries(item).filter(([, value]) => isScalar(value))
  const called = (test: (field: string) => boolean): unknown[] =>
    fields.filter(([field]) => test(plain(field))).map(([, value]) => value)
  return [
    ...called((field) => field === wanted),
    // `bookId` is the `id` of a book; `authorId` of a book is not.
    ...(wanted.endsWith('id') ? called((field) => field === 'id') : called((field) => wanted.endsWith(field))),
  ]
}

/** The different values of a field of this name, at any depth. */
export function valuesNamed(name: string, data: unknown): unknown[] {
  const found = new Set<unknown>()
  const collect = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const one of value) collect(one, '')
    else if (isJson(value)) for (const [inner, one] of Object.entries(value)) collect(one, inner)
    else if (plain(key) === plain(name) && ['string', 'number'].includes(typeof value)) found.add(value)
  }
  collect(data, '')
  return [...found]
}

/** The value at a path of an item. */
export function valueAt(item: Json, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, step) => (isJson(value) ? value[step] : undefined), item)
}
