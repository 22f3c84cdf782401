import type { DocumentNode } from './schema-node.ts'

/** The effect of an operation (`x-effect`). */
export type Effect = 'read' | 'write' | 'money' | 'message' | 'session'

/** A business code of an operation (`x-codes`). */
export interface BusinessCode {
  code: number | string
  name: string
  cause: string
  field?: string
  proposed: boolean
}

/** The style of a parameter with `content`: JSON in a text. */
export const JSON_STYLE = 'json'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required: boolean
  description: string
  schema: DocumentNode
  example?: unknown
  /** The serialization of lists and objects, if not the default: `form`, `pipeDelimited`, `deepObject`… */
  style?: string
  /** Whether each item is separate; undefined for the style's default. */
  explode?: boolean
}

export interface RequestBody {
  required: boolean
  contentType: string
  /** All documented types, in lower case and without parameters. */
  contentTypes: string[]
  schema: DocumentNode
  examples: { name: string; value: unknown }[]
}

export interface ResponseHeader {
  name: string
  required: boolean
  schema: DocumentNode
}

export interface DocumentedResponse {
  status: string
  pointer: string
  /** Only the infrastructure gives it (`x-infrastructure`). */
  isOfInfrastructure: boolean
  headers: ResponseHeader[]
  content: { type: string; schema?: DocumentNode }[]
}

/** Data of one response that is input of another operation. */
export interface Link {
  name: string
  from: string
  to: string
  parameters: { [name: string]: unknown }
  requestBody?: unknown
  pointer: string
}

/** One operation of the document. */
export interface Operation {
  id: string
  method: string
  path: string
  /** Its first tag, and all. */
  tag: string
  tags: readonly string[]
  /** Its summary and description. */
  summary: string
  description: string
  pointer: string
  /** The path of its own server, or of its path's, if the document has one (`servers`). */
  serverPath?: string
  effect: Effect
  /** The reads that must show its effect (`x-shows`). */
  shows: string[]
  /** `shows` is not in the document: the reads at the same path show it. */
  isInferred?: boolean
  /** Without `x-shows`: the list at the same path, to which a POST adds. */
  listedIn?: string
  /** Without `x-shows`: the read of the thing on which an action works, `/x/{id}` of `/x/{id}/follow`. */
  actsOn?: string
  /** The field that orders the items of a list, with `-` before it if descending (`x-order`). */
  order?: string | undefined
  /** All reads that it may change: `x-affects` and `x-shows`. */
  affects: string[]
  codes: BusinessCode[]
  needsSession: boolean
  /** Its alternatives: of each, all schemes are needed. */
  security?: string[][]
  proposed: boolean
  parameters: Parameter[]
  body?: RequestBody
  responses: DocumentedResponse[]
  links: Link[]
  /** Deletes something: by its method, or by `x-destructive`. */
  destructive: boolean
}

/** The documented response of a status: by its number, its class, or the default. */
export function documentedFor({ responses }: Operation, status: number): DocumentedResponse | undefined {
  return [String(status), `${String(status)[0]}XX`, 'default']
    .map((name) => responses.find((one) => one.status.toUpperCase() === name || one.status === name))
    .find((one) => one !== undefined)
}
