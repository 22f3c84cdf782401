import type { Json } from './read-bundle.ts'
import { isJson, parsePointer } from '@tumpak/contract-kit/json.ts'

type Document = { [key: string]: Json }

/**
 * The document for generators: without our `x-` fields, and with an `allOf` around a single `$ref` (which only allows
 * our fields beside it) replaced by that `$ref`, because Orval would inline the component.
 */
export function stripMarks(node: Json): Json {
  if (Array.isArray(node)) return node.map(stripMarks)
  if (!isJson(node)) return node
  const entries = Object.entries(node).filter(([key]) => !key.startsWith('x-'))
  const [only] = entries
  if (entries.length === 1 && only?.[0] === 'allOf' && Array.isArray(only[1]) && only[1].length === 1) {
    return stripMarks(only[1][0] ?? null)
  }
  return Object.fromEntries(entries.map(([key, value]) => [key, stripMarks(value)]))
}

/**
 * The document for Orval: responses without the envelope, which the shared client unwraps, so that types are the payloads.
 * Drops unused components, except `keep`, and schema descriptions, which Orval would put into the bundle.
 */
export function forHooks(document: Document, keep: readonly string[]): Document {
  const schemas = at(document, 'components', 'schemas')
  const paths = mapValues(at(document, 'paths'), (item) =>
    mapValues(item, (operation) => hookOperation(operation as Document, document)),
  )
  const used = new Set(keep)
  for (const name of refsIn(paths)) reach(name, schemas, used)
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
  return {
    ...document,
    paths,
    components: { ...at(document, 'components'), schemas: mapValues(kept, withoutDescriptions) },
  }
}

function hookOperation(operation: Document, document: Document): Document {
  const response = at(operation, 'responses', '200')
  const content = at(response, 'content', 'application/json')
  const [ok] = at(content, 'schema')['oneOf'] as { $ref: string }[]
  const data = ok === undefined ? undefined : at(resolve(ok.$ref, document), 'properties')['data']
  if (data === undefined) throw new Error(`${String(operation['operationId'])}: the 200 response has no envelope`)
  const parameters = ((operation['parameters'] as Json[] | undefined) ?? []).map((parameter) =>
    resolved(parameter, document),
  )
  return {
    ...operation,
    // The server applies defaults: with one, Orval would require the parameter. The shared client sends the common
    // headers; an operation's own stay.
    parameters: parameters
      .filter(({ in: place, name }) => place !== 'header' || name === 'Idempotency-Key')
      .map((parameter) => without(parameter, 'default')),
    responses: {
      '200': { description: response['description'] ?? '', content: { 'application/json': { schema: data } } },
    },
  }
}

function without(node: Document, key: string): Document {
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, value]) =>
      name === key ? [] : [[name, isJson(value) ? without(value, key) : value]],
    ),
  )
}

function withoutDescriptions(node: Json): Json {
  if (Array.isArray(node)) return node.map(withoutDescriptions)
  if (!isJson(node)) return node
  // A property may be named `description`; remove only the keyword, whose value is text.
  const entries = Object.entries(node).filter(([key, value]) => !(key === 'description' && typeof value === 'string'))
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutDescriptions(value)]))
}

/** The names of all component schemas that a node references. */
function refsIn(node: Json): string[] {
  if (Array.isArray(node)) return node.flatMap(refsIn)
  if (!isJson(node)) return []
  const own =
    typeof node['$ref'] === 'string' && node['$ref'].startsWith('#/components/schemas/')
      ? [node['$ref'].split('/').at(-1) ?? '']
      : []
  return [...own, ...Object.values(node).flatMap(refsIn)]
}

function reach(name: string, schemas: Document, used: Set<string>): void {
  if (used.has(name)) return
  used.add(name)
  for (const next of refsIn(schemas[name] ?? null)) reach(next, schemas, used)
}

function resolved(node: Json, document: Document): Document {
  if (!isJson(node)) throw new Error('A parameter is not an object')
  return typeof node['$ref'] === 'string' ? resolve(node['$ref'], document) : node
}

/** The object of a local `$ref`. */
export function resolve(ref: string, document: Document): Document {
  return at(document, ...parsePointer(ref.slice(1)))
}

/** The object at a path of keys; throws if missing. */
export function at(node: Json, ...keys: string[]): Document {
  let current: Json | undefined = node
  for (const key of keys) current = isJson(current) ? current[key] : undefined
  if (!isJson(current)) throw new Error(`The document has no object at ${keys.join('/')}`)
  return current
}

function mapValues(node: Json, change: (value: Json) => Json): Document {
  return isJson(node) ? Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)])) : {}
}
