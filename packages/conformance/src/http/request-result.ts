import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Outcome } from '../document/envelope/outcome.ts'
import type { Exchange } from '../report/model.ts'
import type { TransportFailure, WireRequest, WireResponse } from './message.ts'

/** The input of a request by place. Values have their schemas' types and are serialized when sent. */
export interface RequestInput {
  path: { [name: string]: unknown }
  query: { [name: string]: unknown }
  header: { [name: string]: unknown }
  body?: unknown
}

/** A body that is sent unchanged, whatever the document says. */
export interface RawBody {
  contentType: string
  body: string
}

/** One request and its result. */
export interface RequestResult {
  operation: Operation
  input: RequestInput
  request: WireRequest
  /** Null if there was no response. */
  response: WireResponse | null
  /** Why there was no response. */
  failure?: TransportFailure
  /** The parsed body; undefined if it is not JSON. */
  json: unknown
  outcome: Outcome
  /** Whether the infrastructure may refuse the request itself: a raw or missing body, another method, a foreign origin. */
  isOdd?: boolean
  /** For a report, secrets masked. */
  exchange(): Exchange
}

/** A repeatable refused request. */
export type Attempt = () => Promise<RequestResult>
