import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Outcome } from '../document/envelope/outcome.ts'
import type { Exchange } from './exchange.ts'
import type { TransportFailure, WireRequest, WireResponse } from './message.ts'

/** The input of a request, by place. Values have the types of their schemas; they are serialized when sent. */
export interface RequestInput {
  path: { [name: string]: unknown }
  query: { [name: string]: unknown }
  header: { [name: string]: unknown }
  cookie?: { [name: string]: unknown }
  body?: unknown
}

/** A body that is sent unchanged, even if the document forbids it. */
export interface RawBody {
  contentType: string
  body: string
}

/** One request and its result. */
export interface RequestResult {
  operation: Operation
  input: RequestInput
  request: WireRequest
  /** The response; null if there was none. */
  response: WireResponse | null
  /** Why there was no response. */
  failure?: TransportFailure
  /** The parsed body; undefined if it is not JSON. */
  json: unknown
  outcome: Outcome
  /**
   * Whether the infrastructure may refuse such a request itself: a raw or missing body, another method, a foreign
   * origin.
   */
  isOdd?: boolean
  /** Returns request and response for a report, with secrets masked. */
  exchange(): Exchange
}

/** A repeatable refused request; undefined if its check failed. */
export type Attempt = () => Promise<RequestResult | undefined>
