import type { CheckId } from '../../src/checks/registry.ts'
import type { Finding, RunReport } from '../../src/context/run-report.ts'
import type { Transport, WireRequest, WireResponse } from '../../src/http/message.ts'

/** How a lab proves a check: with this fault the check reports a finding. */
export interface Proof {
  /** A sentence that describes the fault. */
  shows: string
  /** Where the check reports the fault: an operation, the socket, a message or a framed page. */
  at: string
  /** Runs the harness on a lab with the fault, without the named checks. */
  run: (skipChecks: string[]) => Promise<RunReport>
  /** Whether the check cannot fail, so that an inconclusive result proves it. */
  isInconclusive?: true
}

/** The proofs of a group of checks. */
export type Proofs = { readonly [id in CheckId]?: Proof }

/** A fault between the harness and a healthy lab. */
export interface Fault {
  shows: string
  rewrite?: (request: WireRequest) => WireRequest
  change?: (response: WireResponse, request: WireRequest) => WireResponse
  /** Wraps the transport, for a fault that needs state or time. */
  around?: (send: Transport) => Transport
}

/** Adds a fault to a transport. */
export function withFault(send: Transport, fault: Fault): Transport {
  const { around, rewrite = (request) => request, change = (response) => response } = fault
  if (around !== undefined) return around(send)
  return async (request) => change(await send(rewrite(request)), request)
}

/** Settings of every proof: one worker and a fixed nonce, so that its example is the same in each run. */
export const FIXED = { workers: 1, nonce: 1 } as const

/** Finds the finding that proves a check. */
export function findProven({ findings }: RunReport, id: string, { at }: Proof): Finding | undefined {
  return findings.find(({ check, operationId }) => check === id && operationId === at)
}
