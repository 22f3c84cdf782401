import type { IncomingMessage } from 'node:http'
import { isJson, type Json } from './document.ts'
import { readBody } from './read-body.ts'

/** Reads the JSON object of a control or demo call; an empty one where nothing was sent, undefined where it is none. */
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
