import { at, isJson, withAt, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { Place } from '@tumpak/contract-kit/rules.ts'
import type { WireResponse } from '../../../packages/conformance/src/http/message.ts'
import {
  createMutant,
  getSession,
  isSuccess,
  parseEnvelope,
  type RuleExchange,
  type RuleFault,
  type RuleMutant,
  type Stage,
} from './rule-mutant.ts'

const KEY = 'idempotency-key'
const PAGE = 'pageNum=1&pageSize=100'

/** Returns the mutants of what the document says about the effects of a write: places and values of `x-shows`, and `x-sum`. */
export function listShownMutants(operation: Operation, operations: readonly Operation[]): RuleMutant[] {
  const find = (id: string): Operation | undefined => operations.find((one) => one.id === id)
  const places = operation.showsAt.flatMap((place) => {
    const read = find(place.read)
    if (read === undefined) return []
    return Object.entries(MOVES).map(([kind, move]) =>
      createMutant(operation, {
        kind,
        rule: 'x-shows',
        place: `${place.read}${place.pointer}`,
        begin: (stage) => movePlace(operation, read, place, move, stage),
      }),
    )
  })
  const values = operation.showsValues.flatMap(({ kind, ...place }) => {
    const read = find(place.read)
    if (read === undefined) return []
    return createMutant(operation, {
      kind: 'value not shown',
      rule: 'x-shows',
      place: `${place.read}${place.pointer} ${kind}`,
      begin: (stage) => keepPlace(operation, read, place, stage),
    })
  })
  const lists = operations.filter(
    ({ id, sum }) => sum !== undefined && operation.affects.includes(id) && operation.affects.includes(sum.read),
  )
  const entries = lists.flatMap((list) => {
    const { field = '' } = list.sum ?? {}
    const change: { [kind: string]: (entry: Json) => Json[] } = {
      'entry lost': () => [],
      'entry of another amount': (one) => [{ ...one, [field]: Number(one[field]) + 1 }],
    }
    return Object.entries(change).map(([kind, changeOne]) =>
      createMutant(operation, {
        kind,
        rule: 'x-sum',
        place: list.id,
        begin: (stage) => changeEntries(operation, list, changeOne, stage),
      }),
    )
  })
  return [...places, ...values, ...entries]
}

/** By how much a place is wrong after `count` successes at the same time that changed it by `delta`. */
const MOVES: { [kind: string]: (delta: number, count: number) => number } = {
  'place not changed': (delta) => -delta,
  'place changed twice': (delta) => delta,
  'lost update': (delta, count) => -delta * (1 - 1 / count),
}

/** Reads a place as the player of a request, with the values of its body in the path. */
async function readAs({ request, next }: RuleExchange, { path }: Operation, query = ''): Promise<Json | undefined> {
  const { origin } = new URL(request.url)
  const sent = parseEnvelope({ body: String(request.body ?? '') })
  const own = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(sent[name]))
  const { timeoutMs, headers } = request
  const { cookie = '' } = headers
  const response = await next({ method: 'GET', url: `${origin}${own}?${query}`, headers: { cookie }, timeoutMs })
  return isSuccess(response) ? parseEnvelope(response) : undefined
}

/** Compares a read before and after a group of requests that run at the same time, as each player. */
function compareAroundGroups(
  operation: Operation,
  look: (exchange: RuleExchange) => Promise<Json | undefined>,
  judge: (session: string, before: Json | undefined, after: Json | undefined, count: number) => void,
): RuleFault {
  const groups = new Map<string, { running: number; keys: Set<string>; before: Promise<Json | undefined> }>()
  return (exchange) => {
    const {
      operation: { id },
      request,
      next,
    } = exchange
    if (id !== operation.id) return undefined
    const session = getSession(request)
    return (async () => {
      const group = groups.get(session) ?? { running: 0, keys: new Set(), before: look(exchange) }
      groups.set(session, group)
      group.running += 1
      await group.before
      const response = await next(request)
      group.running -= 1
      if (isSuccess(response)) group.keys.add(request.headers[KEY] ?? String(group.keys.size))
      if (group.running > 0) return response
      groups.delete(session)
      if (group.keys.size > 0) judge(session, await group.before, await look(exchange), group.keys.size)
      return response
    })()
  }
}

function movePlace(
  operation: Operation,
  read: Operation,
  { pointer }: Place,
  move: (delta: number, count: number) => number,
  { onReached }: Stage,
): RuleFault {
  const offsets = new Map<string, number>()
  const place = `/data${pointer}`
  const around = compareAroundGroups(
    operation,
    (exchange) => readAs(exchange, read),
    (session, before, after, count) => {
      const offset = move(Number(at(after, place)) - Number(at(before, place)), count)
      if (!Number.isNaN(offset) && offset !== 0) offsets.set(session, (offsets.get(session) ?? 0) + offset)
    },
  )
  return (exchange) => {
    const {
      operation: { id },
      request,
      next,
    } = exchange
    if (id !== read.id) return around(exchange)
    return next(request).then((response) => {
      const offset = offsets.get(getSession(request))
      const json = parseEnvelope(response)
      const value = at(json, place)
      if (offset === undefined || typeof value !== 'number') return response
      onReached()
      return { ...response, body: JSON.stringify(withAt(json, place, Math.round((value + offset) * 100) / 100)) }
    })
  }
}

/** Shows a place as it was before the last write, to the player who wrote. */
function keepPlace(operation: Operation, read: Operation, { pointer }: Place, { onReached }: Stage): RuleFault {
  const kept = new Map<string, unknown>()
  const place = `/data${pointer}`
  const query = read.parameters.some(({ name }) => name === 'pageNum') ? PAGE : ''
  const around = compareAroundGroups(
    operation,
    (exchange) => readAs(exchange, read, query),
    (session, before, after) => {
      const [was, is] = [at(before, place), at(after, place)]
      if (was === undefined || JSON.stringify(was) === JSON.stringify(is)) kept.delete(session)
      else kept.set(session, was)
    },
  )
  return (exchange) => {
    const {
      operation: { id },
      request,
      next,
    } = exchange
    if (id !== read.id) return around(exchange)
    return next(request).then((response) => {
      const session = getSession(request)
      const json = parseEnvelope(response)
      if (!kept.has(session) || at(json, place) === undefined) return response
      onReached()
      return { ...response, body: JSON.stringify(withAt(json, place, kept.get(session))) }
    })
  }
}

/** Changes the entries that a write adds to a list. */
function changeEntries(
  operation: Operation,
  list: Operation,
  change: (entry: Json) => Json[],
  { onReached }: Stage,
): RuleFault {
  const added = new Set<string>()
  const around = compareAroundGroups(
    operation,
    (exchange) => readAs(exchange, list, PAGE),
    (_session, before, after) => {
      const known = new Set(listItems(before).map((one) => JSON.stringify(one)))
      for (const one of listItems(after)) if (!known.has(JSON.stringify(one))) added.add(JSON.stringify(one))
    },
  )
  return (exchange) => {
    const {
      operation: { id },
      request,
      next,
    } = exchange
    if (id !== list.id) return around(exchange)
    return next(request).then((response): WireResponse => {
      const json = parseEnvelope(response)
      const items = listItems(json)
      if (!items.some((one) => added.has(JSON.stringify(one)))) return response
      onReached()
      const changed = items.flatMap((one) => (added.has(JSON.stringify(one)) ? change(one) : [one]))
      return { ...response, body: JSON.stringify(withAt(json, '/data/list', changed)) }
    })
  }
}

function listItems(envelope: Json | undefined): Json[] {
  const items = at(envelope, '/data/list')
  return Array.isArray(items) ? items.filter(isJson) : []
}
