import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Transport, WireRequest, WireResponse } from '../src/http/message.ts'

/** The kinds of server faults. Each is a rule that applies to any operation. */
export type MutantKind =
  // What one response shows.
  | 'drop'
  | 'retype'
  | 'null'
  | 'bad enum'
  | 'out of range'
  | 'bad format'
  | 'extra field'
  | 'shown in full'
  | 'wrong status'
  | 'wrong type'
  | 'envelope lie'
  | 'bad code'
  | 'cacheable'
  // What only several requests show.
  | 'session ignored'
  | 'bad input accepted'
  | 'refusal accepted'
  | "other player's data"
  | 'state changed on refusal'
  | 'page ignored'
  | 'filter ignored'
  | 'frozen read'
  | 'lost write'
  | 'other data in a language'
  | 'message in one language'
  | "key of another's"

/** A request to the healthy server, with its response before it is sent. */
export interface Passing {
  operation: Operation
  request: WireRequest
  response: WireResponse
  /** The parsed body of the response; of JSON Lines, a list of them. */
  json: unknown
  /** Sends another request to the healthy server. */
  send: Transport
}

/** Changes a response; undefined if the mutant does not apply. */
export type Change = (passing: Passing) => WireResponse | undefined | Promise<WireResponse | undefined>

/** Changes a request to the healthy server; undefined if the mutant does not apply. */
export type Rewrite = (request: WireRequest, operation: Operation) => WireRequest | undefined

/** A fault that changes requests, responses, or both. */
export interface Fault {
  rewrite?: Rewrite
  change?: Change
}

/** A server with one fault. */
export interface Mutant {
  /** Kind, operation and place; stable between runs. */
  id: string
  kind: MutantKind
  /** The operation whose cases can detect the fault. */
  only: string
  /** Creates the fault with a new state. `keep` belongs to a server in memory. */
  begin(keep?: KeepState): Fault
}

/** Remembers what a server stores. The result restores it, and returns whether that changed anything. */
export type KeepState = () => () => boolean

/** Returns a response with another body, written as it was read. */
export function withBody(response: WireResponse, json: unknown): WireResponse {
  const body =
    isOfLines(response) && Array.isArray(json)
      ? json.map((item) => `${JSON.stringify(item)}\n`).join('')
      : JSON.stringify(json)
  return { ...response, body }
}

/** Whether the body of a response is JSON Lines. */
export function isOfLines({ headers }: WireResponse): boolean {
  return /ndjson/.test(headers['content-type'] ?? '')
}

/** Parses a body; undefined if it is no JSON. */
export function parseBody(response: WireResponse): unknown {
  const { body } = response
  try {
    const lines = body.split('\n').filter(Boolean)
    return isOfLines(response) ? lines.map((line): unknown => JSON.parse(line)) : JSON.parse(body)
  } catch {
    return undefined
  }
}
