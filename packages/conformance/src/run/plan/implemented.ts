import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { RunContext } from '../../context/run-context.ts'

/** Why an operation is not checked. One text for all, so that reports group these operations. */
export const NOT_IMPLEMENTED = 'not implemented yet: the server responds as it does to an unknown path'

const UNKNOWN = '/conformance-no-such-path'

/** Distinguishes operations that the server does not have yet from those that refuse. */
export class Implemented {
  readonly #context: RunContext
  /** The response to an unknown path, for each method. */
  readonly #unknown = new Map<string, Promise<string | undefined>>()

  constructor(context: RunContext) {
    this.#context = context
  }

  /**
   * Whether the server has an operation. It does not if an empty request without a session gets the same response as an
   * unknown path. A path with parameters may get that response for an unknown id, so its 404 proves nothing.
   */
  async has(operation: Operation): Promise<boolean> {
    const first = await this.#probe(operation, operation.path)
    if (first === '501') return false
    if (first === undefined || operation.path.includes('{')) return true
    const { method } = operation
    const known = this.#unknown.get(method) ?? this.#probe(operation, UNKNOWN)
    this.#unknown.set(method, known)
    return first !== (await known)
  }

  /** Returns a response that may be the one to an unknown path; undefined for any other. */
  async #probe(operation: Operation, path: string): Promise<string | undefined> {
    const query = Object.fromEntries(
      operation.parameters.filter((one) => one.in === 'query').map((one) => [one.name, undefined]),
    )
    const asked = { ...operation, path, parameters: [], needsSession: false }
    const result = await this.#context.client.send(asked, { path: {}, query, header: {} })
    return getUnknown(result, path)
  }
}

function getUnknown({ response, outcome }: RequestResult, path: string): string | undefined {
  if (response === null) return undefined
  const { status, body } = response
  if (status === 501 && !(outcome.kind === 'refused' && outcome.code !== undefined)) return '501'
  if (status !== 404 && status !== 405) return undefined
  // Error pages of frameworks contain the path, and the time or an id of the request.
  return `${String(status)} ${body.replaceAll(path, '').replaceAll(/\d+/g, '').slice(0, 2000)}`
}
