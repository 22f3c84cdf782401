import type { Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import { createNodeTransport } from '../../../packages/conformance/src/http/node-transport.ts'
import type { Transport, WireRequest, WireResponse } from '../../../packages/conformance/src/http/message.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'

/** One request that a fault may change, answer, or pass on and change the response. */
export interface RuleExchange {
  operation: Operation
  request: WireRequest
  /** Sends a request to the mock, in the sandbox of the mutant. */
  next: (request: WireRequest) => Promise<WireResponse>
}

/** Changes what one operation answers; undefined if the fault is not about this request. */
export type RuleFault = (exchange: RuleExchange) => Promise<WireResponse> | undefined

/** What a mutant gets when it begins: the state of the mock, and whom to tell that a response or a decision changed. */
export interface Stage {
  sandbox: Sandbox
  onReached: () => void
}

/** The mock with one rule of its document broken. */
export interface RuleMutant {
  /** Kind, operation and place; stable between runs. */
  id: string
  kind: string
  /** The keyword of the document that the fault violates, or `x-codes`. */
  rule: string
  /** What to check: an operation, or the socket. */
  only: string[]
  begin: (stage: Stage) => RuleFault
}

/** Creates a mutant of one place, which the checks of its operation should find. */
export function createMutant(
  { id }: Operation,
  { kind, rule, place, begin }: Pick<RuleMutant, 'kind' | 'rule' | 'begin'> & { place: string },
): RuleMutant {
  return { id: `${kind}: ${id} ${place}`, kind, rule, only: [id], begin }
}

const SOCKETS = 8

/** Creates a transport to the mock that applies a fault, in a sandbox of its own. */
export function throughFault(root: Json, fault: RuleFault, sandbox: string): Transport {
  const send = createNodeTransport(SOCKETS)
  const operations = readOperations(root).map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  }))
  const next = (request: WireRequest): Promise<WireResponse> => {
    const own = `tumpak_sandbox=${sandbox}`
    const cookie = [request.headers['cookie']?.replace(`; ${own}`, ''), own].filter(Boolean).join('; ')
    return send({ ...request, headers: { ...request.headers, cookie } })
  }
  return async (request) => {
    const { pathname } = new URL(request.url)
    const found = operations.find(
      ({ operation, pattern }) => operation.method === request.method && pattern.test(pathname),
    )
    return (found && fault({ operation: found.operation, request, next })) ?? next(request)
  }
}

/** The parsed body of a response. */
export function parseEnvelope({ body }: Pick<WireResponse, 'body'>): Json {
  try {
    const json: unknown = JSON.parse(body)
    return typeof json === 'object' && json !== null ? (json as Json) : {}
  } catch {
    return {}
  }
}

/** Whether a response is a success by the document's envelope. */
export function isSuccess(response: WireResponse): boolean {
  return parseEnvelope(response)['success'] === true
}

/** The session cookie of a request; empty if there is none. */
export function getSession({ headers }: WireRequest): string {
  return /tumpak_session=[^;]+/.exec(headers['cookie'] ?? '')?.[0] ?? ''
}

/** Counts the requests of one operation that run at the same time. */
export class Overlap {
  #running = 0
  #isOverlapping = false

  get isRunning(): boolean {
    return this.#running > 0
  }

  get isOverlapping(): boolean {
    return this.#isOverlapping
  }

  async during(send: () => Promise<WireResponse>): Promise<WireResponse> {
    this.#running += 1
    if (this.#running > 1) this.#isOverlapping = true
    try {
      return await send()
    } finally {
      this.#running -= 1
      if (this.#running === 0) this.#isOverlapping = false
    }
  }
}
