import type { Json } from '@tumpak/contract-kit/json.ts'
import { listsIn, valueAt } from '../../cases/items.ts'
import { longestPage } from '../../cases/list/page-parameters.ts'
import type { RequestResult } from '../../http/request-result.ts'
import { defineCheck } from '../define-check.ts'
import { sortOrders, type SortOrder } from './sort-orders.ts'
import { firstUnsorted } from './sorted.ts'

export const sortCheck = defineCheck({
  id: 'sort',
  title: 'Sorting',
  severity: 'major',
  when: 'list',
  description: 'A list is in the order that a request asks for.',
  fix: 'Sort by the requested field and direction before cutting the page.',
  since: '0.1.0',
  async run({ context, operation, report, input, jar }) {
    const orders = sortOrders(context, operation)
    if (orders.length === 0) return report.notApplicable()
    const page = longestPage(context.root, operation)
    const read = (query: Json): Promise<RequestResult> =>
      context.send(operation, { ...input, query: { ...input.query, ...page, ...query } }, { jar })
    let isJudged = false
    const look = async (chosen: readonly SortOrder[]): Promise<Problem | undefined> => {
      const whole = await read({})
      const all = listsIn(context.data(whole))
      for (const order of chosen) {
        const result = await read(order.query)
        if (result.outcome.kind !== 'success') continue
        const items = listsIn(context.data(result))
        const place = unsortedAt(order, items)
        isJudged ||= place !== undefined
        if (place !== undefined && place >= 0) return { order, whole, result, title: getTitle(order, items, place) }
        if (items.length < all.length) {
          const title = `With ${order.asked} the list has ${String(items.length)} of ${String(all.length)} items`
          return { order, whole, result, title }
        }
      }
      return undefined
    }
    const first = await look(orders)
    // Check a problem twice, because the list may change between requests.
    const problem = first && (await look([first.order]))
    if (problem === undefined) return isJudged ? report.pass() : report.notApplicable()
    const { selector, field } = problem.order
    report.fail({
      pointer: `query/${selector.label}`,
      rule: selector.parameter.schema.pointer,
      proposed: selector.parameter.schema.proposed,
      title: problem.title,
      explanation: `The user asked for this order. Sort by ${field.path.join('.')} before cutting pages.`,
      evidence: problem.result,
      steps: [
        { label: 'without the order', result: problem.whole },
        { label: 'with the order', result: problem.result },
      ],
    })
  },
})

interface Problem {
  order: SortOrder
  title: string
  /** The list without that order, and with it. */
  whole: RequestResult
  result: RequestResult
}

function unsortedAt({ field, direction }: SortOrder, items: readonly Json[]): number | undefined {
  const owner = field.path.slice(0, -1)
  const currencies = new Set(items.map((item) => valueAt(item, [...owner, 'currency'])))
  // Amounts in several currencies have no common order.
  if (owner.length > 0 && currencies.size > 1) return undefined
  const values = items.map((item) => valueAt(item, field.path))
  const isDecimal = /^(?:decimal|int64|money|number)$/.test(String(field.format))
  return firstUnsorted(values, direction, { isChoice: field.enum !== undefined, isDecimal })
}

function getTitle({ asked, field }: SortOrder, items: readonly Json[], place: number): string {
  const shown = [items[place - 1], items[place]].map((item) => JSON.stringify(valueAt(item ?? {}, field.path)))
  return `With ${asked} the list is not ordered by ${field.path.join('.')}: ${shown.join(' is before ')}`
}
