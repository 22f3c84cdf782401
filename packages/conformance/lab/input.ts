import type { IncomingMessage } from 'node:http'
import { Refusal } from './result.ts'

/** Maximum size of a body, in bytes. */
const MAX_BYTES = 64 * 1024

/** The fields as sent, by name. */
export type Fields = { readonly [name: string]: unknown }

/** Reads a JSON object. Refuses another type (415), a large body (413) and invalid JSON (400). */
export async function readFields(request: IncomingMessage): Promise<Fields> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal(415, 'wrong_type', 'Send application/json.')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > MAX_BYTES) throw new Refusal(413, 'too_large', `At most ${MAX_BYTES} bytes.`)
    chunks.push(chunk)
  }
  const value = parseJson(Buffer.concat(chunks).toString('utf8'))
  if (!isFields(value)) throw new Refusal(422, 'invalid', 'The body is an object.')
  return value
}

/** Returns a text field with a length within limits, in characters. */
export function readText(fields: Fields, name: string, min: number, max: number): string {
  const value = fields[name]
  if (typeof value !== 'string' || [...value].length < min || [...value].length > max) {
    throw invalid(name, `a text of ${min} to ${max} characters`)
  }
  return value
}

/** Returns a whole number within limits, inclusive. */
export function readWhole(fields: Fields, name: string, min: number, max: number): number {
  const value = fields[name]
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw invalid(name, `a whole number from ${min} to ${max}`)
  }
  return value
}

/** Returns a whole number from an optional query parameter, or a default. */
export function readWholeFromQuery(query: URLSearchParams, name: string, otherwise: number, max: number): number {
  const given = query.get(name)
  if (given === null) return otherwise
  if (!/^\d{1,9}$/.test(given)) throw invalid(name, 'a whole number')
  return readWhole({ [name]: Number(given) }, name, 1, max)
}

/** Returns a field with one of the given values. */
export function getChoice(fields: Fields, name: string, words: readonly string[]): string {
  const value = fields[name]
  if (typeof value !== 'string' || !words.includes(value)) throw invalid(name, `one of ${words.join(', ')}`)
  return value
}

/** Returns a field parsed by `read`, if present. */
export function readOptional<T>(fields: Fields, name: string, read: () => T): T | undefined {
  return fields[name] === undefined ? undefined : read()
}

/** Returns a nested object. */
export function readObject(fields: Fields, name: string): Fields {
  const value = fields[name]
  if (!isFields(value)) throw invalid(name, 'an object')
  return value
}

export function invalid(name: string, wanted: string): Refusal {
  return new Refusal(422, 'invalid', `${name} must be ${wanted}.`, name)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body)
    return value
  } catch {
    throw new Refusal(400, 'malformed', 'The body is not JSON.')
  }
}
