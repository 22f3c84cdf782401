import { withoutFiles } from './full-body.ts'
import { namedValues, objectsIn } from './items.ts'
import { getLocation } from './location.ts'
import { isIdName } from './path-ids.ts'
import type { RequestResult } from '../http/request-result.ts'
import { isJson } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { isBelow, isSamePath } from '@tumpak/contract-kit/path-template.ts'
import type { Evidence, Step } from '../context/exchanges.ts'
import { isRead } from '../context/risk.ts'
import type { RunContext } from '../context/run-context.ts'

/** Shorter ids would match by chance where no path says which kind of thing they identify. */
const MIN_LENGTH = 6
const CREATED = 201
const CHANGES = new Set(['PUT', 'PATCH', 'DELETE'])
const IF_MATCH = /^if-match$/i

/** The labels of requests that made, and last changed, what a finding is about. */
export const [CREATION, LAST_CHANGE] = ['creation', 'last change']

/**
 * Remembers which requests of a run created and changed the things that later requests name, so that a finding has them
 * and can be replayed on a fresh server.
 */
export class Origins {
  readonly #context: Pick<RunContext, 'operations' | 'data'>
  /** The creation of an item, by the item's path: `/v1/books/7`. */
  readonly #byPath = new Map<string, RequestResult>()
  /** The creation of a long id, and the ids that existed before. */
  readonly #byId = new Map<string, RequestResult>()
  readonly #existing = new Set<string>()
  /** The first read of a version of an item, by its path and ETag. */
  readonly #byTag = new Map<string, RequestResult>()
  /** The changes of an item, by its path. */
  readonly #changes = new Map<string, RequestResult[]>()
  readonly #order = new WeakMap<RequestResult, number>()
  #noted = 0

  constructor(context: Pick<RunContext, 'operations' | 'data'>) {
    this.#context = context
  }

  /** Looks at a response of the run. */
  note(result: RequestResult): void {
    const { operation, outcome, request, response } = result
    this.#order.set(result, (this.#noted += 1))
    if (outcome.kind !== 'success' || response === null || request.method !== operation.method) return
    const path = getPath(result)
    const ids = listLongIds(result.json)
    if (isRead(operation)) {
      for (const id of ids) this.#existing.add(id)
      const version = `${path} ${String(response.headers['etag'])}`
      if (this.#isVersioned(operation) && !this.#byTag.has(version)) this.#byTag.set(version, result)
      return
    }
    if (CHANGES.has(operation.method)) this.#changes.set(path, [...(this.#changes.get(path) ?? []), result])
    if (operation.method === 'PUT' && response.status === CREATED) this.#byPath.set(path, result)
    if (operation.method === 'POST')
      for (const id of this.#listNewItems(result)) this.#byPath.set(`${path}/${encodeURIComponent(id)}`, result)
    const sent = request.url + (typeof request.body === 'string' ? request.body : '')
    for (const id of ids)
      if (!this.#existing.has(id) && !this.#byId.has(id) && !sent.includes(id)) this.#byId.set(id, result)
  }

  /**
   * Returns the earlier requests that created what these requests name, and the last change of it, in the order they
   * were sent. Leaves out the given requests.
   */
  find(evidence: readonly Evidence[]): Step[] {
    const given = evidence.filter(isResult)
    const start = Math.min(...given.map((result) => this.#getOrder(result)))
    const found = new Map<RequestResult, string>()
    const visit = (result: RequestResult): void => {
      for (const origin of this.#listOrigins(result)) {
        if (given.includes(origin) || found.has(origin) || origin === result) continue
        found.set(origin, CREATION)
        visit(origin)
      }
    }
    for (const result of given) {
      visit(result)
      const last = this.#changes.get(getPath(result))?.findLast((change) => this.#getOrder(change) < start)
      if (last !== undefined && !found.has(last)) found.set(last, LAST_CHANGE)
      const version = getVersion(result)
      const isKnown = [...found.keys()].some(({ response }) => response?.headers['etag'] !== undefined)
      const read = version === undefined || isKnown ? undefined : this.#byTag.get(`${getPath(result)} ${version}`)
      if (read !== undefined && !given.includes(read)) found.set(read, 'earlier read')
    }
    return [...found]
      .map(([result, label]) => ({ label, result }))
      .toSorted((a, b) => this.#getOrder(a.result) - this.#getOrder(b.result))
  }

  /** A request that was not noted comes last. */
  #getOrder(result: RequestResult): number {
    return this.#order.get(result) ?? Infinity
  }

  /** The ids that the document's paths give to what a POST created. */
  #listNewItems(result: RequestResult): string[] {
    const { operation, response } = result
    const below = this.#context.operations.filter(({ path }) => isBelow(path, operation.path))
    const items = objectsIn(this.#context.data(result))
    const ids = below.flatMap((child) => {
      const name = child.parameters.findLast((parameter) => parameter.in === 'path')?.name ?? ''
      return [...items.flatMap((item) => namedValues(name, item)), ...getLocation(child, response?.headers['location'])]
    })
    return [...new Set(ids.map(String))]
  }

  #listOrigins(result: RequestResult): RequestResult[] {
    const { input } = result
    const steps = getPath(result).split('/')
    const paths = steps.map((_, index) => steps.slice(0, index + 1).join('/'))
    return [
      ...paths.map((path) => this.#byPath.get(path)),
      ...Object.values(input.path).map((value) => this.#byId.get(String(value))),
      ...listLongIds({ query: input.query, body: isJson(input.body) ? withoutFiles(input.body) : undefined }).map(
        (id) => this.#byId.get(id),
      ),
    ].filter((result) => result !== undefined)
  }

  #isVersioned({ path }: Operation): boolean {
    return this.#context.operations.some(
      (operation) =>
        isSamePath(operation.path, path) &&
        operation.parameters.some(({ name, in: place }) => place === 'header' && IF_MATCH.test(name)),
    )
  }
}

function isResult(evidence: Evidence): evidence is RequestResult {
  return 'request' in evidence && 'input' in evidence
}

function getVersion({ request }: RequestResult): string | undefined {
  return Object.entries(request.headers).find(([name]) => IF_MATCH.test(name))?.[1]
}

function getPath({ request }: RequestResult): string {
  return new URL(request.url).pathname.replace(/\/$/, '')
}

/** Lists the long values of fields that are ids by their names, at any depth. */
function listLongIds(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listLongIds(item, name))
  if (isJson(value)) return Object.entries(value).flatMap(([key, field]) => listLongIds(field, key))
  const isLong = ['string', 'number', 'bigint'].includes(typeof value) && String(value).length >= MIN_LENGTH
  return isLong && isIdName(name) ? [String(value)] : []
}
