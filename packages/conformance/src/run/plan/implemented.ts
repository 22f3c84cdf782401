import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { isRead } from '../../context/risk.ts'
import type { RunContext } from '../../context/run-context.ts'

/** Why an operation is not checked. One text for all, so that reports group these operations. */
export const NOT_IMPLEMENTED = 'not implemented yet: the server responds as it does to an unknown path'

const UNKNOWN = '/conformance-no-such-path'

/** A response; `sign` is set if it may be that of an unknown path. */
interface Probe {
  result: RequestResult
  sign: string | undefined
}

/** Tells operations that the server does not have yet from those that refuse. */
export class Implemented {
  readonly #context: RunContext
  /** The response to an unknown path, by method. */
  readonly #unknown = new Map<string, Promise<Probe>>()
  readonly #probes = new Map<Operation, Promise<Probe>>()

  constructor(context: RunContext) {
    this.#context = context
  }

  /**
   * Whether the server has an operation. It does not if an empty request without a session gets the same response as an
   * unknown path. A path with parameters may get that response for an unknown id, so its 404 proves nothing.
   */
  async has(operation: Operation): Promise<boolean> {
    const { sign } = await this.probe(operation)
    if (sign === '501') return false
    if (sign === undefined || operation.path.includes('{')) return true
    return !(await this.isUnknownPath(operation))
  }

  /** Whether an operation gets the response of an unknown path. */
  async isUnknownPath(operation: Operation): Promise<boolean> {
    const { sign } = await this.probe(operation)
    if (sign === undefined) return false
    const { method } = operation
    const known = this.#unknown.get(method) ?? this.#probe(operation, UNKNOWN)
    this.#unknown.set(method, known)
    return sign === (await known).sign
  }

  /** The response to an empty request without a session; sent once. */
  probe(operation: Operation): Promise<Probe> {
    const probe = this.#probes.get(operation) ?? this.#probe(operation, getSamplePath(operation))
    this.#probes.set(operation, probe)
    return probe
  }

  async #probe(operation: Operation, path: string): Promise<Probe> {
    const query = Object.fromEntries(
      operation.parameters.filter((one) => one.in === 'query').map((one) => [one.name, undefined]),
    )
    const asked = { ...operation, path, parameters: [], needsSession: false }
    const result = await this.#context.client.send(asked, { path: {}, query, header: {} })
    return { result, sign: getSign(result, path) }
  }
}

/** A path to ask: without ids, a write would not change anything. */
function getSamplePath(operation: Operation): string {
  return isRead(operation) ? operation.path.replaceAll(/\{[^}]+\}/g, '1') : operation.path
}

/** What a response to an unknown path looks like; undefined for any other. */
function getSign({ response, outcome }: RequestResult, path: string): string | undefined {
  if (response === null) return undefined
  const { status, body } = response
  if (status === 501 && !(outcome.kind === 'refused' && outcome.code !== undefined)) return '501'
  if (status !== 404 && status !== 405) return undefined
  // Error pages of frameworks contain the path, and the time or an id of the request.
  return `${String(status)} ${body.replaceAll(path, '').replaceAll(/\d+/g, '').slice(0, 2000)}`
}
