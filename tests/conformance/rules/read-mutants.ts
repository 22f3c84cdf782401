import { at, isJson, withAt, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { follow, part, unwrap, type DocumentNode } from '@tumpak/contract-kit/schema-node.ts'
import { changeAt, placesBelow, type Place } from '../../../packages/conformance/mutants/places.ts'
import type { WireRequest } from '../../../packages/conformance/src/http/message.ts'
import {
  createMutant,
  isSuccess,
  parseEnvelope,
  type RuleExchange,
  type RuleFault,
  type RuleMutant,
  type Stage,
} from './rule-mutant.ts'

const DAY_MS = 86_400_000
const PAGE_SIZE = 100
const MAX_PAGES = 50

/** Returns the mutants of what a response shows: masked fields (`x-mask`), and the days of a zone (`x-zone`). */
export function listReadMutants(root: Json, operation: Operation): RuleMutant[] {
  const masked = listMaskedPlaces(root, operation).map((place) =>
    createMutant(operation, {
      kind: 'shown in full',
      rule: 'x-mask',
      place: place.steps.join('.'),
      begin: (stage) => unmask(operation, place, stage),
    }),
  )
  const names = new Set(operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name))
  const field = operation.order?.replace('-', '')
  if (root['x-zone'] === undefined || field === undefined || !names.has('from') || !names.has('to')) return masked
  const zones = Object.entries(WRONG_DAYS).map(([kind, isWithin]) =>
    createMutant(operation, {
      kind,
      rule: 'x-zone',
      place: 'from, to',
      begin: (stage) => filterDays(operation, field, isWithin, stage),
    }),
  )
  return [...masked, ...zones]
}

function listMaskedPlaces(root: Json, operation: Operation): Place[] {
  const schema = operation.responses.find(({ status }) => status === '200')?.content[0]?.schema
  if (schema === undefined) return []
  const envelope = follow(root, schema.value, schema.pointer)
  const branches = Array.isArray(envelope.value['oneOf'])
    ? envelope.value['oneOf'].map((_, index) => part(root, envelope, 'oneOf', index))
    : [envelope]
  const places = branches.flatMap((branch: DocumentNode) => {
    const data = unwrap(root, part(root, branch, 'properties', 'data'))
    return data.value['type'] === 'null' ? [] : placesBelow(root, data, ['data'])
  })
  return places.filter(({ schema: { value } }) => typeof value['x-mask'] === 'string')
}

/** Shows the masked letters: whatever they were, a response without a mask has none of its asterisks. */
function unmask(operation: Operation, { steps }: Place, { onReached }: Stage): RuleFault {
  return ({ operation: { id }, request, next }) =>
    id === operation.id
      ? next(request).then((response) => {
          if (!isSuccess(response)) return response
          const json = parseEnvelope(response)
          const changed = changeAt(json, steps, (found) => String(found).replaceAll('*', '7'))
          if (changed === undefined || JSON.stringify(changed) === JSON.stringify(json)) return response
          onReached()
          return { ...response, body: JSON.stringify(changed) }
        })
      : undefined
}

type IsWithin = (time: string, from: string | null, to: string | null) => boolean

/** The zone of the mock's times is that of the document. */
const toUtcDay = (time: string): string => new Date(time).toISOString().slice(0, 10)
const toZoneDay = (time: string): string => time.slice(0, 10)

const WRONG_DAYS: { [kind: string]: IsWithin } = {
  'days in UTC': (time, from, to) => toUtcDay(time) >= (from ?? '') && toUtcDay(time) <= (to ?? '9'),
  'last day left out': (time, from, to) => toZoneDay(time) >= (from ?? '') && toZoneDay(time) < (to ?? '9'),
  'first day left out': (time, from, to) => toZoneDay(time) > (from ?? '') && toZoneDay(time) <= (to ?? '9'),
}

/** Filters a list by days as another server would. */
function filterDays(operation: Operation, field: string, isWithin: IsWithin, { onReached }: Stage): RuleFault {
  return (exchange) => {
    const {
      operation: { id },
      request,
      next,
    } = exchange
    const query = new URL(request.url).searchParams
    const [from, to] = [query.get('from'), query.get('to')]
    if (id !== operation.id || (from === null && to === null)) return undefined
    return next(request).then(async (response) => {
      if (!isSuccess(response)) return response
      const items = (await readAround(exchange)).filter((one) => isWithin(String(one[field]), from, to))
      const json = parseEnvelope(response)
      const size = Number(query.get('pageSize') ?? at(json, '/data/pageSize'))
      const start = (Number(query.get('pageNum') ?? 1) - 1) * size
      const changed = withAt(withAt(json, '/data/total', items.length), '/data/list', items.slice(start, start + size))
      if (JSON.stringify(changed) === JSON.stringify(json)) return response
      onReached()
      return { ...response, body: JSON.stringify(changed) }
    })
  }
}

/** All items of the asked days and of one more on both sides. */
async function readAround({ request, next }: RuleExchange): Promise<Json[]> {
  const items: Json[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const response = await next(widen(request, page))
    const list = at(parseEnvelope(response), '/data/list')
    if (!Array.isArray(list)) break
    items.push(...list.filter(isJson))
    if (list.length < PAGE_SIZE) break
  }
  return items
}

function widen(request: WireRequest, page: number): WireRequest {
  const url = new URL(request.url)
  const shift = (name: string, days: number): void => {
    const day = url.searchParams.get(name)
    if (day !== null) url.searchParams.set(name, new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10))
  }
  shift('from', -1)
  shift('to', 1)
  url.searchParams.set('pageNum', String(page))
  url.searchParams.set('pageSize', String(PAGE_SIZE))
  return { ...request, url: url.href }
}
