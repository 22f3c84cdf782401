import { isJson } from '@tumpak/contract-kit/json.ts'
import type { FormPart } from '@tumpak/contract-kit/operation.ts'
import { includesType, isJsonType, mediaType } from '../document/media-type.ts'
import type { WireRequest } from './message.ts'
import { plain } from './parameter-style.ts'

const JSON_TYPE = 'application/json'
const BOUNDARY = '----conformance-5f0c6b7e3c524f7a'

/** A file to send in a form. */
export class FormFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array

  constructor(name: string, type: string, bytes: Uint8Array) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }
}

/** The smallest picture, a PNG of one pixel, sent if the configuration names no file. */
export const TINY_PICTURE = new FormFile(
  'dot.png',
  'image/png',
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

const PDF = new FormFile('page.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF\n'))

/** Returns a small file of a documented type or range: `image/png, image/jpeg`. */
export function createFile(contentType = ''): FormFile {
  const types = contentType.split(',').map(mediaType)
  const known = [TINY_PICTURE, PDF].find((file) => types.some((type) => type !== '' && includesType(type, file.type)))
  const [first = ''] = types
  if (known !== undefined || first === '' || first.includes('*')) return known ?? TINY_PICTURE
  return new FormFile('sample.bin', first, Buffer.from(isJsonType(first) ? '{}' : 'sample'))
}

interface Piece {
  readonly name: string
  readonly value: unknown
  readonly part: FormPart | undefined
}

/** The parts that a field becomes: one for each item of a list, unless the document wants the list as JSON. */
function toPieces(name: string, value: unknown, part: FormPart | undefined): Piece[] {
  const { isFile = false, contentType, style, explode } = part ?? {}
  if (Array.isArray(value)) {
    if (contentType !== undefined && isJsonType(contentType)) return [{ name, value: JSON.stringify(value), part }]
    if (style !== undefined && explode === false) return [{ name, value: value.map(plain).join(','), part }]
    return value.flatMap((item) => toPieces(name, item, part))
  }
  if (style === 'deepObject' && isJson(value) && !(value instanceof FormFile))
    return Object.entries(value).flatMap(([field, property]) => toPieces(`${name}[${field}]`, property, part))
  const isAny = value === TINY_PICTURE || !(value instanceof FormFile)
  return [{ name, value: isFile && isAny && value !== undefined ? createFile(contentType) : value, part }]
}

/** Encodes an object as a form with files. `parts` says how the document wants each field. */
export function encodeForm(
  value: unknown,
  parts: { readonly [name: string]: FormPart } = {},
): Required<Pick<WireRequest, 'form'>> & { contentType: string; body: Uint8Array<ArrayBuffer> } {
  const form: WireRequest['form'] = []
  const chunks: Buffer[] = []
  const write = (text: string): void => void chunks.push(Buffer.from(text))
  for (const { name, value: content, part } of Object.entries(isJson(value) ? value : {}).flatMap(([key, field]) =>
    toPieces(key, field, Object.hasOwn(parts, key) ? parts[key] : undefined),
  )) {
    if (content === undefined) continue
    write(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`)
    const headers = Object.entries(part?.headers ?? {}).map(([header, text]) => `\r\n${header}: ${text}`)
    if (content instanceof FormFile) {
      write(`; filename="${content.name}"${headers.join('')}\r\nContent-Type: ${content.type}\r\n\r\n`)
      chunks.push(Buffer.from(content.bytes))
      form.push({ name, value: `@${content.name};type=${content.type}`, isFile: true })
    } else {
      const text = typeof content === 'string' ? content : JSON.stringify(content)
      // The default of OpenAPI for objects in a form.
      const type = part?.contentType ?? (typeof content === 'object' ? JSON_TYPE : undefined)
      write(`${headers.join('')}${type === undefined ? '' : `\r\nContent-Type: ${type}`}\r\n\r\n${text}`)
      form.push({ name, value: text, isFile: false, ...(type === undefined ? {} : { type }) })
    }
    write('\r\n')
  }
  write(`--${BOUNDARY}--\r\n`)
  return {
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Uint8Array.from(Buffer.concat(chunks)),
    form,
  }
}
