import { at, resolve } from './generator-input.ts'
import type { Json } from './read-bundle.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'

type Document = { [key: string]: Json }

/** What the app's lenient reader needs to know about a payload; see src/api/read-leniently.ts. */
type Leniency = { strict: string[]; alone: string[]; down: string[] }

/**
 * The marks of each payload (`x-essential`, `x-round`), by operationId, as paths without list indexes. Omits operations
 * and parts without marks.
 */
export function getLeniency(bundle: Document): { [id: string]: { requestOptions: { leniency: Document } } } {
  const calls = Object.values(at(bundle, 'paths')).flatMap((item) => Object.values(isJson(item) ? item : {}))
  return Object.fromEntries(
    calls
      .filter((one) => isJson(one))
      .flatMap((operation) => {
        const marks: Leniency = { strict: [], alone: [], down: [] }
        collect(getPayload(operation, bundle), bundle, '', marks)
        const filled = Object.entries(marks).filter(([, paths]) => paths.length > 0)
        if (filled.length === 0) return []
        return [[String(operation['operationId']), { requestOptions: { leniency: Object.fromEntries(filled) } }]]
      }),
  )
}

function getPayload(operation: Document, bundle: Document): Json {
  const [ok] = at(operation, 'responses', '200', 'content', 'application/json', 'schema')['oneOf'] as Document[]
  return at(resolve(String(ok?.['$ref']), bundle), 'properties')['data'] ?? null
}

function collect(node: Json, bundle: Document, path: string, marks: Leniency): void {
  const schema = flat(node, bundle)
  if (isJson(schema['items'])) collect(schema['items'], bundle, path, marks)
  if (!isJson(schema['properties'])) return
  for (const [name, property] of Object.entries(schema['properties'])) {
    const here = path === '' ? name : `${path}.${name}`
    const own = flat(property, bundle)
    // A field with a default uses it, which the validator knows.
    if (own['x-essential'] === true && own['default'] === undefined) marks.strict.push(here)
    if (own['x-essential'] === false) marks.alone.push(here)
    if (own['x-round'] === 'down') marks.down.push(here)
    collect(property, bundle, here, marks)
  }
}

/** A schema merged with its references, its own marks first. */
export function flat(node: Json, bundle: Document): Document {
  if (!isJson(node)) return {}
  const [only] = Array.isArray(node['allOf']) ? node['allOf'] : []
  const target = typeof node['$ref'] === 'string' ? resolve(node['$ref'], bundle) : only
  return target === undefined ? node : { ...flat(target, bundle), ...node }
}

/**
 * The document with each `x-open` enum as its bare type, because servers may send values that this document does not
 * know.
 */
export function openEnums(node: Json, bundle: Document): Json {
  if (Array.isArray(node)) return node.map((item) => openEnums(item, bundle))
  if (!isJson(node)) return node
  if (node['x-open'] === true) {
    const { type } = flat(node, bundle)
    return { type: type ?? 'string' }
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, openEnums(value, bundle)]))
}

/** The components that count unreadable rows: pages, and objects with an essential list. */
export function pageSchemas(bundle: Document): Set<string> {
  const schemas = Object.entries(at(bundle, 'components', 'schemas'))
  return new Set(
    schemas.flatMap(([name, schema]) => {
      const properties = isJson(schema) ? schema['properties'] : undefined
      if (!isJson(properties)) return []
      const isPage = 'list' in properties && 'total' in properties
      const hasRecords = Object.values(properties).some(
        (one) => isJson(one) && one['type'] === 'array' && one['x-essential'] === true,
      )
      return isPage || hasRecords ? [name] : []
    }),
  )
}
