import type { Json } from '@tumpak/contract-kit/json.ts'
import { isJsonType } from '../media-type.ts'

/** How JSON is written inside a text (`contentMediaType` and `contentEncoding`). */
export interface JsonContent {
  write(value: unknown): string
  /** The value in an object; undefined if the text is not JSON. */
  read(text: string): { value: unknown } | undefined
}

/** Encodings that leave the text as it is. */
const PLAIN = new Set(['', '7bit', '8bit', 'binary'])
const BASE64 = ['base64', 'base64url'] as const

/** Returns how a schema's text holds JSON; undefined if it holds something else, or in an unsupported encoding. */
export function getJsonContent({ contentMediaType: type, contentEncoding }: Json): JsonContent | undefined {
  const encoding = String(contentEncoding ?? '').toLowerCase()
  const base64 = BASE64.find((name) => name === encoding)
  if (typeof type !== 'string' || !isJsonType(type) || (base64 === undefined && !PLAIN.has(encoding))) return undefined
  return {
    write: (value) => {
      const text = JSON.stringify(value)
      return base64 === undefined ? text : Buffer.from(text).toString(base64)
    },
    read: (text) => {
      try {
        return { value: JSON.parse(base64 === undefined ? text : Buffer.from(text, base64).toString()) as unknown }
      } catch {
        return undefined
      }
    },
  }
}
