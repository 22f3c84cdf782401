import type { Operation } from '@tumpak/contract-kit/operation.ts'
import { listsIn } from '../../cases/items.ts'
import { isIdName } from '../../cases/path-ids.ts'
import { withoutFilters } from '../../cases/without-filters.ts'
import type { RequestInput, RequestResult } from '../../http/request-result.ts'
import type { PhaseInput } from '../define-check.ts'
import { shows } from './foreign-data.ts'
import { otherPlayer } from './ownership.ts'
import { reportForeign } from './report-foreign.ts'

/** Words in the name of a code that refuses access to another player's data. */
const FOREIGN_CODE =
  /\bnot ?(yours|own(ed)?)\b|\b(another|other|different) (player|user|member|customer|account|person|writer|owner)\b/i

/**
 * Checks that one player cannot read another's data by id: by an id from their list as a query parameter, and by any
 * input if the operation has a code for another player's data.
 */
export async function checkForeignIds({
  context,
  operation: target,
  pool,
  report,
  getJar,
  used,
  result,
}: PhaseInput<'access'>): Promise<void> {
  const other = otherPlayer(pool.sessions, used.player)
  if (other === undefined || !target.needsSession || result.outcome.kind !== 'success') return
  const input = withoutFilters(target, used)
  const jar = await getJar(other)
  const send = (sent: RequestInput): Promise<RequestResult> => context.send(target, sent, { jar })
  const found = findItemId(context.data(result), target)
  if (found !== undefined) {
    const theirs = await send(input)
    if (theirs.outcome.kind !== 'success' || shows(theirs.json, found.value)) return
    const leak = await send({ ...input, query: { ...input.query, [found.name]: found.value } })
    if (leak.outcome.kind === 'success' && shows(leak.json, found.value)) return reportForeign(report, leak, result)
    return report.pass()
  }
  const isSaid = target.codes.some(({ name, cause }) => FOREIGN_CODE.test(`${toWords(name)} ${cause}`))
  const given = Object.entries({ ...input.path, ...input.query })
  // The check of links already sends ids that the first player got from a response.
  if (!isSaid || used.source !== undefined || given.length === 0) return
  const leak = await send(input)
  const isSame = JSON.stringify(context.data(leak)) === JSON.stringify(context.data(result))
  if (leak.outcome.kind === 'success' && isSame) return reportForeign(report, leak, result)
  report.pass()
}

/** Finds an id of a list's first item that is also a query parameter. */
function findItemId(data: unknown, { parameters }: Operation): { name: string; value: unknown } | undefined {
  const [item] = listsIn(data)
  const name = parameters.find(
    (parameter) => parameter.in === 'query' && isIdName(parameter.name) && item?.[parameter.name] !== undefined,
  )?.name
  return name === undefined ? undefined : { name, value: item?.[name] }
}

function toWords(name: string): string {
  return name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
}
