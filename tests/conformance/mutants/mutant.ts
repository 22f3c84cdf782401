import type { Operation } from '../src/document/operation.ts'
import type { WireRequest, WireResponse } from '../src/http/message.ts'

/** The ways in which a server is made to depart from its document, each a rule and no example. */
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
] as const
export type MutantKind = (typeof KINDS)[number]

/** One exchange of the healthy server as a mutant sees it, before the answer leaves. */
export interface Passing {
  operation: Operation
  request: WireRequest
  response: WireResponse
  /** The parsed answer. */
  json: unknown
}

/** Changes an answer; undefined where the mutant has nothing to do with it. */
export type Change = (passing: Passing) => WireResponse | undefined

/** Changes a request on its way to the healthy server; undefined where the mutant has nothing to do with it. */
export type Rewrite = (request: WireRequest, operation: Operation) => WireRequest | undefined

/** A fault that needs both ways. */
export interface Fault {
  rewrite: Rewrite
  change: Change
}

/** A server with one fault. */
export interface Mutant {
  /** Kind, call and place: the same in every run. */
  id: string
  kind: MutantKind
  /** The calls whose cases can see it. */
  touches: string[]
  /** Makes the fault anew, with a memory of its own where it needs one. */
  begin(): Change | Fault
}

/** An answer with another body. */
export function withBody(response: WireResponse, json: unknown): WireResponse {
  return { ...response, body: JSON.stringify(json) }
}
