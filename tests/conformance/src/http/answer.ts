import type { Operation } from '../document/operation.ts'
import type { Outcome } from '../envelope/outcome.ts'
import type { Exchange } from '../model.ts'
import type { TransportFailure, WireRequest, WireResponse } from './message.ts'

/** What a call is sent with, by place. Values are those of the schemas; they are written out when sent. */
export interface CallInput {
  path: { [name: string]: unknown }
  query: { [name: string]: unknown }
  header: { [name: string]: unknown }
  body?: unknown
}

/** A body that is sent as it stands, whatever the document says. */
export interface RawBody {
  contentType: string
  body: string
}

/** One call and what came of it. */
export interface Answer {
  operation: Operation
  input: CallInput
  request: WireRequest
  /** Null where no answer came. */
  response: WireResponse | null
  /** Why no answer came. */
  failure?: TransportFailure
  /** The parsed body; undefined where it is no JSON. */
  json: unknown
  outcome: Outcome
  /** As a report shows it, secrets masked. */
  exchange(): Exchange
}
