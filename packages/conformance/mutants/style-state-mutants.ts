import { isOfPages } from '../src/cases/list/page-parameters.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { WireRequest, WireResponse } from '../src/http/message.ts'
import { isSuccess, type Exchange, type Fault, type StyleMutant } from './style-fault.ts'

/** Returns faults that only several requests together show. */
export function stateMutants(operation: Operation, operations: readonly Operation[]): StyleMutant[] {
  const { id, effect } = operation
  const mutants: StyleMutant[] = []
  const add = (kind: string, name: string, begin: () => Fault, only?: string[]): void =>
    void mutants.push({ id: `${kind}: ${id}${name === '' ? '' : ` ${name}`}`, kind, begin, ...(only && { only }) })
  const own =
    (fault: (exchange: Exchange) => ReturnType<Fault>): Fault =>
    (exchange) =>
      exchange.operation.id === id ? fault(exchange) : undefined
  if (effect === 'read') {
    for (const parameter of operation.parameters) {
      if (parameter.in !== 'query') continue
      const kind = isOfPages(parameter) ? 'page ignored' : 'filter ignored'
      add(kind, parameter.name, () => own(({ request, next }) => without(request, parameter.name, next)), [id])
      if (kind === 'filter ignored') add('filter kept', parameter.name, () => keeping(own, parameter.name), [id])
    }
    const isShown = operations.some((one) => [...one.shows, one.actsOn, one.listedIn].includes(id))
    if (isShown) {
      add('frozen read', 'whole run', () => frozen(own))
      add('frozen read', 'alone', () => frozen(own), [id])
    }
    if (/\b(own|my)\b/.test(operation.summary)) add("other player's data", '', () => asTheFirst(own), [id])
  } else if (effect !== 'session' && operation.affects.length > 0) {
    add('lost write', '', () =>
      own(async ({ request, next, server }) => {
        const kept = structuredClone(server.state)
        const response = await next(request)
        // A write that changes nothing has no effect to lose.
        if (!isSuccess(response) || JSON.stringify(server.state) === JSON.stringify(kept)) return undefined
        Object.assign(server.state, kept)
        return response
      }),
    )
  }
  return mutants
}

type Own = (fault: (exchange: Exchange) => ReturnType<Fault>) => Fault

function without(request: WireRequest, name: string, next: Exchange['next']): ReturnType<Fault> {
  const url = new URL(request.url)
  if (!url.searchParams.has(name)) return undefined
  const before = next(request)
  url.searchParams.delete(name)
  return before.then((one) => (isSuccess(one) ? next({ ...request, url: url.href }) : one))
}

function keeping(own: Own, name: string): Fault {
  let kept: string | null = null
  return own(({ request, next }) => {
    const url = new URL(request.url)
    const given = url.searchParams.get(name)
    if (given !== null) {
      return next(request).then((response) => {
        if (isSuccess(response)) kept = given
        return response
      })
    }
    if (kept === null) return undefined
    url.searchParams.set(name, kept)
    return next({ ...request, url: url.href })
  })
}

function frozen(own: Own): Fault {
  const known = new Map<string, WireResponse>()
  return own(async ({ request, next }) => {
    const key = `${request.url} ${request.headers['authorization'] ?? ''}`
    const response = known.get(key) ?? (await next(request))
    if (!isSuccess(response)) return undefined
    known.set(key, response)
    return response
  })
}

/** Lets everybody read as the first player. */
function asTheFirst(own: Own): Fault {
  let first: string | undefined
  return own(async ({ request, next }) => {
    const response = await next(request)
    if (!isSuccess(response)) return undefined
    first ??= request.headers['authorization']
    return next({ ...request, headers: { ...request.headers, authorization: first ?? '' } })
  })
}
