import type { DocumentNode } from './schema-node.ts'

/** What a call does to the world (`x-effect`). */
export type Effect = 'read' | 'write' | 'money' | 'message' | 'session'

/** A business code that a call can answer (`x-codes`). */
export interface BusinessCode {
  code: number | string
  name: string
  cause: string
  field?: string
  proposed: boolean
}

/** The style of a parameter that the document gives as `content`: JSON in a text. */
export const JSON_STYLE = 'json'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required: boolean
  schema: DocumentNode
  example?: unknown
  /** How lists and objects are written, where not in the usual way: `form`, `pipeDelimited`, `deepObject`… */
  style?: string
  /** Whether each item stands apart; undefined for the style's own way. */
  explode?: boolean
}

export interface RequestBody {
  required: boolean
  contentType: string
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
  headers: ResponseHeader[]
  content: { type: string; schema?: DocumentNode }[]
}

/** Where data of one answer is input of another call. */
export interface Link {
  name: string
  from: string
  to: string
  parameters: { [name: string]: unknown }
  requestBody?: unknown
  pointer: string
}

/** One call of the document. */
export interface Operation {
  id: string
  method: string
  path: string
  tag: string
  /** What the document says of it, in a few words and in more. */
  summary: string
  description: string
  pointer: string
  effect: Effect
  /** The reads that show what it did (`x-affects`). */
  affects: string[]
  codes: BusinessCode[]
  needsSession: boolean
  proposed: boolean
  parameters: Parameter[]
  body?: RequestBody
  responses: DocumentedResponse[]
  links: Link[]
  /** Deletes something: by its method, or marked `x-destructive`. */
  destructive: boolean
}

/** What the document says of a status: by its own name, by its class, or as the default. */
export function documentedFor({ responses }: Operation, status: number): DocumentedResponse | undefined {
  return [String(status), `${String(status)[0]}XX`, 'default']
    .map((name) => responses.find((one) => one.status.toUpperCase() === name || one.status === name))
    .find((one) => one !== undefined)
}
