import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { getField, getLimit, type Limit } from '../../cases/list/bounds.ts'
import { itemFields, type ItemField } from '../../cases/list/item-fields.ts'
import { getSelectors } from '../../cases/list/selectors.ts'
import type { RunContext } from '../../context/run-context.ts'

/** The limits that apply to one field. */
export interface Range {
  field: ItemField
  limits: Limit[]
}

/** The ranges of a list, by the field of its items that they are about. */
export function getRanges(context: RunContext, operation: Operation): Range[] {
  const fields = itemFields(context.root, operation, true)
  const found = new Map<string, Range>()
  for (const selector of getSelectors(context, operation)) {
    const limit = getLimit(context, selector)
    const field = limit && getField(limit, fields, operation.order)
    if (limit === undefined || field === undefined) continue
    const key = `${limit.kind} ${field.path.join('.')}`
    const range = found.get(key) ?? { field, limits: [] }
    range.limits.push(limit)
    found.set(key, range)
  }
  return [...found.values()]
}
