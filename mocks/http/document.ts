import { readFileSync } from 'node:fs'

/** A JSON object whose shape is not known yet. */
export type Json = Record<string, unknown>

/** A business failure of a call, as `x-codes` names it. */
export interface BusinessCode {
  code: number
  name: string
  field?: string
}

/** A parameter of a call with its schema resolved. */
interface DocumentParameter {
  name: string
  in: string
  schema: Json
}

/** One call of the document, with everything that the mock needs to know of it at hand. */
export interface DocumentOperation {
  id: string
  tag: string
  method: string
  path: string
  needsSession: boolean
  hasBody: boolean
  /** Whether its body is a form with files, no JSON. */
  takesForm: boolean
  codes: BusinessCode[]
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

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Reads the bundled document that `npm run generate` makes. Throws with that hint where it is missing. */
export function loadDocument(): Json {
  const file = new URL('../../generated/openapi.json', import.meta.url)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Json
  } catch (cause) {
    throw new Error('generated/openapi.json cannot be read; run `npm run generate` first', { cause })
  }
}

/** Writes one step of a JSON pointer (RFC 6901). */
function pointerStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** Follows `$ref`s within the document until something else is reached; gives the node and its pointer. */
export function follow(document: Json, node: unknown, pointer = ''): { node: Json; pointer: string } {
  let current = node
  let at = pointer
  for (let depth = 0; depth < 20; depth++) {
    if (!isJson(current)) throw new Error(`the document has no object at ${at}`)
    const ref = current['$ref']
    if (typeof ref !== 'string') return { node: current, pointer: at }
    at = ref.slice(1)
    current = ref
      .slice(2)
      .split('/')
      .reduce<unknown>((parent, step) => {
        const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
        return isJson(parent) ? parent[key] : undefined
      }, document)
  }
  throw new Error(`the document refers in circles at ${pointer}`)
}

/** Reads `x-codes` of a call or of the document: a list of entries, or a map from name to entry. */
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
  }))
}

function bodyTypes(document: Json, operation: Json): string[] {
  const content =
    operation['requestBody'] === undefined ? undefined : follow(document, operation['requestBody']).node['content']
  return isJson(content) ? Object.keys(content) : []
}

/** Lists the document's calls. A call without an operationId is an error: handlers, faults and journal go by it. */
export function listOperations(document: Json): DocumentOperation[] {
  const found: DocumentOperation[] = []
  for (const [path, rawItem] of Object.entries((document['paths'] ?? {}) as Json)) {
    const item = follow(document, rawItem, `/paths/${pointerStep(path)}`)
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
        parameters,
        pointer: `${item.pointer}/${method}`,
        raw,
      })
    }
  }
  return found
}
