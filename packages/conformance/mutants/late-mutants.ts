import { itemFields } from '../src/cases/list/item-fields.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { readOperations } from '@tumpak/contract-kit/read-operations.ts'
import type { WireResponse } from '../src/http/message.ts'
import { withBody, type Change, type Fault, type Mutant, type Passing } from './mutant.ts'
import { isSuccess } from './response-mutants.ts'

const SESSION_INVALID = 20_002
const BAD_INPUT = 40_000
const LEAK = "Duplicate entry '7' for key 'orders.PRIMARY'"

/** Returns mutants that the harness once missed: status of refusals, filters, order, freshness, texts. */
export function lateMutants(root: Json, operation: Operation): Mutant[] {
  const mutants: Mutant[] = []
  const add = (kind: Mutant['kind'], name: string, begin: Mutant['begin']): void =>
    void mutants.push({ id: `${kind}: ${operation.id}${name}`, kind, touches: [operation.id], begin })
  const own =
    (change: Change): Change =>
    (passing) =>
      passing.operation.id === operation.id ? change(passing) : undefined
  const byStatus = (code: number, status: number) => () =>
    own((passing) => (getCode(passing) === code ? { ...passing.response, status } : undefined))
  if (operation.needsSession) add('refused by status', ' 401', byStatus(SESSION_INVALID, 401))
  if (operation.body !== undefined) add('refused by status', ' 400', byStatus(BAD_INPUT, 400))
  add('server text', '', () => own((passing) => (isSuccess(passing) ? undefined : leaking(passing))))
  add('secret field', '', () => own((passing) => (isSuccess(passing) ? withSecret(passing) : undefined)))
  if (operation.order !== undefined) add('order reversed', '', () => own((passing) => reversed(passing)))
  const fields = itemFields(root, operation)
  for (const { name, in: place } of operation.parameters)
    if (place === 'query' && fields.has(name)) add('filter ignored', ` ${name}`, () => without(operation, name))
  const writes = readOperations(root).filter(
    ({ shows, effect }) => shows.includes(operation.id) && effect !== 'session',
  )
  if (operation.effect === 'read' && writes.length > 0) add('frozen read', '', () => own(frozen()))
  if (operation.effect !== 'read' && operation.effect !== 'session' && operation.shows.length > 0)
    add('lost write', '', () => lost(operation))
  return mutants
}

const getCode = ({ json }: Passing): unknown => (isJson(json) ? json['code'] : undefined)

function leaking({ response, json }: Passing): WireResponse | undefined {
  return isJson(json) && typeof json['msg'] === 'string' ? withBody(response, { ...json, msg: LEAK }) : undefined
}

function withSecret({ response, json }: Passing): WireResponse | undefined {
  const data = isJson(json) ? json['data'] : undefined
  return isJson(data)
    ? withBody(response, { ...(json as Json), data: { ...data, passwordHash: 'b1946ac9' } })
    : undefined
}

function reversed(passing: Passing): WireResponse | undefined {
  const { response, json } = passing
  const data = isJson(json) ? json['data'] : undefined
  if (!isSuccess(passing)) return undefined
  if (Array.isArray(data) && data.length > 1) return withBody(response, { ...(json as Json), data: data.toReversed() })
  if (!isJson(data) || !Array.isArray(data['list']) || data['list'].length < 2) return undefined
  return withBody(response, { ...(json as Json), data: { ...data, list: data['list'].toReversed() } })
}

function without(operation: Operation, name: string): Fault {
  return {
    rewrite: (request, { id }) => {
      const url = new URL(request.url)
      if (id !== operation.id || !url.searchParams.has(name)) return undefined
      url.searchParams.delete(name)
      return { ...request, url: url.href }
    },
    change: () => undefined,
  }
}

const getSession = ({ request }: Passing): string =>
  /tumpak_session=[^;]+/.exec(request.headers['cookie'] ?? '')?.[0] ?? ''

/** Removes the effect of a write: the reads that it affects return old responses until another write affects them. */
function lost(operation: Operation): Change {
  const known = new Map<string, WireResponse>()
  const behind = new Set<string>()
  return (passing) => {
    const { operation: current, request, response } = passing
    if (!isSuccess(passing)) return undefined
    const session = getSession(passing)
    if (current.id === operation.id) for (const id of current.affects) behind.add(`${id} ${session}`)
    else for (const id of current.affects) behind.delete(`${id} ${session}`)
    if (!operation.affects.includes(current.id)) return undefined
    const url = new URL(request.url)
    // Remove the harness's parameter against caches, so that cached responses match.
    url.searchParams.delete('_')
    const key = `${url.href} ${session}`
    if (behind.has(`${current.id} ${session}`)) return known.get(key)
    known.set(key, response)
    return undefined
  }
}

/** Caches responses forever, by URL and session. */
function frozen(): Change {
  const known = new Map<string, WireResponse>()
  return (passing) => {
    const { request, response } = passing
    const key = `${request.url} ${/tumpak_session=[^;]+/.exec(request.headers['cookie'] ?? '')?.[0] ?? ''}`
    if (!isSuccess(passing)) return undefined
    const before = known.get(key)
    if (before === undefined) known.set(key, response)
    return before
  }
}
