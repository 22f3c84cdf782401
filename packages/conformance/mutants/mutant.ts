import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { WireRequest, WireResponse } from '../src/http/message.ts'

/** The kinds of server faults. Each is a rule that applies to any operation. */
export const KINDS = [
  'drop',
  'retype',
  'null',
  'bad enum',
  'out of range',
  'bad format',
  'extra field',
  'wrong status',
  'wrong type',
  'envelope lie',
  'bad code',
  'session ignored',
  "other player's data",
  'bad input accepted',
  'state changed on refusal',
  'page lost',
  'cacheable',
  'refusal stored',
  'key for anything',
  'both at once',
  'refused by status',
  'filter ignored',
  'order reversed',
  'frozen read',
  'lost write',
  'server text',
  'secret field',
] as const
export type MutantKind = (typeof KINDS)[number]

/** A request to the healthy server, with its response before it is sent. */
export interface Passing {
  operation: Operation
  request: WireRequest
  response: WireResponse
  /** The parsed body of the response. */
  json: unknown
}

/** Changes a response; undefined if the mutant does not apply. */
export type Change = (passing: Passing) => WireResponse | undefined

/** Changes a request to the healthy server; undefined if the mutant does not apply. */
export type Rewrite = (request: WireRequest, operation: Operation) => WireRequest | undefined

/** A fault that changes requests, responses, or both. */
export interface Fault {
  rewrite: Rewrite
  change: Change
}

/** A server with one fault. */
export interface Mutant {
  /** Kind, operation and place; stable between runs. */
  id: string
  kind: MutantKind
  /** The operations whose cases can detect the fault. */
  touches: string[]
  /** Creates the fault with a new state. */
  begin(): Change | Fault
}

/** Returns a response with another body. */
export function withBody(response: WireResponse, json: unknown): WireResponse {
  return { ...response, body: JSON.stringify(json) }
}
