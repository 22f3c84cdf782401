import type { Sandbox } from '../sandbox/sandbox.ts'
import type { Sandboxes } from '../sandbox/sandboxes.ts'
import type { Json } from '@tumpak/contract-kit/json.ts'
import type { DocumentOperation } from './document.ts'
import type { Prism } from './prism.ts'
import type { MockResponse } from './request-context.ts'
import type { RouteResult } from './router.ts'

/** The request whose response is about to be sent. */
interface ResponseInfo {
  operationId: string | undefined
  method: string
  path: string
  sandbox: Sandbox
}

/** Changes a response before it is sent, for example to plant defects; undefined leaves it unchanged. */
export type TransformResponse = (
  response: MockResponse,
  info: ResponseInfo,
) => MockResponse | undefined | Promise<MockResponse | undefined>

/** The shared parts of one mock server. */
export interface MockServerParts {
  document: Json
  operations: readonly DocumentOperation[]
  route(method: string, path: string): RouteResult
  prism: Prism
  sandboxes: Sandboxes
  /** A request's body as the call log may hold it. */
  maskBody(body: unknown): unknown
  port(): number
  /** Names by which other machines may reach it, as in a Host header without port; none on loopback. */
  ownHosts: ReadonlySet<string>
  transformResponse: TransformResponse | undefined
}
