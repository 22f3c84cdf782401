import type { IncomingMessage } from 'node:http'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { DocumentOperation } from './document.ts'

/** The largest accepted JSON body. */
const MAX_BODY_BYTES = 256 * 1024
/** The largest accepted form. A picture's own limit is lower, so that the handler can refuse it with a text. */
const MAX_FORM_BYTES = 24 * 1024 * 1024
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i
const FORM_TYPE = /^multipart\/form-data\b/i

/** A form field: text, or a file's bytes; a list if it was sent more than once. */
type FormField = string | Uint8Array | FormField[]

/** A form as sent. */
type Form = Readonly<Record<string, FormField>>

/** The body of a request: a JSON value or a form, nothing, or why it cannot be read. */
export interface SentBody {
  body: unknown
  /** The form, if one was sent; Prism gets no body then. */
  form: Form | undefined
  /** Why a sent body cannot be read. */
  bodyProblem: 'malformed' | 'malformedForm' | 'contentType' | undefined
}

/**
 * Reads a request's body; 'tooLarge' over the limit, of which nothing is kept. All of it is read before the response: who
 * still sends may lose the connection, and with it the response.
 */
function readBytes(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer> | 'tooLarge'> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) chunks.length = 0
      else chunks.push(chunk)
    })
    request.on('end', () => resolve(size > limit ? 'tooLarge' : Buffer.concat(chunks)))
    request.on('error', reject)
  })
}

/** The same as text, within the limit of a JSON body. */
async function readText(request: IncomingMessage): Promise<string | 'tooLarge'> {
  const bytes = await readBytes(request, MAX_BODY_BYTES)
  return bytes === 'tooLarge' ? bytes : bytes.toString('utf8')
}

async function readField(value: string | File): Promise<string | Uint8Array> {
  return typeof value === 'string' ? value : value.bytes()
}

/**
 * Reads a `multipart/form-data` body with the platform's parser; undefined if it is malformed. Prism's own parser takes
 * most of a second for 5 MB.
 */
async function readForm(contentType: string, bytes: Buffer<ArrayBuffer>): Promise<Form | undefined> {
  try {
    const data = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
    const fields: [string, FormField][] = []
    for (const name of new Set(data.keys())) {
      const values = await Promise.all(data.getAll(name).map(readField))
      fields.push([name, values.length === 1 ? (values[0] ?? '') : values])
    }
    return Object.fromEntries(fields)
  } catch {
    return undefined
  }
}

const nothing = (bodyProblem?: SentBody['bodyProblem']): SentBody => ({
  body: undefined,
  form: undefined,
  bodyProblem,
})

function parseJson(operation: DocumentOperation, contentType: string, text: string): SentBody {
  if (!operation.hasBody || text === '') return nothing()
  if (!JSON_TYPE.test(contentType)) return nothing('contentType')
  try {
    return { ...nothing(), body: JSON.parse(text) }
  } catch {
    return nothing('malformed')
  }
}

/** Reads the body of a request in the document's format; 'tooLarge' over the server's limit. */
export async function readSent(operation: DocumentOperation, request: IncomingMessage): Promise<SentBody | 'tooLarge'> {
  const contentType = request.headers['content-type'] ?? ''
  if (!operation.takesForm) {
    const text = await readText(request)
    return text === 'tooLarge' ? text : parseJson(operation, contentType, text)
  }
  const bytes = await readBytes(request, MAX_FORM_BYTES)
  if (bytes === 'tooLarge') return bytes
  if (!FORM_TYPE.test(contentType)) return nothing('contentType')
  const form = await readForm(contentType, bytes)
  return form === undefined ? nothing('malformedForm') : { ...nothing(), form }
}

/** The JSON object of a control or demo request; empty without a body, undefined if it is not an object. */
export async function readJson(request: IncomingMessage): Promise<Json | undefined> {
  const text = await readText(request)
  if (text === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** A form as the document's schemas see it: a file counts as text, whatever its content. */
export function formAsJson(form: Form): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, value instanceof Uint8Array ? '' : value]),
  )
}
