import { escapeStep, isJson, type Json } from './json.ts'

/** The key under which a loaded document keeps the files it was split into. */
export const FILES = 'x-files'

/** What a part of a document is: an object of the specification, a map from names, or data of its author. */
export type Position = 'object' | 'map' | 'examples' | 'example' | 'data'

/** Keywords whose values are data: a `$ref`, `$id` or `nullable` inside means nothing. */
const DATA = new Set(['example', 'default', 'const', 'enum'])
const DATA_OF_EXAMPLE = new Set(['value', 'dataValue', 'serializedValue'])
/** Keywords whose keys are names that the author chose, even if they look like keywords. */
const MAPS = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'definitions',
  'schemas',
  'responses',
  'parameters',
  'requestBodies',
  'headers',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'mediaTypes',
  'paths',
  'webhooks',
  'content',
  'encoding',
  'variables',
  'mapping',
  'channels',
  'messages',
  'operations',
])

/** Returns what the value under a key is. The items of a list are what the list is. */
export function getPosition(position: Position, key: string, value: unknown): Position {
  if (position === 'data') return 'data'
  if (position === 'map') return 'object'
  if (position === 'examples') return 'example'
  if (position === 'example' && DATA_OF_EXAMPLE.has(key)) return 'data'
  if (key === FILES) return 'map'
  if (DATA.has(key) || key.startsWith('x-')) return 'data'
  if (key === 'examples') return isJson(value) ? 'examples' : 'data'
  return MAPS.has(key) && isJson(value) ? 'map' : 'object'
}

/** Returns a copy of a document with each object of the specification changed, the innermost first. */
export function mapObjects(value: unknown, change: (copy: Json) => unknown, position: Position = 'object'): unknown {
  if (position === 'data') return value
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change, position))
  if (!isJson(value)) return value
  const entries = Object.entries(value).map(([key, field]) => [
    key,
    mapObjects(field, change, getPosition(position, key, field)),
  ])
  const copy = Object.fromEntries(entries) as Json
  return position === 'object' ? change(copy) : copy
}

/** Returns a copy of a document without data, except the values of `enum` and `const`, which validators compare. */
export function withoutData(value: unknown, position: Position = 'object'): unknown {
  if (position === 'data') return value
  if (Array.isArray(value)) return value.map((item) => withoutData(item, position))
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => {
      const below = getPosition(position, key, field)
      return below === 'data' && key !== 'enum' && key !== 'const' ? [] : [[key, withoutData(field, below)]]
    }),
  )
}

/** Maps the names that schemas give themselves (`$anchor`, `$dynamicAnchor`, `$id`) to their pointers. */
export function findNames(root: unknown): Map<string, string> {
  const found = new Map<string, string>()
  const collect = (value: unknown, pointer: string, position: Position): void => {
    if (position === 'data') return
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) collect(item, `${pointer}/${String(index)}`, position)
    if (!isJson(value)) return
    const names = position === 'object' ? [value['$anchor'], value['$dynamicAnchor'], value['$id']] : []
    for (const name of names) if (typeof name === 'string' && !found.has(name)) found.set(name, pointer)
    for (const [key, field] of Object.entries(value))
      collect(field, `${pointer}/${escapeStep(key)}`, getPosition(position, key, field))
  }
  collect(root, '', 'object')
  return found
}
