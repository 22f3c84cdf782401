import { listsIn } from '../cases/items.ts'
import type { Json } from '../document/json.ts'
import type { Operation, Parameter } from '../document/operation.ts'
import type { CookieJar } from '../http/cookie-jar.ts'
import type { RequestInput, RequestResult } from '../http/request-result.ts'
import type { RunContext } from '../run/run-context.ts'
import { shapeOf } from '../schema/shape.ts'
import { itemFields } from './item-fields.ts'

const CHECK = 'range'
const DAY = 24 * 60 * 60 * 1000
/** A day and a time zone: a bound may include its own day, in the zone of the server. */
const CLEAR = 3 * DAY
/** Names of bounds, and what is left of them names the field: `createdFrom`, `start_date`, `until`. */
const LOWER =
  /^(?:start|from|begin|since|after|min)(?=$|[A-Z_-])|(?:^|_|-|(?<=[a-z]))(?:Start|From|Since|After|start|from|since|after)$/
const UPPER =
  /^(?:end|to|until|before|till|max)(?=$|[A-Z_-])|(?:^|_|-|(?<=[a-z]))(?:End|To|Until|Before|end|to|until|before)$/
const OF_TIME = /(?:[Dd]ate|[Tt]ime|[Dd]ay)s?$|(?<=[a-z])(?:At|On)$|_(?:at|on)$/
/** Seconds of the year 2001, to tell times as numbers from amounts. */
const LEAST_SECONDS = 978_307_200

type Bound = 'lower' | 'upper'

interface Limit {
  parameter: Parameter
  bound: Bound
  /** A time in the form of the parameter. */
  write: (time: number) => unknown
}

interface Problem {
  limit: Limit
  title: string
  result: RequestResult
}

/** A list limited to a time range has only items of it, with each bound alone; a range around all items loses none. */
export async function checkRanges(
  context: RunContext,
  operation: Operation,
  input: RequestInput,
  jar: CookieJar | undefined,
): Promise<void> {
  const { ledger } = context
  const limits = operation.parameters.flatMap((one) => limitOf(context, one) ?? [])
  const [field, ...others] = timeFields(context, operation, limits)
  if (limits.length === 0 || field === undefined || others.length > 0) return ledger.notApplicable(operation, CHECK)
  const bare = Object.fromEntries(
    Object.entries(input.query).filter(([name]) => limits.every(({ parameter }) => parameter.name !== name)),
  )
  const read = (query: Json): Promise<RequestResult> =>
    context.send(operation, { ...input, query: { ...bare, ...query } }, { jar })
  let isJudged = false
  const look = async (): Promise<Problem | undefined> => {
    const all = await read({})
    const times = listsIn(context.data(all)).flatMap((item) => timesOf(item[field]))
    if (all.outcome.kind !== 'success' || times.length === 0) return undefined
    const [first, last] = [Math.min(...times), Math.max(...times)]
    for (const limit of limits) {
      // Nothing is after the last item, and nothing before the first.
      const edge = limit.bound === 'lower' ? last + CLEAR : first - CLEAR
      const middle = (first + last) / 2
      for (const time of last - first > 2 * CLEAR ? [edge, middle] : [edge]) {
        const query = withPartner(limits, limit, time)
        const result = await read(query)
        if (result.outcome.kind !== 'success') continue
        isJudged = true
        const odd = listsIn(context.data(result))
          .flatMap((item) => timesOf(item[field]))
          .find((one) => (limit.bound === 'lower' ? one < time - CLEAR / 2 : one > time + CLEAR / 2))
        if (odd !== undefined) return problemOf(limit, time, field, odd, result)
      }
    }
    const around = Object.fromEntries(
      limits.map((limit) => [
        limit.parameter.name,
        limit.write(limit.bound === 'lower' ? first - CLEAR : last + CLEAR),
      ]),
    )
    const result = await read(around)
    if (result.outcome.kind !== 'success' || listsIn(context.data(result)).length > 0) return undefined
    const [limit] = limits
    const title = `With a range around all items the list is empty`
    return limit === undefined ? undefined : { limit, title, result }
  }
  // A list may change while it is read: check a problem twice.
  const problem = (await look()) === undefined ? undefined : await look()
  if (problem === undefined) return isJudged ? ledger.pass(operation, CHECK) : ledger.notApplicable(operation, CHECK)
  const { parameter } = problem.limit
  ledger.fail(operation, {
    check: CHECK,
    gravity: 'major',
    pointer: `query/${parameter.name}`,
    rule: parameter.schema.pointer,
    proposed: parameter.schema.proposed,
    title: problem.title,
    explanation: 'The player asked for a range of time. Apply it before counting and before cutting pages.',
    evidence: problem.result,
  })
}

/** A bound with its partner, if that is required: the range must not be empty or reversed. */
function withPartner(limits: readonly Limit[], limit: Limit, time: number): Json {
  const partner = limits.find((one) => one.bound !== limit.bound && one.parameter.required)
  const other = limit.bound === 'lower' ? time + DAY : time - DAY
  return {
    [limit.parameter.name]: limit.write(time),
    ...(partner === undefined ? {} : { [partner.parameter.name]: partner.write(other) }),
  }
}

function problemOf(limit: Limit, time: number, field: string, odd: number, result: RequestResult): Problem {
  const { parameter } = limit
  const side = limit.bound === 'lower' ? 'before' : 'after'
  const title = `With ${parameter.name}=${String(limit.write(time))} the list has an item ${side} it: ${field} is ${new Date(odd).toISOString()}`
  return { limit, title, result }
}

function limitOf({ root }: RunContext, parameter: Parameter): Limit | undefined {
  if (parameter.in !== 'query') return undefined
  const { name, schema, example } = parameter
  const bound: Bound | undefined = LOWER.test(name) ? 'lower' : UPPER.test(name) ? 'upper' : undefined
  const { keywords, types } = shapeOf(root, schema)
  if (bound === undefined || 'enum' in keywords) return undefined
  const day = (time: number): string => new Date(time).toISOString().slice(0, 10)
  const { format } = keywords
  const sample = String(example ?? keywords['default'] ?? '')
  if (format === 'date' || (types.includes('string') && /^\d{4}-\d\d-\d\d$/.test(sample)))
    return { parameter, bound, write: day }
  if (format === 'date-time' || (types.includes('string') && /^\d{4}-\d\d-\d\dT/.test(sample)))
    return { parameter, bound, write: (time) => new Date(time).toISOString() }
  const isNumber = types.includes('integer') && typeof example === 'number' && example >= LEAST_SECONDS
  if (!isNumber) return undefined
  return { parameter, bound, write: (time) => Math.round(example > LEAST_SECONDS * 100 ? time : time / 1000) }
}

/** The time that items have: what the bounds name, the field of the order, or the only one. */
function timeFields(context: RunContext, { responses, order, ...rest }: Operation, limits: readonly Limit[]): string[] {
  const fields = [...itemFields(context.root, { responses, order, ...rest })]
  const formatted = fields.filter(([, { format }]) => format === 'date' || format === 'date-time')
  const likely = fields.filter(([name, { format }]) => format === undefined && OF_TIME.test(name))
  const names = (formatted.length > 0 ? formatted : likely).map(([name]) => name)
  const stems = limits.map(({ parameter: { name } }) =>
    name
      .replace(LOWER, '')
      .replace(UPPER, '')
      .replaceAll(/[^a-z]/gi, '')
      .replace(/^(?:date|time|at|day)$/i, '')
      .toLowerCase(),
  )
  const named = names.filter((name) => stems.some((stem) => stem.length > 2 && name.toLowerCase().startsWith(stem)))
  if (named.length > 0) return named
  const ordered = names.filter((name) => name === order?.replace(/^[-+]/, ''))
  return ordered.length > 0 ? ordered : names
}

/** The instants of a value; of a list only if it has one, because any of several may be in the range. */
function timesOf(value: unknown): number[] {
  if (Array.isArray(value)) return value.length === 1 ? timesOf(value[0]) : []
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:[T ]|$)/.test(value)) {
    const time = Date.parse(value)
    return Number.isNaN(time) ? [] : [time]
  }
  if (typeof value !== 'number' || value < LEAST_SECONDS) return []
  return [value > LEAST_SECONDS * 100 ? value : value * 1000]
}
