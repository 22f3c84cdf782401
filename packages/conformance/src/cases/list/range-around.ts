import { valueAt } from '../items.ts'
import { isJson, type Json } from '@tumpak/contract-kit/json.ts'
import type { Operation } from '@tumpak/contract-kit/operation.ts'
import type { RunContext } from '../../context/run-context.ts'
import { getField, getLimit, getTimes } from './bounds.ts'
import { itemFields } from './item-fields.ts'
import { getSelectors } from './selectors.ts'

const MARGIN_MS = 3 * 24 * 60 * 60 * 1000

/**
 * Returns the time range in which a list must contain a written object, because some lists show only this week by
 * default.
 */
export function rangeAround(context: RunContext, read: Operation, body: unknown): Json {
  const fields = itemFields(context.root, read, true)
  const thing = isJson(body) ? body : {}
  return getSelectors(context, read).reduce<Json>((query, selector) => {
    const limit = getLimit(context, selector)
    const field = limit && getField(limit, fields, read.order)
    if (limit?.kind !== 'time' || field === undefined) return query
    const value = valueAt(thing, field.path)
    const times = (Array.isArray(value) ? value : [value]).flatMap(getTimes)
    if (times.length === 0) return query
    const bound = limit.bound === 'lower' ? Math.min(...times) - MARGIN_MS : Math.max(...times) + MARGIN_MS
    return selector.put(query, limit.write(bound))
  }, {})
}
