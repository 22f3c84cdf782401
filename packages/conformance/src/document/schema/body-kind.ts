import { isFileSchema } from '@tumpak/contract-kit/form-parts.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { isJsonLines, isJsonType, isUrlEncoded } from '../media-type.ts'
import { getShape } from './shape.ts'

/**
 * How a body is compared with its schema: as one JSON value, one value a line, the fields of a form, a text, or bytes;
 * `any` fits whatever it is.
 */
export type BodyKind = 'json' | 'lines' | 'form' | 'text' | 'bytes' | 'any'

/** Types whose bodies are no text, whatever their schema says. */
const OF_BYTES = /^(image|audio|video|font)\/|\/(octet-stream|pdf|zip|gzip)$/
const SCALARS = new Set(['string', 'integer', 'number', 'boolean', 'null'])
/** Keywords that say nothing about a value. */
const ANNOTATIONS =
  /^(title|description|\$comment|examples?|default|deprecated|readOnly|writeOnly|externalDocs|xml|x-.*)$/
const MAX_DEPTH = 8
const NAMES: readonly (readonly [type: RegExp, name: string])[] = [
  [/(^|[/+.-])xml(-dtd)?$/, 'an XML body'],
  [/(^|[/+.-])ya?ml$/, 'a YAML body'],
  [/csv$|tab-separated/, 'a table'],
  [/^text\/event-stream$/, 'an event stream'],
  [/^multipart\/|x-www-form-urlencoded$/, 'a form'],
  [/protobuf|grpc|msgpack|cbor|avro|thrift/, 'a binary message'],
]

/** Returns how a body of a media type is compared with its schema; undefined if the harness cannot compare it. */
export function getBodyKind(root: Json, type: string, schema: DocumentNode): BodyKind | undefined {
  if (isJsonType(type)) return 'json'
  const isText = mayBeText(root, schema)
  if (isJsonLines(type) && !isText) return 'lines'
  if (fitsAll(schema)) return 'any'
  if (isUrlEncoded(type) && !isText) return 'form'
  if (isFileSchema(root, schema) || (isText && OF_BYTES.test(type))) return 'bytes'
  return isText ? 'text' : undefined
}

/** Names what a body of a media type is, for a sentence. */
export function nameBody(type: string): string {
  if (type === '') return 'a body without a content type'
  const name = NAMES.find(([pattern]) => pattern.test(type))?.[1]
  return name === undefined ? `a body of ${type}` : `${name} (${type})`
}

/** Whether every value of a schema is written as a text, so that a sample can be sent in any media type. */
export function isOnlyText(root: Json, node: DocumentNode, depth = 0): boolean {
  const { types, branches } = getShape(root, node)
  if (types.length > 0) return types.every((type) => SCALARS.has(type))
  return branches.length > 0 && depth < MAX_DEPTH && branches.every((branch) => isOnlyText(root, branch, depth + 1))
}

function fitsAll({ value }: DocumentNode): boolean {
  return Object.keys(value).every((keyword) => ANNOTATIONS.test(keyword))
}

/** Whether a schema describes the text of a body, such as CSV or a number, instead of what is written in it. */
function mayBeText(root: Json, node: DocumentNode, depth = 0): boolean {
  const { types, branches, keywords } = getShape(root, node, 'response')
  if (types.length > 0) return types.some((type) => SCALARS.has(type) && type !== 'null')
  if (branches.length > 0) return depth < MAX_DEPTH && branches.some((branch) => mayBeText(root, branch, depth + 1))
  const values = Array.isArray(keywords['enum']) ? keywords['enum'] : [keywords['const']]
  return (
    ['pattern', 'format', 'minLength', 'maxLength'].some((keyword) => keywords[keyword] !== undefined) ||
    values.every(isText)
  )
}

function isText(value: unknown): boolean {
  return value !== undefined && !isJson(value) && !Array.isArray(value)
}
