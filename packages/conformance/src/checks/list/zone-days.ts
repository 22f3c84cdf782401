import type { Json } from '@tumpak/contract-kit/json.ts'
import { readZoneOffset } from '../../document/zone.ts'
import { listsIn, valueAt } from '../../cases/items.ts'
import { getTimes, type Limit } from '../../cases/list/bounds.ts'
import { longestPage, longestSize } from '../../cases/list/page-parameters.ts'
import type { RequestResult } from '../../http/request-result.ts'
import type { PhaseInput } from '../define-check.ts'
import { getRanges, type Range } from './range-limits.ts'

/** How many days to ask for. */
const MAX_DAYS = 2
const MINUTE_MS = 60_000

/**
 * Asks for days on which an item is near midnight, so that it belongs to another day elsewhere, and compares with the
 * items known without a filter. `x-zone` of the document says which zone the days of filters are in. Asks as each
 * account until one has such an item.
 */
export async function checkZoneDays(asked: PhaseInput<'lateList'>): Promise<void> {
  const { context, operation, pool } = asked
  const { sessions, inputs } = pool
  const minutes = readZoneOffset(context.root)
  const offset = minutes === undefined ? undefined : minutes * MINUTE_MS
  if (offset === undefined) return
  const ranges = getRanges(context, operation).filter(isOfDays)
  for (const range of ranges) {
    for (const player of sessions.players) {
      const input = await inputs.first(operation, player)
      const owners = range.limits.map(({ selector }) => selector.owner)
      const query = Object.fromEntries(Object.entries(input.query).filter(([name]) => !owners.includes(name)))
      const page = longestPage(context.root, operation)
      const jar = operation.needsSession ? await sessions.getJar(player) : undefined
      const read = (days: Json): Promise<RequestResult> =>
        context.send(operation, { ...input, query: { ...query, ...page, ...days } }, { jar })
      if (await judgeDays(asked, range, offset, read)) break
    }
  }
}

/** Whether a list can be limited to one day: both ends are days. */
function isOfDays({ limits }: Range): boolean {
  const isDay = ({ kind, write }: Limit): boolean => kind === 'time' && /^\d{4}-\d\d-\d\d$/.test(String(write(0)))
  return limits.every(isDay) && new Set(limits.map(({ bound }) => bound)).size === 2
}

/** Returns false if no item of this account is near midnight. */
async function judgeDays(
  { context, operation, report }: PhaseInput<'lateList'>,
  { field, limits }: Range,
  offset: number,
  read: (days: Json) => Promise<RequestResult>,
): Promise<boolean> {
  const toDay = (time: number): string => new Date(time + offset).toISOString().slice(0, 10)
  const listTimes = (result: RequestResult): number[] =>
    listsIn(context.data(result)).flatMap((item) => {
      const value = valueAt(item, field.path)
      return typeof value === 'string' && value.includes('T') ? getTimes(value) : []
    })
  const whole = await read({})
  if (whole.outcome.kind !== 'success') return false
  const known = listTimes(whole)
  const days = new Set(known.filter((time) => toDay(time) !== new Date(time).toISOString().slice(0, 10)).map(toDay))
  for (const day of [...days].slice(0, MAX_DAYS)) {
    const result = await read(limits.reduce<Json>((made, { selector }) => selector.put(made, day), {}))
    if (result.outcome.kind !== 'success') continue
    const shown = listTimes(result)
    const outlier = shown.find((time) => toDay(time) !== day)
    const expected = known.filter((time) => toDay(time) === day).length
    const isCut = shown.length >= (longestSize(context.root, operation) ?? Number.POSITIVE_INFINITY)
    if (outlier === undefined && (shown.length >= expected || isCut)) {
      report.pass()
      continue
    }
    const what =
      outlier === undefined
        ? `lacks ${String(expected - shown.length)} of ${String(expected)} items of this day`
        : `has an item of ${toDay(outlier)}: ${field.path.join('.')} is ${new Date(outlier).toISOString()}`
    const zone = String(context.root['x-zone'])
    report.fail({
      cause: 'x-zone',
      pointer: `query/${limits[0]?.selector.label ?? ''}`,
      rule: '/x-zone',
      proposed: true,
      title: `With ${limits.map(({ selector }) => `${selector.label}=${day}`).join(' and ')} the list ${what}`,
      explanation: `The document says that days are those of the zone ${zone}. Compare the day there, not in the zone of the server.`,
      evidence: result,
      steps: [
        { label: 'without the range', result: whole },
        { label: 'with the range', result },
      ],
    })
    return true
  }
  return days.size > 0
}
