import type { CodeCondition, Rules } from './rules.ts'
import type { DocumentNode } from './schema-node.ts'

/** The effect of an operation (`x-effect`). */
export type Effect = 'read' | 'write' | 'money' | 'message' | 'session'

/** A business code of an operation (`x-codes`). */
export interface BusinessCode {
  code: number | string
  name: string
  cause: string
  field?: string
  /** Every value of the field that comes from no response and no account gets this code (`x-refuses: unknown`). */
  refusesUnknown?: boolean
  /** When it must come (`x-when`). */
  condition?: CodeCondition
  /** The optional part of the document that it belongs to (`x-feature`). */
  feature?: string
  /** The lowest version code of an app that may get it (`sinceVersionCode`). */
  since?: number
  proposed: boolean
}

/** The style of a parameter with `content`: its value is JSON text. */
export const JSON_STYLE = 'json'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required: boolean
  description: string
  schema: DocumentNode
  example?: unknown
  /** How lists and objects are serialized, if not by the default: `form`, `pipeDelimited`, `deepObject`… */
  style?: string
  /** Whether each item is sent separately; undefined for the style's default. */
  explode?: boolean
  /** Of an idempotency key: of what it is one, so that it is new for another one (`x-belongs`). */
  belongs: readonly string[]
}

/** How one field of a form is sent (OpenAPI's `encoding`). */
export interface FormPart {
  /** The documented type or types, separated by commas. */
  contentType?: string
  style?: string
  explode?: boolean
  /** Whether the field, or each of its items, is a file. */
  isFile: boolean
  /** The headers that the part must have, with a value each. */
  headers: { [name: string]: string }
}

export interface RequestBody {
  required: boolean
  contentType: string
  /** All documented media types, in lower case and without parameters. */
  contentTypes: string[]
  schema: DocumentNode
  examples: { name: string; value: unknown }[]
  /** The media type object that describes it. */
  media: DocumentNode
  /** Whether the whole body is a file. */
  isFile: boolean
  /** The fields of a form, by name. */
  parts: { [name: string]: FormPart }
}

export interface ResponseHeader {
  name: string
  required: boolean
  /** How lists and objects are written, if not by the default; `json` if the header has a `content`. */
  style?: string
  explode?: boolean
  schema: DocumentNode
}

export interface DocumentedResponse {
  status: string
  pointer: string
  /** Whether only the infrastructure, such as a proxy, sends it (`x-infrastructure`). */
  isOfInfrastructure: boolean
  headers: ResponseHeader[]
  content: { type: string; schema?: DocumentNode; media: DocumentNode }[]
}

/** Data in a response that is the input of another operation (OpenAPI's `links`). */
export interface Link {
  name: string
  from: string
  to: string
  parameters: { [name: string]: unknown }
  requestBody?: unknown
  pointer: string
}

/** One operation of the document. */
export interface Operation extends Rules {
  id: string
  method: string
  path: string
  /** The first of its tags. */
  tag: string
  tags: readonly string[]
  summary: string
  description: string
  pointer: string
  /** The path of the server that the operation or its path declares (`servers`). */
  serverPath?: string
  effect: Effect
  /** The reads that must show the effect of this operation (`x-shows`). */
  shows: string[]
  /** Whether `shows` was inferred from the path, because the document has no `x-shows`. */
  isInferred?: boolean
  /** Without `x-shows`: the list at the same path, to which this POST adds. */
  listedIn?: string
  /** Without `x-shows`: the read of the object that this action changes, such as `/x/{id}` for `/x/{id}/follow`. */
  actsOn?: string
  /** Whether a read has data of the account that sends it, or the same for all (`x-own`); undefined if it does not say. */
  own?: boolean
  /** The field that orders the items of a list, with `-` before it if descending (`x-order`). */
  order?: string | undefined
  /** All reads that this operation may change: `x-affects` and `x-shows`. */
  affects: string[]
  codes: BusinessCode[]
  needsSession: boolean
  /** The alternatives; each needs all of its schemes. */
  security?: string[][]
  proposed: boolean
  parameters: Parameter[]
  body?: RequestBody
  responses: DocumentedResponse[]
  links: Link[]
  /** Whether it deletes something, by its method or by `x-destructive`. */
  destructive: boolean
  /** The optional part of the document that it belongs to (`x-feature`). */
  feature?: string
  /** Whether what it does holds for a day or longer, and no operation takes it back sooner (`x-lasting`). */
  isLasting?: boolean
}

/** Returns the documented response for a status: by number, by class (`4XX`), or the default. */
export function documentedFor({ responses }: Operation, status: number): DocumentedResponse | undefined {
  return [String(status), `${String(status)[0]}XX`, 'default']
    .map((name) => responses.find((response) => response.status.toUpperCase() === name || response.status === name))
    .find((response) => response !== undefined)
}
