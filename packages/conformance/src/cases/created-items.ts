import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RunContext } from '../context/run-context.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../http/request-result.ts'
import type { CreatedItem } from '../context/run-report.ts'
import { namedValues, objectsIn } from './items.ts'
import { followLink } from './link-data.ts'
import { getLocation } from './location.ts'

const CREATED = 201

/** How the document deletes an item. */
interface Deletion {
  operation: Operation
  path: RequestInput['path']
}

/** One thing that the run created. */
export interface Created {
  operation: Operation
  /** Undefined if the document has no way to delete it, or the response has no id. */
  deletion: Deletion | undefined
  /** The session that created it. */
  jar: CookieJar | undefined
  isDeleted: boolean
}

/**
 * Collects what the accepted writes of a run created: each HTTP 201, and each success whose item the document deletes
 * by a link, or at its path and id. An item that a later request deletes is gone.
 */
export class CreatedItems {
  readonly #context: RunContext
  readonly #items = new Map<string, Created>()

  constructor(context: RunContext) {
    this.#context = context
  }

  get items(): Created[] {
    return [...this.#items.values()]
  }

  /** Looks at a response of the run. */
  note(result: RequestResult, jar: CookieJar | undefined): void {
    const { operation, outcome, request, input, response } = result
    if (outcome.kind !== 'success' || request.method !== operation.method) return
    if (operation.method === 'DELETE') this.#items.delete(getKey({ operation, path: input.path }))
    const isCreated = response?.status === CREATED
    if (operation.effect === 'read' || !(operation.method === 'POST' || (operation.method === 'PUT' && isCreated)))
      return
    const deletion = this.#findDeletion(result)
    if (deletion === undefined && !isCreated) return
    const key = deletion === undefined ? `${operation.id} ${String(this.#items.size)}` : getKey(deletion)
    if (!this.#items.has(key)) this.#items.set(key, { operation, deletion, jar: jar?.copy(), isDeleted: false })
  }

  #findDeletion(result: RequestResult): Deletion | undefined {
    const { operation, input, response } = result
    const { operations } = this.#context
    for (const link of operation.links) {
      const target = operations.find(({ id, method }) => id === link.to && method === 'DELETE')
      const linked = target && followLink(link, result)
      if (linked !== undefined) return { operation: target as Operation, path: linked.parameters }
    }
    if (operation.method === 'PUT') {
      const same = operations.find(({ method, path }) => method === 'DELETE' && path === operation.path)
      return same && { operation: same, path: input.path }
    }
    const parent = `${operation.path.replace(/\/$/, '')}/{`
    const below = operations.find(
      ({ method, path }) =>
        method === 'DELETE' && path.startsWith(parent) && /^[^/]+\/?$/.test(path.slice(parent.length)),
    )
    const name = below?.parameters.findLast((parameter) => parameter.in === 'path')?.name
    if (below === undefined || name === undefined) return undefined
    const [id] = [
      ...objectsIn(this.#context.data(result)).flatMap((item) => namedValues(name, item)),
      ...getLocation(below, response?.headers['location']),
    ]
    return id === undefined ? undefined : { operation: below, path: { ...input.path, [name]: id } }
  }

  /** Lists the items for a report, without the sessions of logins, which end by themselves. */
  report(login: Operation | undefined): CreatedItem[] {
    return this.items
      .filter(({ operation }) => operation !== login)
      .map(({ operation, deletion, isDeleted }) => ({
        operationId: operation.id,
        kind: operation.path.split('/').findLast((step) => step !== '' && !step.includes('{')) ?? operation.id,
        path: this.#context.ledger.hide(deletion === undefined ? operation.path : fillPath(deletion)),
        isDeleted,
      }))
  }
}

function getKey(deletion: Deletion): string {
  return `DELETE ${fillPath(deletion)}`
}

function fillPath({ operation, path }: Deletion): string {
  return operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => String(path[name] ?? ''))
}
