import { listsIn } from '../../cases/items.ts'
import { at } from '@tumpak/contract-kit/json.ts'
import { defineCheck, type Phases } from '../define-check.ts'

export const orderCheck = defineCheck({
  id: 'order',
  title: 'Order',
  severity: 'major',
  phase: 'response',
  description: 'The items of a list are in the documented order.',
  fix: 'Sort in the query, with a unique last criterion.',
  since: '0.1.0',
  run: checkOrder,
})

const SORT = /^(sort|order)/i

/** Checks the order of a list against `x-order`: `createdAt` ascending, `-createdAt` descending. */
function checkOrder({ context, result }: Phases['response']['input']): void {
  const { ledger } = context
  const { operation, input } = result
  if (operation.order === undefined) return
  // The request may set another order.
  const asks = Object.entries(input.query).some(([name, value]) => value !== undefined && SORT.test(name))
  if (asks || result.outcome.kind !== 'success') return
  const isDescending = operation.order.startsWith('-')
  const field = operation.order.replace(/^[-+]/, '')
  const values = listsIn(context.data(result)).map((item) => getRank(at(item, `/${field.replaceAll('.', '/')}`)))
  const known = values.filter((value) => value !== undefined)
  const place = known.findIndex((value, index) => {
    const before = known[index - 1]
    if (before === undefined || typeof before !== typeof value || before === value) return false
    return isDescending ? before < value : before > value
  })
  if (place === -1) {
    // Equal values prove no order.
    const isJudged = new Set(known).size > 1
    return isJudged ? ledger.pass(operation, orderCheck) : ledger.notApplicable(operation, orderCheck)
  }
  ledger.fail(operation, {
    check: orderCheck,
    pointer: field,
    rule: `${operation.pointer}/x-order`,
    proposed: operation.proposed,
    title: `The list is not ordered by ${field}, ${isDescending ? 'largest or newest' : 'smallest or oldest'} first`,
    explanation: `Item ${String(place + 1)} is out of order. The app shows the list as it comes and loads further pages at its end.`,
    evidence: result,
  })
}

/** Returns a comparable value: the instant of a time, so that its zone does not matter. */
function getRank(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return undefined
  return /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value
}
