import type { IncomingMessage } from 'node:http'
import type { Json } from '@tumpak/contract-kit/json.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import { readBody } from './read-body.ts'

/** The JSON object of a control or demo request; empty without a body, undefined if it is not an object. */
export async function readJson(request: IncomingMessage): Promise<Json | undefined> {
  const text = await readBody(request)
  if (text === '') return {}
  try {
    const value: unknown = JSON.parse(text)
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}
