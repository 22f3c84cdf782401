import type { StyleServer } from '../lab/styles/serve.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { WireRequest, WireResponse } from '../src/http/message.ts'

/** What a fault may do with one request: change it, answer itself, or change the response. */
export interface Exchange {
  operation: Operation
  request: WireRequest
  /** The correct server's response to a request. */
  next: (request: WireRequest) => Promise<WireResponse>
  server: StyleServer
}

/** Undefined if the fault does not apply. */
export type Fault = (exchange: Exchange) => Promise<WireResponse | undefined> | undefined

/** A style's server with one fault, made by a rule of the document. */
export interface StyleMutant {
  id: string
  kind: string
  /** The operations to judge; undefined for all. */
  only?: string[]
  begin: () => Fault
}

export const isSuccess = ({ status }: WireResponse): boolean => status < 300
