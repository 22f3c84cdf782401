import { listsIn } from '../../cases/items.ts'
import { isOfPages } from '../../cases/list/page-parameters.ts'
import { createSample } from '../../document/schema/sample.ts'
import { getShape } from '../../document/schema/shape.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import type { PhaseInput } from '../define-check.ts'

/** How many values of one filter to try. */
const VALUES = 4

/** Checks that a filter does not affect the next request without it. */
export async function checkFilterIsForgotten(
  { context, operation, report, input, jar }: PhaseInput<'list'>,
  first: RequestResult,
): Promise<void> {
  const had = listsIn(context.data(first))
  // The first response is a reference only if it was not filtered.
  if (had.length < 2 || first.outcome.kind !== 'success' || !sameQuery(first.input, input)) return
  const filters = operation.parameters.filter(
    (parameter) => parameter.in === 'query' && !parameter.required && !isOfPages(parameter),
  )
  for (const { name, schema } of filters) {
    if (input.query[name] !== undefined) continue
    const { keywords, types } = getShape(context.root, schema)
    const choices: readonly unknown[] = Array.isArray(keywords['enum'])
      ? keywords['enum']
      : types.includes('boolean')
        ? [true, false]
        : []
    const values = [...had.map((item) => item[name]), ...choices, ...getEdges(keywords['format'])]
    const fitting = values.filter(
      (value) => value !== undefined && context.validate(schema, value, 'request').violations.length === 0,
    )
    if (fitting.length === 0) fitting.push(createSample(context.root, schema, context.random(`kept ${name}`)))
    for (const value of [...new Set(fitting)].slice(0, VALUES)) {
      const read = (query: RequestInput['query']): Promise<RequestResult> =>
        context.send(operation, { ...input, query: { ...input.query, ...query } }, { jar })
      const isKept = async (): Promise<[RequestResult, RequestResult] | undefined> => {
        const filtered = await read({ [name]: value })
        const after = await read({})
        if (filtered.outcome.kind !== 'success' || after.outcome.kind !== 'success') return undefined
        const [few, now] = [listsIn(context.data(filtered)), listsIn(context.data(after))]
        return differs(had, few) && JSON.stringify(few) === JSON.stringify(now) ? [filtered, after] : undefined
      }
      // Check a problem twice, because the list may have become shorter.
      const pair = (await isKept()) && (await isKept())
      if (pair === undefined) continue
      const [filtered, after] = pair
      return report.fail({
        pointer: `query/${name}`,
        rule: schema.pointer,
        proposed: schema.proposed,
        title: `Without ${name} the list keeps the value of the request before`,
        explanation: 'A request decides alone what it gets. Do not keep filters on the server.',
        evidence: after,
        steps: [
          { label: 'without the filter', result: first },
          { label: 'with the filter', result: filtered },
          { label: 'without it again', result: after },
        ],
      })
    }
  }
}

/** Whether a list is shorter, or lacks most of the items. New items only shift those of a full page. */
function differs(had: readonly unknown[], now: readonly unknown[]): boolean {
  const items = new Set(now.map((item) => JSON.stringify(item)))
  return now.length < had.length || had.filter((item) => items.has(JSON.stringify(item))).length * 2 < had.length
}

/** Returns times before and after all items, so that one of them as a bound leaves nothing. */
function getEdges(format: unknown): string[] {
  const time = format === 'date' ? '' : 'T00:00:00Z'
  return format === 'date' || format === 'date-time' ? [`2001-01-01${time}`, `2999-01-01${time}`] : []
}

function sameQuery(a: RequestInput, b: RequestInput): boolean {
  return JSON.stringify(a.query) === JSON.stringify(b.query)
}
