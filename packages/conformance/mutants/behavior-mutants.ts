import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { itemFields } from '../src/cases/list/item-fields.ts'
import { isOfPages } from '../src/cases/list/page-parameters.ts'
import type { WireRequest, WireResponse } from '../src/http/message.ts'
import { getCode, withSuccess, type Manners } from './manners.ts'
import {
  parseBody,
  withBody,
  type Change,
  type Fault,
  type KeepState,
  type Mutant,
  type MutantKind,
  type Passing,
} from './mutant.ts'

/** Returns the mutants of an operation that no single response shows. */
export function behaviorMutants(
  root: Json,
  operation: Operation,
  operations: readonly Operation[],
  manners: Manners,
): Mutant[] {
  const { id, effect, needsSession, parameters, body, affects } = operation
  const mutants: Mutant[] = []
  const add = (kind: MutantKind, name: string, begin: Mutant['begin']): void =>
    void mutants.push({ id: `${kind}: ${id}${name && ` ${name}`}`, kind, only: id, begin })
  const own = (change: Change): Fault => ofOperation(operation, change)
  const accept = (kind: MutantKind, isRefused: (passing: Passing) => boolean): void => {
    const fault = accepting(operation, manners, isRefused)
    if (fault !== undefined) add(kind, '', () => fault)
  }

  if (needsSession) accept('session ignored', manners.isRefusedSession)
  if (body !== undefined || parameters.some((parameter) => parameter.in === 'query'))
    accept('bad input accepted', manners.isRefusedInput)
  if (effect !== 'read' && affects.length > 0 && body !== undefined)
    add('state changed on refusal', '', () => drifting(operation, manners))
  // The state of a server with an envelope, the mock, cannot be kept from outside.
  if (effect !== 'read' && effect !== 'session' && affects.length > 0 && !manners.hasEnvelope)
    add('lost write', '', (keep) => losing(operation, manners, keep))
  if (effect !== 'read') return mutants

  const fields = itemFields(root, operation)
  for (const parameter of parameters) {
    if (parameter.in !== 'query') continue
    const kind = isOfPages(parameter) ? 'page ignored' : fields.has(parameter.name) ? 'filter ignored' : undefined
    if (kind !== undefined) add(kind, parameter.name, () => without(operation, parameter.name))
  }
  if (operation.own ?? /\b(own|my)\b/.test(operation.summary))
    add("other player's data", '', () => own(asTheFirst(manners)))
  const isShown = operations.some(
    ({ effect, shows, actsOn, listedIn }) => effect !== 'session' && [...shows, actsOn, listedIn].includes(id),
  )
  if (isShown) add('frozen read', '', () => own(frozen(manners)))
  return mutants
}

/** Returns a mutant for each business code of an operation: its example success in place of that refusal. */
export function refusalMutants(operation: Operation, manners: Manners): Mutant[] {
  return operation.codes.flatMap(({ code, name }): Mutant[] => {
    const fault = accepting(operation, manners, ({ json }) => getCode(json) === code)
    if (fault === undefined) return []
    return [{ id: `${operation.id}/${name}`, kind: 'refusal accepted', only: operation.id, begin: () => fault }]
  })
}

function ofOperation({ id }: Operation, change: Change): Fault {
  return { change: (passing) => (passing.operation.id === id ? change(passing) : undefined) }
}

/** Pretends a success in place of some refusals; undefined if the document does not say what a success is. */
function accepting(
  operation: Operation,
  manners: Manners,
  isRefused: (passing: Passing) => boolean,
): Fault | undefined {
  const success = manners.pretend(operation)
  return (
    success &&
    ofOperation(operation, (passing) => (isRefused(passing) ? withSuccess(passing.response, success) : undefined))
  )
}

function without({ id }: Operation, name: string): Fault {
  return {
    rewrite: (request, operation) => {
      const url = new URL(request.url)
      if (id !== operation.id || !url.searchParams.has(name)) return undefined
      url.searchParams.delete(name)
      return { ...request, url: url.href }
    },
  }
}

/** The headers of a session. */
function getSession({ headers }: WireRequest): { [name: string]: string } {
  const { cookie = '', authorization = '' } = headers
  return { ...(cookie !== '' && { cookie }), ...(authorization !== '' && { authorization }) }
}

/** Lets everybody read as the first player. */
function asTheFirst({ isSuccess }: Manners): Change {
  let first: { [name: string]: string } | undefined
  return async ({ request, response, json, send }) => {
    const session = getSession(request)
    if (Object.keys(session).length === 0) return undefined
    if (isSuccess({ response, json })) first ??= session
    if (first === undefined || JSON.stringify(first) === JSON.stringify(session)) return undefined
    const other = await send({ ...request, headers: { ...request.headers, ...first } })
    const isOther = isSuccess({ response: other, json: parseBody(other) }) && other.body !== response.body
    return isOther ? other : undefined
  }
}

/** Caches responses forever, by URL and session. */
function frozen({ isSuccess }: Manners): Change {
  const known = new Map<string, WireResponse>()
  return (passing) => {
    if (!isSuccess(passing)) return undefined
    const key = passing.request.url + JSON.stringify(getSession(passing.request))
    const before = known.get(key)
    if (before === undefined) known.set(key, passing.response)
    return before
  }
}

/** Answers a write as usual, and stores nothing of it. */
function losing({ id }: Operation, { isSuccess }: Manners, keep: KeepState | undefined): Fault {
  let restore: (() => boolean) | undefined
  return {
    rewrite: (_, operation) => {
      if (operation.id === id) restore = keep?.()
      return undefined
    },
    // A write that changes nothing has no effect to lose.
    change: (passing) =>
      passing.operation.id === id && isSuccess(passing) && restore?.() ? passing.response : undefined,
  }
}

/** Changes a number in the affected reads at each refusal of bad input. */
function drifting(operation: Operation, { isSuccess, isRefusedInput }: Manners): Fault {
  let refusals = 0
  return {
    change: (passing) => {
      const { id } = passing.operation
      if (id === operation.id && isRefusedInput(passing)) refusals += 1
      if (refusals === 0 || !operation.affects.includes(id) || !isSuccess(passing)) return undefined
      const drifted = drift(passing.json, refusals)
      return drifted === undefined ? undefined : withBody(passing.response, drifted)
    },
  }
}

/** Returns a copy with a number changed; undefined if there is none. */
function drift(value: unknown, by: number): unknown {
  if (typeof value === 'number') return value + by
  if (Array.isArray(value)) {
    const [first, ...rest] = value as unknown[]
    const moved = drift(first, by)
    return moved === undefined ? undefined : [moved, ...rest]
  }
  if (!isJson(value)) return undefined
  // Search from the end, where fields such as `total` follow the list and are always present.
  for (const key of Object.keys(value).toReversed()) {
    const moved = drift(value[key], by)
    if (moved !== undefined) return { ...value, [key]: moved }
  }
  return undefined
}
