import { isJson } from '@tumpak/contract-kit/json.ts'
import type { WireRequest } from './message.ts'

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

/** Encodes an object as a form with files. */
export function encodeForm(
  value: unknown,
): Required<Pick<WireRequest, 'form'>> & { contentType: string; body: Uint8Array<ArrayBuffer> } {
  const form: WireRequest['form'] = []
  const chunks: Buffer[] = []
  const write = (text: string): void => void chunks.push(Buffer.from(text))
  // A list becomes one part for each item.
  const parts = Object.entries(isJson(value) ? value : {}).flatMap(([name, one]) =>
    (Array.isArray(one) && one.every((item) => !isJson(item)) ? one : [one]).map((item) => [name, item] as const),
  )
  for (const [name, one] of parts) {
    if (one === undefined) continue
    write(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`)
    if (one instanceof FormFile) {
      write(`; filename="${one.name}"\r\nContent-Type: ${one.type}\r\n\r\n`)
      chunks.push(Buffer.from(one.bytes))
      form.push({ name, value: `@${one.name};type=${one.type}`, isFile: true })
    } else {
      const text = typeof one === 'string' ? one : JSON.stringify(one)
      // The default of OpenAPI for objects in a form.
      write(typeof one === 'object' ? `\r\nContent-Type: ${JSON_TYPE}\r\n\r\n${text}` : `\r\n\r\n${text}`)
      form.push({ name, value: text, isFile: false, ...(typeof one === 'object' ? { type: JSON_TYPE } : {}) })
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
