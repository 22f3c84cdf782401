import { isJson, type Json } from '../document/json.ts'

/** The objects of the first list in a payload. */
export function itemsOf(data: unknown): Json[] {
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
