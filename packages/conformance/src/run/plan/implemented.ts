import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { createSample } from '../../document/schema/sample.ts'
import { isSamePath } from '@tumpak/contract-kit/path-template.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import { isRead } from '../../context/risk.ts'
import type { SessionPool } from '../../sessions/session-pool.ts'
import type { RunContext } from '../../context/run-context.ts'

/** Why an operation is not checked. One text for all, so that reports group these operations. */
export const NOT_IMPLEMENTED = 'not implemented yet: the server responds as it does to an unknown path'

const UNKNOWN = '/conformance-no-such-path'
/** Methods that a server refuses in different ways where it has the path and where it does not. */
const METHODS = ['PATCH', 'PUT', 'DELETE', 'POST']
/** How many inputs of an account to try on a path with an id. */
const MAX_TRIES = 3

/** A response; `sign` is set if it may be the response to an unknown path. */
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
   * unknown path. A path with parameters may get that response for an unknown id: `maybe`, unless refusals have an
   * envelope, so that a plain 404 is no refusal.
   */
  async has(operation: Operation): Promise<boolean | 'maybe'> {
    const { sign, result } = await this.probe(operation)
    // The document may have only HTTP 501 or 404 for it.
    if (result.outcome.kind === 'success') return true
    if (sign === '501') return false
    if (sign === undefined || !(await this.isUnknownPath(operation))) return true
    if (!operation.path.includes('{')) return false
    return this.#context.envelope?.refusals === 'envelope' && isRefusedEmpty(operation) ? false : 'maybe'
  }

  /**
   * Whether an operation with an id in its path responds to any likely input otherwise than to an unknown path. A write
   * is sent without session and body, so that it does nothing.
   */
  async hasForSomeId({ sessions, candidates }: SessionPool, operation: Operation): Promise<boolean> {
    const { needsSession } = operation
    if (!isRefusedEmpty(operation)) return true
    const known = await this.#getUnknown(operation)
    for (const player of sessions.players) {
      let tries = 0
      for await (const { input } of candidates.of(operation, player)) {
        const isAsked = isRead(operation)
        const jar = isAsked && needsSession ? await sessions.getJar(player) : undefined
        const sent = isAsked ? input : { path: input.path, query: {}, header: {} }
        const result = await this.#context.client.send(operation, sent, { jar })
        if (getSign(result, new URL(result.request.url).pathname) !== known.sign) return true
        if (tries === 0 && (await this.#hasRoute(operation, input))) return true
        tries += 1
        if (tries >= MAX_TRIES) break
      }
    }
    return false
  }

  /** Whether a method that the document does not have there gets another response than on an unknown path. */
  async #hasRoute(operation: Operation, { path }: RequestInput): Promise<boolean> {
    const documented = this.#context.documented.filter((candidate) => isSamePath(candidate.path, operation.path))
    const method = METHODS.find((name) => !documented.some((candidate) => candidate.method === name))
    if (method === undefined) return false
    const other = { ...operation, method, needsSession: false }
    const result = await this.#context.client.send(other, { path, query: {}, header: {} })
    const sign = getSign(result, new URL(result.request.url).pathname)
    return sign !== (await this.#getUnknown(other)).sign
  }

  /** Whether an operation gets the response of an unknown path. */
  async isUnknownPath(operation: Operation): Promise<boolean> {
    const { sign } = await this.probe(operation)
    if (sign === undefined) return false
    return sign === (await this.#getUnknown(operation)).sign
  }

  #getUnknown(operation: Operation): Promise<Probe> {
    const { method } = operation
    const known = this.#unknown.get(method) ?? this.#probe(operation, UNKNOWN)
    this.#unknown.set(method, known)
    return known
  }

  /** The response to an empty request without a session; sent once. */
  probe(operation: Operation): Promise<Probe> {
    const probe = this.#probes.get(operation) ?? this.#probe(operation, getSamplePath(this.#context, operation))
    this.#probes.set(operation, probe)
    return probe
  }

  async #probe(operation: Operation, path: string): Promise<Probe> {
    const query = Object.fromEntries(
      operation.parameters.filter(({ in: place }) => place === 'query').map(({ name }) => [name, undefined]),
    )
    const asked = { ...operation, path, parameters: [], needsSession: false }
    const result = await this.#context.client.send(asked, { path: {}, query, header: {} })
    return { result, sign: getSign(result, path) }
  }
}

/**
 * Returns a path to request, with ids that fit the document, because a server may know only those. A write that needs
 * neither session nor body gets no id, so that it changes nothing.
 */
function getSamplePath(context: RunContext, operation: Operation): string {
  if (!isRefusedEmpty(operation)) return operation.path
  return operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((candidate) => candidate.in === 'path' && candidate.name === name)
    const value =
      parameter?.example ?? (parameter && createSample(context.root, parameter.schema, context.random(`probe ${name}`)))
    return encodeURIComponent(typeof value === 'object' ? '1' : String(value ?? '1'))
  })
}

/** Whether an empty request without a session reads, or is refused. */
function isRefusedEmpty(operation: Operation): boolean {
  return isRead(operation) || operation.needsSession || operation.body?.required === true
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
