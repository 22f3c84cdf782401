import { isJson, text, type Json } from './json.ts'
import { mergeSchema } from './merge-schema.ts'
import type { FormPart } from './operation.ts'
import { part, type DocumentNode } from './schema-node.ts'

const MAX_DEPTH = 8

/** Whether a schema describes bytes: `format: binary`, or a `contentMediaType` that is not encoded as text. */
export function isFileSchema(root: Json, node: DocumentNode, depth = 0): boolean {
  const { value } = node
  if (value['format'] === 'binary' || value['type'] === 'file') return true
  if (value['contentMediaType'] !== undefined && value['contentEncoding'] === undefined) {
    if (!/json|^text\//.test(String(value['contentMediaType']))) return true
  }
  const all = Array.isArray(value['allOf']) ? [...value['allOf'].keys()] : []
  return depth < MAX_DEPTH && all.some((index) => isFileSchema(root, part(root, node, 'allOf', index), depth + 1))
}

/** Reads how the fields of a form are sent, from `encoding` and from their schemas. */
export function readParts(root: Json, media: DocumentNode, schema: DocumentNode): { [name: string]: FormPart } {
  const encodings = isJson(media.value['encoding']) ? media.value['encoding'] : {}
  const { properties } = mergeSchema(root, schema)
  const names = new Set([...Object.keys(encodings), ...properties.keys()])
  return Object.fromEntries(
    [...names].map((name) => {
      const encoding = isJson(encodings[name]) ? encodings[name] : {}
      const property = properties.get(name)
      const items = property && (mergeSchema(root, property).inner.get('items') ?? property)
      const contentType = text(encoding['contentType'])
      const isOpen = items !== undefined && Object.keys(items.value).length === 0
      const isText = contentType === undefined || /json|^text\//.test(contentType)
      return [
        name,
        {
          isFile: items !== undefined && (isFileSchema(root, items) || (isOpen && !isText)),
          headers: readPartHeaders(root, media, name),
          ...(contentType === undefined ? {} : { contentType }),
          ...(text(encoding['style']) === undefined ? {} : { style: String(encoding['style']) }),
          ...(typeof encoding['explode'] === 'boolean' ? { explode: encoding['explode'] } : {}),
        },
      ]
    }),
  )
}

/** The required headers of a part. Their schemas rarely say more than that they are text. */
function readPartHeaders(root: Json, media: DocumentNode, name: string): { [name: string]: string } {
  const node = part(root, media, 'encoding', name)
  const headers = isJson(node.value['headers']) ? Object.keys(node.value['headers']) : []
  return Object.fromEntries(
    headers.flatMap((header) => {
      const { value } = part(root, node, 'headers', header)
      if (value['required'] !== true || /^content-type$/i.test(header)) return []
      const schema = isJson(value['schema']) ? value['schema'] : {}
      const choices: unknown[] = Array.isArray(schema['enum']) ? schema['enum'] : []
      const known = [value['example'], schema['example'], schema['const'], schema['default'], choices[0]]
      return [[header, String(known.find((candidate) => candidate !== undefined) ?? 'sample')]]
    }),
  )
}
