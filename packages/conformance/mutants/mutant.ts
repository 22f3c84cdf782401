import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { WireRequest, WireResponse } from '../src/http/message.ts'

/** The kinds of server defects, each a rule instead of an example. */
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

/** One exchange of the healthy server, before the response is sent. */
export interface Passing {
  operation: Operation
  request: WireRequest
  response: WireResponse
  /** The parsed body. */
  json: unknown
}

/** Changes a response; undefined if the mutant does not apply. */
export type Change = (passing: Passing) => WireResponse | undefined

/** Changes a request to the healthy server; undefined if the mutant does not apply. */
export type Rewrite = (request: WireRequest, operation: Operation) => WireRequest | undefined

/** A fault that changes requests and responses. */
export interface Fault {
  rewrite: Rewrite
  change: Change
}

/** A server with one fault. */
export interface Mutant {
  /** Kind, operation and place: the same in every run. */
  id: string
  kind: MutantKind
  /** The operations whose cases can detect it. */
  touches: string[]
  /** Starts the fault with a new state of its own. */
  begin(): Change | Fault
}

/** A response with another body. */
export function withBody(response: WireResponse, json: unknown): WireResponse {
  return { ...response, body: JSON.stringify(json) }
}
