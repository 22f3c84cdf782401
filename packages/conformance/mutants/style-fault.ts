import type { StyleServer } from '../lab/styles/serve.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { WireRequest, WireResponse } from '../src/http/message.ts'

/** One request that a fault may change, respond to, or pass on and change the response. */
export interface Exchange {
  operation: Operation
  request: WireRequest
  /** Gets the response of the correct server. */
  next: (request: WireRequest) => Promise<WireResponse>
  server: StyleServer
}

/** Returns undefined if the fault does not apply. */
export type Fault = (exchange: Exchange) => Promise<WireResponse | undefined> | undefined

/** A server of one style with one fault, made by a rule of the document. */
export interface StyleMutant {
  id: string
  kind: string
  /** The operations to check; undefined for all. */
  only?: string[]
  begin: () => Fault
}

export const isSuccess = ({ status }: WireResponse): boolean => status < 300
