import { readFileSync } from 'node:fs'
import type { components } from '#generated/openapi.d.ts'
import { at, escapeStep, isJson, type Json } from '@tumpak/contract-kit/json.ts'

/** A business failure of an operation, from `x-codes`. */
export interface BusinessCode {
  code: number
  name: string
  field?: string
  /** The lowest `versionCode` of an app that knows it; 0 for every app. */
  sinceVersionCode: number
  /** Its text for players in each language. `{…}` is filled in. */
  messages: Readonly<Record<string, string>>
}

/** A parameter of an operation with its schema resolved. */
interface DocumentParameter {
  name: string
  in: string
  isRequired: boolean
  example: unknown
  schema: Json
}

/** One operation of the document, with everything that the mock needs. */
export interface DocumentOperation {
  id: string
  tag: string
  method: string
  path: string
  needsSession: boolean
  hasBody: boolean
  /** Whether its body is a form with files instead of JSON. */
  takesForm: boolean
  codes: BusinessCode[]
  /** The optional part of the document that it belongs to (`x-feature`). */
  feature: components['schemas']['Feature'] | undefined
  parameters: DocumentParameter[]
  /** JSON pointer of the operation in the document. */
  pointer: string
  raw: Json
}

/** The media type of a form with files. */
export const FORM_TYPE = 'multipart/form-data'
/** The media type of every other body. */
export const JSON_TYPE = 'application/json'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Reads the bundled document from `npm run generate`. Throws with that hint if it is missing. */
export function loadDocument(): Json {
  const file = new URL('../../generated/openapi.json', import.meta.url)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Json
  } catch (cause) {
    throw new Error('Cannot read generated/openapi.json; run `npm run generate` first', { cause })
  }
}

/** Follows `$ref`s within the document; returns the target node and its pointer. */
export function follow(document: Json, node: unknown, start = ''): { node: Json; pointer: string } {
  let current = node
  let pointer = start
  for (let depth = 0; depth < 20; depth++) {
    if (!isJson(current)) throw new Error(`the document has no object at ${pointer}`)
    const ref = current['$ref']
    if (typeof ref !== 'string') return { node: current, pointer }
    pointer = ref.slice(1)
    current = at(document, decodeURIComponent(pointer))
  }
  throw new Error(`circular $ref at ${start}`)
}

/** Reads `x-codes` of an operation or of the document: a list of entries, or a map from name to entry. */
export function readCodes(raw: unknown): BusinessCode[] {
  const entries = Array.isArray(raw)
    ? raw
    : isJson(raw)
      ? Object.entries(raw).map(([name, entry]) => (isJson(entry) ? { name, ...entry } : entry))
      : []
  return entries.filter(isJson).map((entry) => ({
    code: Number(entry['code']),
    name: String(entry['name']),
    ...(typeof entry['field'] === 'string' ? { field: entry['field'] } : {}),
    sinceVersionCode: Number(entry['sinceVersionCode'] ?? 0),
    messages: (entry['messages'] ?? {}) as Record<string, string>,
  }))
}

function bodyTypes(document: Json, operation: Json): string[] {
  const content =
    operation['requestBody'] === undefined ? undefined : follow(document, operation['requestBody']).node['content']
  return isJson(content) ? Object.keys(content) : []
}

/** The document's operations. Throws without an operationId, because handlers, faults and the call log use it. */
export function listOperations(document: Json): DocumentOperation[] {
  const found: DocumentOperation[] = []
  for (const [path, rawItem] of Object.entries((document['paths'] ?? {}) as Json)) {
    const item = follow(document, rawItem, `/paths/${escapeStep(path)}`)
    for (const method of METHODS) {
      const raw = item.node[method]
      if (!isJson(raw)) continue
      if (typeof raw['operationId'] !== 'string') throw new Error(`${method} ${path} has no operationId`)
      const parameters = [
        ...((item.node['parameters'] as unknown[] | undefined) ?? []),
        ...((raw['parameters'] as unknown[] | undefined) ?? []),
      ]
        .map((parameter) => follow(document, parameter).node)
        .map((node) => ({
          name: String(node['name']),
          in: String(node['in']),
          isRequired: node['required'] === true,
          example: node['example'],
          schema: follow(document, node['schema']).node,
        }))
      const security = (raw['security'] ?? document['security'] ?? []) as Json[]
      found.push({
        id: raw['operationId'],
        tag: String((raw['tags'] as unknown[] | undefined)?.[0] ?? ''),
        method,
        path,
        needsSession: security.length > 0 && security.every((way) => Object.keys(way).length > 0),
        hasBody: raw['requestBody'] !== undefined,
        takesForm: bodyTypes(document, raw).includes(FORM_TYPE),
        codes: readCodes(raw['x-codes']),
        feature: raw['x-feature'] as DocumentOperation['feature'],
        parameters,
        pointer: `${item.pointer}/${method}`,
        raw,
      })
    }
  }
  return found
}
