import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation, RequestBody } from '@tumpak/contract-kit/operation.ts'
import { getBodyKind, isOnlyText, nameBody } from '../document/schema/body-kind.ts'
import { getShape } from '../document/schema/shape.ts'
import { isJsonType, isUrlEncoded, mediaType } from '../document/media-type.ts'
import type { WireRequest } from './message.ts'
import { encodeForm, FormFile } from './multipart.ts'
import { plain, written } from './parameter-style.ts'

type Encoded = Pick<WireRequest, 'body' | 'form'> & { contentType: string }

const isForm = (type: string): boolean => type === 'multipart/form-data' || isUrlEncoded(type)

/** Encodes a body by its documented media type; undefined for none. */
export function encodeBody({ body: documented }: Operation, body: unknown): Encoded | undefined {
  if (body === undefined || documented === undefined) return undefined
  const { contentType } = documented
  const type = mediaType(contentType)
  if (type === 'multipart/form-data') return encodeForm(body, documented.parts)
  if (isUrlEncoded(type)) return { contentType, body: encodePairs(body, documented.parts) }
  if (body instanceof FormFile) return { contentType: toOneType(contentType, body), body: Uint8Array.from(body.bytes) }
  if (!isJsonType(type) && typeof body === 'string') return { contentType, body }
  return { contentType, body: JSON.stringify(body) }
}

/** Why a body cannot be written in its documented media type; undefined if it can. `fits` judges an example. */
export function getUnwritableReason(
  root: Json,
  { body }: Operation,
  fits: (value: unknown) => boolean,
): string | undefined {
  if (body === undefined) return undefined
  const type = mediaType(body.contentType)
  if (isForm(type)) return getUnwritablePart(root, body)
  const kind = getBodyKind(root, type, body.schema)
  if (kind === 'json' || body.isFile || type.includes('*') || isOnlyText(root, body.schema)) return undefined
  if (kind === 'any' && type.startsWith('text/')) return undefined
  if (body.examples.some(({ value }) => typeof value === 'string' && fits(value))) return undefined
  return `it takes ${nameBody(type)}, which the harness does not write`
}

function getUnwritablePart(root: Json, { schema, parts }: RequestBody): string | undefined {
  const { properties } = getShape(root, schema)
  const unwritable = Object.entries(parts).find(([name, { contentType, isFile }]) => {
    const property = properties.get(name)
    if (isFile || contentType === undefined || property === undefined) return false
    const types = contentType.split(',').map(mediaType)
    return !types.some((type) => type.includes('*') || getBodyKind(root, type, property) !== undefined)
  })
  return (
    unwritable &&
    `the part ${unwritable[0]} of its body is ${nameBody(mediaType(unwritable[1].contentType ?? ''))}, which the harness does not write`
  )
}

/** Encodes the fields of a URL-encoded form: by their style if the document names one, else objects as JSON. */
function encodePairs(body: unknown, parts: RequestBody['parts'] = {}): string {
  const fields = Object.entries(isJson(body) ? body : {})
  const pairs = fields.flatMap(([name, value]) => {
    const { style, explode, contentType } = parts[name] ?? {}
    if (contentType !== undefined && isJsonType(contentType)) return written(name, JSON.stringify(value), undefined)
    return written(name, value, style === undefined && explode === undefined ? undefined : { style, explode })
  })
  return pairs.map(([name, value]) => `${name}=${value}`).join('&')
}

/** The type of a file for a documented range, such as `image/*`. */
function toOneType(contentType: string, file: FormFile): string {
  return contentType.includes('*') ? file.type : plain(contentType)
}
