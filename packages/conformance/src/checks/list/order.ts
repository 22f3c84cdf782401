import { at } from '@tumpak/contract-kit/json.ts'
import { listsIn } from '../../cases/items.ts'
import { getSeenResult, listReordered, readSteps } from '../../sessions/watch.ts'
import { defineCheck, type PhaseInput } from '../define-check.ts'

export const orderCheck = defineCheck({
  id: 'order',
  title: 'Order',
  severity: 'major',
  when: ['response', 'refused'],
  description: 'The items of a list are in the documented order.',
  fix: 'Sort in the query, with a unique last criterion.',
  since: '0.1.0',
  run(input) {
    if (input.phase === 'refused') return reportReordered(input)
    checkDocumentedOrder(input)
  },
})

const SORT = /^(sort|order)/i

/** Checks the order of a list against `x-order`: `createdAt` ascending, `-createdAt` descending. */
function checkDocumentedOrder({ context, operation, report, result }: PhaseInput<'response'>): void {
  if (operation.order === undefined) return
  // The request may set another order.
  const asks = Object.entries(result.input.query).some(([name, value]) => value !== undefined && SORT.test(name))
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
    return isJudged ? report.pass() : report.notApplicable()
  }
  report.fail({
    pointer: field,
    rule: `${operation.pointer}/x-order`,
    proposed: operation.proposed,
    title: `The list is not ordered by ${field}, ${isDescending ? 'largest or newest' : 'smallest or oldest'} first`,
    explanation: `Item ${String(place + 1)} is out of order. The app shows the list as it comes and loads further pages at its end.`,
    evidence: result,
  })
}

/** Reports lists with a documented order whose items stand in another one than before: it leaves some of them open. */
function reportReordered({ context, before, after, result }: PhaseInput<'refused'>): void {
  if (before === undefined || after === undefined || result === undefined) return
  for (const read of listReordered(before, after)) {
    const list = context.operation(read)
    const evidence = getSeenResult(after.get(read))
    if (list?.order === undefined || evidence === undefined) continue
    context.ledger.fail(list, {
      check: orderCheck,
      severity: 'minor',
      cause: 'again',
      rule: `${list.pointer}/x-order`,
      proposed: list.proposed,
      title: 'The items stand in another order than a moment ago',
      explanation: `Only refused requests came between. The list is ordered by ${list.order.replace(/^[-+]/, '')}, which leaves the order of some items open, so that later pages may repeat or miss them. Sort by a unique last criterion.`,
      evidence,
      steps: [...readSteps('read before', before, [read]), ...readSteps('read after', after, [read])],
    })
  }
}

/** Returns a comparable value: the instant of a time, so that its zone does not matter. */
function getRank(value: unknown): number | string | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return undefined
  return /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value
}
